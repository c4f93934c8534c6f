const plain = (_: string, value: unknown) => {
  if (typeof value === 'object' && value !== null && 'xstate$$type' in value && 'id' in value) return String(value.id);
  return value instanceof Error ? value.message : value;
};
/** A value as text, the same for the same value: actors by their id, errors by their message. */
export const written = (value: unknown): string => JSON.stringify(value, plain);
