# Functions that declare targets as Package.swift does.

# Whole modules are optimised at once. CMake's rules ask for incremental compilation as well, which the driver
# would remark on at every target.
if(NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    foreach(rule LINK_EXECUTABLE CREATE_STATIC_LIBRARY)
        string(REPLACE " -incremental " " " CMAKE_Swift_${rule} "${CMAKE_Swift_${rule}}")
    endforeach()
endif()

# What every Swift target is compiled with. `package` access reaches as far as the package's name.
function(swift_settings target)
    target_compile_options(${target} PRIVATE
        -package-name taiji_gauge
        -strict-memory-safety
        $<$<NOT:$<CONFIG:Debug>>:-wmo>)
    if(DEFINED ENV{TAIJI_STRICT})
        target_compile_options(${target} PRIVATE -warnings-as-errors)
    endif()
endfunction()

# Links the rooms with the given plain names.
function(use_rooms target)
    foreach(name IN LISTS ARGN)
        if(TARGET Taiji${name})
            target_link_libraries(${target} PUBLIC Taiji${name})
        else()
            target_link_libraries(${target} PUBLIC ${name})
        endif()
    endforeach()
endfunction()

# Lets every Swift user of `target` see the Clang module that the map describes.
function(clang_module target map)
    target_compile_options(${target} INTERFACE
        "$<$<COMPILE_LANGUAGE:Swift>:SHELL:-Xcc -fmodule-map-file=${map}>")
endfunction()

# system_room(NAME LIBRARY): a system library's headers behind a module map.
function(system_room name library)
    add_library(${name} INTERFACE)
    clang_module(${name} "${PROJECT_SOURCE_DIR}/Sources/${name}/module.modulemap")
    target_link_libraries(${name} INTERFACE ${library})
endfunction()

# c_room(NAME ROOMS…): C sources with the header include/NAME.h.
function(c_room name)
    set(folder "${PROJECT_SOURCE_DIR}/Sources/${name}")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.c")
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC "${folder}/include")
    use_rooms(${name} ${ARGN})
    set(map "${CMAKE_BINARY_DIR}/maps/${name}/module.modulemap")
    file(CONFIGURE OUTPUT "${map}" @ONLY CONTENT [[
module @name@ {
    umbrella header "@folder@/include/@name@.h"
    export *
}
]])
    clang_module(${name} "${map}")
endfunction()

# room(NAME ROOMS…): the library TaijiNAME, of the sources in Sources/NAME.
function(room name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/Sources/${name}/*.swift")
    add_library(Taiji${name} STATIC ${sources})
    target_include_directories(Taiji${name} INTERFACE "${CMAKE_Swift_MODULE_DIRECTORY}")
    swift_settings(Taiji${name})
    use_rooms(Taiji${name} ${ARGN})
endfunction()

# kernel_room(NAME FLAGS…): a room that is optimised also where the rest is not.
function(kernel_room name)
    room(${name} CVector)
    string(JOIN " " flags ${ARGN})
    target_compile_options(Taiji${name} PRIVATE $<$<CONFIG:Debug>:-O> "SHELL:${flags}")
endfunction()

# program_room(NAME ROOMS…): the program. Its sources are a library, so that tests can import them, whose
# entry point has a name of its own.
function(program_room name)
    string(REPLACE - _ module ${name})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/Sources/${name}/*.swift")
    add_library(${module} STATIC ${sources})
    target_include_directories(${module} INTERFACE "${CMAKE_Swift_MODULE_DIRECTORY}")
    swift_settings(${module})
    target_compile_options(${module} PRIVATE
        "SHELL:-Xfrontend -entry-point-function-name -Xfrontend ${module}_main")
    use_rooms(${module} ${ARGN})

    set(start "${CMAKE_BINARY_DIR}/generated/Start.swift")
    file(CONFIGURE OUTPUT "${start}" @ONLY CONTENT [[
import @module@

@main enum Start {
    static func main() { Program.main() }
}
]])
    add_executable(program "${start}")
    swift_settings(program)
    target_compile_options(program PRIVATE -parse-as-library)
    set_target_properties(program PROPERTIES OUTPUT_NAME ${name})
    target_link_libraries(program PRIVATE ${module})
    if(TAIJI_STATIC_STDLIB)
        target_link_options(program PRIVATE -static-stdlib)
    endif()
endfunction()

# What Swift Testing's macros need.
function(testing_settings target)
    swift_settings(${target})
    target_compile_options(${target} PRIVATE
        "SHELL:-plugin-path ${taiji_toolchain}/lib/swift/host/plugins/testing" -enable-testing)
endfunction()

# test_support(ROOMS…): what several tests share.
function(test_support)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/Tests/TestSupport/*.swift")
    add_library(TestSupport STATIC ${sources})
    target_include_directories(TestSupport INTERFACE "${CMAKE_Swift_MODULE_DIRECTORY}")
    testing_settings(TestSupport)
    use_rooms(TestSupport ${ARGN})
endfunction()

# tests(NAME ROOMS…): the tests of Tests/NAMETests, or of Tests/NAME where that is the folder, run by ctest through Swift Testing's own entry point.
function(tests name)
    set(target ${name}Tests)
    set(folder "${PROJECT_SOURCE_DIR}/Tests/${target}")
    if(NOT IS_DIRECTORY "${folder}")
        set(folder "${PROJECT_SOURCE_DIR}/Tests/${name}")
    endif()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.swift")
    set(runner "${CMAKE_BINARY_DIR}/generated/${target}/Runner.swift")
    file(CONFIGURE OUTPUT "${runner}" @ONLY CONTENT [[
import Testing

@main enum Runner {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
]])
    add_executable(${target} ${sources} "${runner}")
    testing_settings(${target})
    target_compile_options(${target} PRIVATE -parse-as-library)
    use_rooms(${target} ${ARGN} TestSupport)
    if(name MATCHES "^(App|Window)$")
        add_dependencies(${target} program)
    endif()
    add_test(NAME ${target} COMMAND ${target})
    set_tests_properties(${target} PROPERTIES ENVIRONMENT SWIFT_BACKTRACE=enable=no)
endfunction()
