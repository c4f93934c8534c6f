import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer, Call } from '../server.ts';

type Schema = { readonly required?: readonly string[] };
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
export type Operation = {
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
export type ApiDocument = {
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

/** The operation that answers a request, by its method and path. Throws where the document has none. */
export const operationAt = (document: ApiDocument, method: string, path: string): string => {
  const pattern = (key: string) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
  const found = [...operationsOf(document).keys()].find((key) => pattern(key).test(`${method} ${path}`));
  if (found === undefined) throw new Error(`The document has no ${method} ${path}`);
  return found;
};

const validator = new Ajv2020({ allErrors: true, validateFormats: false });

/** A schema that allows only the properties that it names, at every depth. */
const closed = (schema: Schema): object =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && !('additionalProperties' in value)
      ? { ...value, additionalProperties: false }
      : value,
  ) as object;

/** How an answer differs from its description: an unnamed status, another media type, fields too few or too many. */
export const deviations = ({ responses }: Operation, { status, headers, body }: Answer): readonly unknown[] => {
  const described = responses[status];
  if (described === undefined) return [`the status ${status} is not described`];
  const type = headers.get('content-type')?.split(';')[0];
  const [media, content] = Object.entries(described.content ?? {})[0] ?? [];
  if (type !== media) return [`${type ?? 'nothing'} instead of ${media ?? 'nothing'}`];
  if (content === undefined || validator.validate(closed(content.schema), body)) return [];
  return validator.errors ?? [];
};

/** What a server says of its API. */
export const documentOf = async ({ call }: { readonly call: Call }): Promise<ApiDocument> =>
  (await call('GET', '/api/openapi.json')).body as ApiDocument;
