/** Whether a host, by name or address, is this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/** Whether the host of a URL is this machine. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
