// An address that is pasted from a page, a chat or a contact may contain invisible characters.
const invisible = /[\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}]/gu;
const internationalDomain = /(?<=@)(?=.*\P{ASCII})[\p{Letter}\p{Mark}\p{Number}.。．｡-]+$/u;

/**
 * An email address as it is stored and compared: in lower case, without invisible characters, an internationalized
 * domain in its `xn--` form (OT-4). Text that is not an address is normalized as far as possible.
 */
export const normalizedAddress = (typed: string): string =>
  typed.replace(invisible, '').trim().toLowerCase().replace(internationalDomain, asciiDomain);

const asciiDomain = (domain: string): string => {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
};
