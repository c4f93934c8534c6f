import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forAll } from '../../support/at-end.ts';
import { documentOf, operationsOf } from '../../support/server/api-document.ts';
import { startServer } from '../../support/server.ts';

const numbers = ['first_number', 'second_number', 'third_number', 'fourth_number', 'fifth_number'];
const powerball = [...numbers, 'power_ball'];
const megaMillions = [...numbers, 'mega_ball'];
const names = ['first_name', 'last_name'];
const registration = ['email', 'password', 'password1', ...names, 'consent_to_updates', 'agree_to_terms'];

/** The table of the calls: what a call takes, `own` for a player's own, and the status of its answer. */
const table = [
  ['POST /api/v1/user/login/', ['email', 'password'], 'open', 200],
  ['POST /api/v1/user/register/', registration, 'open', 201],
  ['POST /api/v1/user/password/reset/', ['email'], 'open', 200],
  ['POST /api/v1/user/password-reset/confirm/', ['uid', 'token', 'new_password1', 'new_password2'], 'open', 202],
  ['POST /api/v1/user/activate/', ['uid64', 'token'], 'open', 200],
  ['POST /api/v1/user/logout/', [], 'own', 200],
  ['GET /api/v1/powerball/latest', [], 'open', 200],
  ['GET /api/v1/lottery/latest', [], 'open', 200],
  ['GET /api/v1/powerball/user-powerball-lottery-widget/', [], 'own', 200],
  ['GET /api/v1/lottery/user-megaball-lottery-widget/', [], 'own', 200],
  ['GET /api/v1/lottery/tickets/', [], 'own', 200],
  ['GET /api/v1/powerball/tickets/', [], 'own', 200],
  ['POST /api/v1/powerball/tickets/', powerball, 'own', 201],
  ['POST /api/v1/lottery/tickets/', megaMillions, 'own', 201],
  ['PUT /api/v1/powerball/tickets/{ticket_id}/', powerball, 'own', 200],
  ['PUT /api/v1/lottery/tickets/{ticket_id}/', megaMillions, 'own', 200],
  ['DELETE /api/v1/powerball/tickets/{ticket_id}/', [], 'own', 204],
  ['DELETE /api/v1/lottery/tickets/{ticket_id}/', [], 'own', 204],
  ['POST /api/v1/lottery/resend-user-email/', [], 'own', 200],
  ['POST /api/v1/powerball/resend-user-email/', [], 'own', 200],
  ['GET /api/v1/user/results-mails/', [], 'own', 200],
  ['PUT /api/v1/user/results-mails/', ['wanted'], 'own', 200],
  ['GET /api/v1/user/records/', [], 'own', 200],
  ['POST /api/v1/user/delete/', ['password'], 'own', 200],
] as const;

const described = forAll(async () => {
  const server = await startServer();
  return { server, document: await documentOf(server.call) };
});

describe('the API document', () => {
  test('has every call of the table, as the requirements list them [API-1, API-24]', () => {
    const required = [
      ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*API-\d+\*\* built: (?:\* )?`([^`]+)`/gm),
    ].map(([, call]) => call);
    expect(table.map(([call]) => call)).toEqual(required);
    expect([...operationsOf(described().document).keys()]).toEqual(expect.arrayContaining(required));
  });

  test('has every route below /api/v1, and no other [API-1, DH-4, SE-8]', () => {
    const routes = described()
      .server.context.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(routes)].toSorted()).toEqual([...operationsOf(described().document).keys()].toSorted());
  });

  test.each(table)('says what %s takes, whose it is and its status [API-1, API-13, API-15, API-17]', (...row) => {
    const [call, takes, whose, status] = row;
    const operation = operationsOf(described().document).get(call);
    const body = operation?.requestBody?.content['application/json']?.schema;
    expect(body && 'required' in body ? body.required : []).toEqual(takes);
    expect(operation?.security).toEqual(whose === 'own' ? [{ access: [] }] : []);
    expect(Object.keys(operation?.responses ?? {}).filter((text) => text.startsWith('2'))).toEqual([String(status)]);
    expect('401' in (operation?.responses ?? {})).toBe(whose === 'own');
  });

  test('has the header that carries the access token [SE-2]', () => {
    const access = {
      type: 'apiKey',
      in: 'header',
      name: 'X-Authorization',
      description: 'Authorization {access token}',
    };
    expect(described().document.components).toEqual({ securitySchemes: { access } });
  });
});
