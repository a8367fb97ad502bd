enum ExportSeed {}
