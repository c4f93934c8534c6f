interface Promise<T> {
  /** What the callback returns is waited for, which the types of the language's library leave out. */
  finally(callback: () => PromiseLike<unknown>): Promise<T>;
}
