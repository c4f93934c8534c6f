type Named = { readonly first_name: string; readonly last_name: string };

// Intl is slow to load, so it is used only where the first letter may be more than one character.
const plain = /^(?:[a-z](?:[ -~]|$)|$)/i;

const firstLetter = (text: string) => {
  const name = text.trim();
  if (plain.test(name)) return name.charAt(0).toUpperCase();
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
};

/** First letters of first and last name (BAR-2). */
export const initialsOf = ({ first_name, last_name }: Named) => firstLetter(first_name) + firstLetter(last_name);

/** The full name, as the menu and the greeting show it. */
export const fullNameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`.trim();
