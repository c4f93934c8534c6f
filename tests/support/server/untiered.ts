/**
 * How Node runs the embedded database, which is WebAssembly: V8 would optimise it function by function while a test waits.
 * That is put off until a function is hot for longer than nearly any test lasts.
 */
export const untiered = '--wasm-tiering-budget=100000000';
