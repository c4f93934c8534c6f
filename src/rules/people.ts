type Named = { readonly first_name: string; readonly last_name: string };

// Intl takes long to come, so it is asked only where a character may be more than its first letter.
const plain = /^(?:[a-z](?:[ -~]|$)|$)/i;

const firstLetter = (text: string) => {
  const name = text.trim();
  if (plain.test(name)) return name.charAt(0).toUpperCase();
  const letters = [...new Intl.Segmenter().segment(name)];
  return letters
    .slice(0, 1)
    .map(({ segment }) => segment.toUpperCase())
    .join('');
};

/** First letters of first and last name (BAR-2). */
export const initialsOf = ({ first_name, last_name }: Named) => firstLetter(first_name) + firstLetter(last_name);

/** The full name, as the menu and the greeting show it. */
export const fullNameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`.trim();
