/** From Node 25 on vitest leaves Node's own storages where the page's should be. */
const { defaultView: page } = document;
if (page !== null && page !== globalThis)
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { get: () => page[name], configurable: true });
