interface Promise<T> {
  /** The callback's promise is awaited, which TypeScript's own types leave out. */
  finally(callback: () => PromiseLike<unknown>): Promise<T>;
}
