import type { Game } from '../rules/games.ts';
import type { TypedNumbers } from '../rules/ticket-numbers.ts';

/** Six boxes as the fields of a create or update call; an empty box is null, which the server refuses (TE-8, TR-5). */
export const fieldsOf = (game: Game, numbers: TypedNumbers) => {
  const [first_number, second_number, third_number, fourth_number, fifth_number, special] = numbers.map((text) =>
    text === '' ? null : Number(text),
  );
  const main = { first_number, second_number, third_number, fourth_number, fifth_number };
  return game === 'powerball' ? { ...main, power_ball: special } : { ...main, mega_ball: special };
};
