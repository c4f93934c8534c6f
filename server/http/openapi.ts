import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import { STATUS_CODES } from 'node:http';
import type { GenericSchema } from 'valibot';
import { anyErrorBody, errorBody, fieldErrorBody } from '../../src/protocol/answers.ts';
import type { Description, Env } from './call.ts';

type Operation = ReturnType<typeof operationOf>;

/** The OpenAPI document of an app's calls, from the schemas that check them; `header` carries the access token. */
export const openApiDocument = ({ routes }: Hono<Env>, header: string) => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { path, method, handler } of routes)
    if (isCall(handler)) {
      const place = path.replace(/:(\w+)/g, '{$1}');
      (paths[place] ??= {})[method.toLowerCase()] = operationOf(place, handler.description);
    }
  const access = { type: 'apiKey', in: 'header', name: header, description: 'Authorization {access token}' };
  const info = { title: 'Lottery Board', version: '1' };
  return { openapi: '3.1.0', info, paths, components: { securitySchemes: { access } } };
};

const isCall = (handler: object): handler is { readonly description: Description } => 'description' in handler;

const operationOf = (path: string, description: Description) => {
  const { session, body, emailStatus, answer, status = 200, otherAnswers = {}, errors = [] } = description;
  const answers: readonly (readonly [status: number, answer: Description['answer']])[] = [
    [status, answer],
    ...Object.entries(otherAnswers).map(([one, schema]) => [Number(one), schema] as const),
    ...[...errors, ...(session ? [401] : []), ...(body ? [413, 415] : [])].map((one) => [one, errorBody] as const),
    ...[...(emailStatus ? [emailStatus] : []), ...(body ? [422] : [])].map(
      (one) => [one, errors.includes(one) ? anyErrorBody : fieldErrorBody] as const,
    ),
  ];
  return {
    security: session ? [{ access: [] }] : [],
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameterOf(name)),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      ...Object.fromEntries(answers.map(([one, schema]) => [one, responseOf(one, schema)])),
      default: { description: 'Any other error', content: contentOf(errorBody) },
    },
  };
};

const parameterOf = (name = '') => ({ name, in: 'path', required: true, schema: { type: 'string' } });

const responseOf = (status: number, answer: Description['answer']) => ({
  description: STATUS_CODES[status],
  ...(answer !== null && { content: contentOf(answer) }),
});

const contentOf = (answer: GenericSchema | string) =>
  typeof answer === 'string'
    ? { [answer]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: toJsonSchema(answer, conversion) } };

/** JSON Schema cannot express comparisons of fields, what a text may not contain, or transforms. */
const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check', 'partial_check', 'raw_check', 'trim', 'to_lower_case', 'transform'],
};
