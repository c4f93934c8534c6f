import * as v from 'valibot';

const maybe = v.nullable(v.string());
const game = v.picklist(['powerball', 'megamillions']);
const numbers = { main: v.array(v.number()), special: v.number() };

const profile = v.object({
  id: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  created_at: v.string(),
});
const consents = v.object({
  agreed_to_terms_at: v.string(),
  activated_at: maybe,
  consents_to_updates: v.boolean(),
  wants_results_mails: v.boolean(),
});
const result = v.object({
  draw_date: v.string(),
  ...numbers,
  main_matches: v.number(),
  special_matches: v.boolean(),
  prize_tier: v.nullable(v.number()),
});
const ticket = v.object({
  id: v.string(),
  game,
  ...numbers,
  saved_at: v.string(),
  changed_at: v.string(),
  deleted_at: maybe,
  results: v.array(result),
});
const mail = v.object({
  kind: v.string(),
  recipient: maybe,
  game: v.nullable(game),
  draw_date: maybe,
  state: v.string(),
  at: v.string(),
  subject: maybe,
  text: maybe,
});
const signUp = v.object({
  first_name: v.string(),
  last_name: v.string(),
  consents_to_updates: v.boolean(),
  agreed_to_terms_at: v.string(),
});
const link = v.object({
  purpose: v.string(),
  ends_at: v.string(),
  used_at: maybe,
  email: maybe,
  sign_up: v.nullable(signUp),
});
const signIn = v.object({ browser: v.string(), started_at: v.string(), last_used_at: v.string(), ended_at: maybe });

/**
 * Everything that is stored about a person, without hashes and tokens. Instants are in UTC; prize tiers count from 1,
 * the highest (SV-13).
 */
export const records = v.object({
  profile,
  consents,
  tickets: v.array(ticket),
  results_notifications: v.array(v.object({ game, draw_date: v.string() })),
  mails: v.array(mail),
  links: v.array(link),
  sign_ins: v.array(signIn),
});

export type Records = v.InferOutput<typeof records>;
