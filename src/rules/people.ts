type Named = { readonly first_name: string; readonly last_name: string };

const letters = new Intl.Segmenter();

const firstLetter = (text: string) => {
  const [first] = letters.segment(text.trim());
  return first?.segment.toUpperCase() ?? '';
};

/** First letters of first and last name (BAR-2). */
export const initialsOf = ({ first_name, last_name }: Named) => firstLetter(first_name) + firstLetter(last_name);

/** The full name, as the menu and the greeting show it. */
export const fullNameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`.trim();
