import TaijiExport

/// Measures drawing, without a display, and prints what was found.
func runBench(_ options: Options) throws(Failure) {
    let run = BenchRun(options.bench, size: options.size)
    let result = run.measure()
    if let file = options.bench.picture {
        do throws(ExportError) {
            try PNG.write(run.framebuffer, to: file)
        } catch {
            throw .failed(subject: "--picture", reason: error.description)
        }
    }
    try StandardStream.output.write(options.bench.printsJSON ? result.json.text + "\n" : result.table)
}
