import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an IP address in any spelling, in brackets or with a port; an IPv4-mapped one becomes IPv4. */
export const addressIn = (text: string): IpAddress | undefined => {
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? dotted ?? text;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
};

/** An IPv4 address, or the network of an IPv6 one, whose last 64 bits a sender can choose. */
export const networkOf = (address: IpAddress): string =>
  address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();

/** Whether a host, by name or address, is this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || addressIn(host)?.range() === 'loopback';

/** Whether the host of a URL is this machine. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
