import * as v from 'valibot';
import type { Game } from '../rules/games.ts';
import type { TypedNumbers } from '../rules/ticket-numbers.ts';

/** A ticket's id: a number or a string in JSON, always read as a string (OT-9). */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The fields of a ticket's five main numbers, in their order. */
export const mainFields = ['first_number', 'second_number', 'third_number', 'fourth_number', 'fifth_number'] as const;
type Main = Readonly<Record<(typeof mainFields)[number], number>>;

/** A ticket's five main numbers, in their order. */
export const mainNumbersOf = (ticket: Main): readonly number[] => mainFields.map((field) => ticket[field]);

const stored = {
  ticket_id: id,
  ...v.entriesFromList(mainFields, v.number()),
  stored_date: v.string(),
};
// An update sends it back unchanged.
const lottery = v.nullable(v.union([v.string(), v.number()]));

/** Answer of a game's ticket list, newest first. */
export const powerballTicketsAnswer = v.array(
  v.object({ ...stored, powerball_lottery: lottery, power_ball: v.number() }),
);
export const megaMillionsTicketsAnswer = v.array(
  v.object({ ...stored, megaball_lottery: lottery, mega_ball: v.number() }),
);

/** Answer of create and update: the sentence for the toast, if any (TE-8, TR-6). */
export const savedAnswer = v.object({ message: v.optional(v.string()) });

/** Answer of a game's widget. */
export const widgetAnswer = v.object({ event_code: v.number() });

/** Answer of a resend; without a detail, nothing was sent (WI-7). */
export const resendAnswer = v.object({ detail: v.optional(v.string()) });

export type PowerballTicket = v.InferOutput<typeof powerballTicketsAnswer>[number];
export type MegaMillionsTicket = v.InferOutput<typeof megaMillionsTicketsAnswer>[number];

/** Six boxes as the fields of a create or update call; an empty box is null, which the server rejects (TE-8, TR-5). */
export const fieldsOf = (game: Game, numbers: TypedNumbers) => {
  const fields = [...mainFields, game === 'powerball' ? 'power_ball' : 'mega_ball'];
  return Object.fromEntries(fields.map((field, place) => [field, numbers[place] ? Number(numbers[place]) : null]));
};
