import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../../server/http/openapi.ts';
import { authorizationHeader } from '../../../src/protocol/authorization.ts';
import type { Answer, Call } from './caller.ts';

type Content = Readonly<Record<string, { readonly schema: object }>>;
type Operation = {
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
};

/** Every operation of a document, by its method and path. */
export const operationsOf = ({ paths }: ApiDocument): ReadonlyMap<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );

/** The operation for a request, if the document has one. */
const operationAt = (document: ApiDocument, method: string, path: string): Operation | undefined => {
  const pattern = (key: string) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return [...operationsOf(document)].find(([key]) => pattern(key).test(`${method} ${path}`))?.[1];
};

const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

/** Validates by a schema that allows only the properties that it names, at every depth; compiled once for a run. */
const closedValidator = (schema: object): ValidateFunction => {
  const text = JSON.stringify(schema);
  const closed = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && !('additionalProperties' in value)
      ? { ...value, additionalProperties: false }
      : value;
  const validator = validators.get(text) ?? ajv.compile(JSON.parse(text, closed) as object);
  validators.set(text, validator);
  return validator;
};

/** How an answer differs from its description: another status or media type, missing or additional fields. */
const deviations = ({ responses }: Operation, { status, headers, body }: Answer): readonly unknown[] => {
  const isForEveryCall = status === 429 || status >= 500;
  const described = isForEveryCall ? responses['default'] : responses[status];
  if (described === undefined) return [`the status ${status} is not described`];
  const type = headers.get('content-type')?.split(';')[0];
  const [media, content] = Object.entries(described.content ?? {})[0] ?? [];
  if (type !== media) return [`${type ?? 'nothing'} instead of ${media ?? 'nothing'}`];
  const validate = content && closedValidator(content.schema);
  return validate === undefined || validate(body) ? [] : (validate.errors ?? []);
};

/** A server's description of its API. */
export const documentOf = async (call: Call): Promise<ApiDocument> =>
  (await call('GET', '/api/openapi.json')).body as ApiDocument;

/** Calls to an app that throw if an answer is not as the app's own document describes it (API-1). */
export const describedCall = (call: Call, app: Parameters<typeof openApiDocument>[0]): Call => {
  let document: ApiDocument | undefined;
  return async (method, path, sent) => {
    const answer = await call(method, path, sent);
    const operation = operationAt((document ??= openApiDocument(app, authorizationHeader)), method, path);
    const wrong = operation === undefined ? [] : deviations(operation, answer);
    if (wrong.length > 0) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(wrong)}`);
    return answer;
  };
};
