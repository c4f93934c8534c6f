/** The first letter on each key of a phone, from 3 to 9. */
const firsts = 'DGJMPTW'.split('');

/** The number that a link dials for a phone number with letters (RFC 3966). */
export const dialed = (phone: string): string =>
  phone.replace(/[A-Z]/g, (letter) => `${firsts.filter((first) => first <= letter).length + 2}`);
