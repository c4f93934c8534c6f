import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/** A port whose work is held open until the test ends it. */
export type HeldPort = {
  readonly inputs: readonly unknown[];
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** A promise port that a test resolves or rejects; `inputs` has what the chart asked it for, in order. */
export const deferredPromise = <TOutput = unknown, TInput extends NonReducibleUnknown = NonReducibleUnknown>() => {
  const inputs: TInput[] = [];
  let settle: { resolve: (output: TOutput) => void; reject: (error: unknown) => void } | undefined;
  const logic = fromPromise<TOutput, TInput>(({ input }) => {
    inputs.push(input);
    return new Promise<TOutput>((resolve, reject) => {
      settle = { resolve, reject };
    });
  });
  return {
    logic,
    inputs: inputs as readonly TInput[],
    resolve: (output: unknown) => settle?.resolve(output as TOutput),
    reject: (error: unknown) => settle?.reject(error),
  };
};

/** A callback port through which a test sends what the world would. */
export const deferredCallback = <
  TEvent extends EventObject,
  TInput extends NonReducibleUnknown = NonReducibleUnknown,
>() => {
  const inputs: TInput[] = [];
  let sendBack: ((event: TEvent) => void) | undefined;
  const logic = fromCallback<TEvent, TInput>((port) => {
    inputs.push(port.input);
    sendBack = port.sendBack;
  });
  return { logic, inputs: inputs as readonly TInput[], send: (event: TEvent) => sendBack?.(event) };
};
