import { describe, expect, expectTypeOf, test } from 'vitest';
import { setup } from 'xstate';
import type { AnsweringPort, StateName, walk } from '../../support/walk.ts';
import type { noteMachine } from './note.machine.ts';

type Tables = Parameters<typeof walk<typeof noteMachine>>[1];
type Opened = ReturnType<Tables['open']>;

describe('tables that leave something out do not compile', () => {
  const nested = setup({}).createMachine({
    id: 'nested',
    type: 'parallel',
    states: {
      door: { initial: 'open', states: { open: {}, shut: {} } },
      lamp: { initial: 'off', states: { off: {}, on: {} } },
    },
  });

  test('every innermost state has to be seen', () => {
    expectTypeOf<StateName<typeof noteMachine>>().toEqualTypeOf<'writing' | 'saving' | 'refused' | 'saved'>();
    expect(nested.id).toBe('nested');
    expectTypeOf<StateName<typeof nested>>().toEqualTypeOf<'door.open' | 'door.shut' | 'lamp.off' | 'lamp.on'>();
    expectTypeOf<Omit<Tables['seeing'], 'refused'>>().not.toExtend<Tables['seeing']>();
  });

  test('every event has its cases and its gesture', () => {
    expectTypeOf<keyof Tables['cases']>().toEqualTypeOf<'text.edited' | 'form.submitted'>();
    expectTypeOf<Omit<Tables['cases'], 'text.edited'>>().not.toExtend<Tables['cases']>();
    expectTypeOf<keyof Opened['doing']>().toEqualTypeOf<'text.edited' | 'form.submitted'>();
    expectTypeOf<Omit<Opened['doing'], 'form.submitted'>>().not.toExtend<Opened['doing']>();
  });

  test('every port that answers has its answers and its double', () => {
    expectTypeOf<AnsweringPort<typeof noteMachine>>().toEqualTypeOf<'saveNote'>();
    expectTypeOf<object>().not.toExtend<Tables['answers']>();
    expectTypeOf<{ saveNote: readonly { outcome: 'lost' }[] }>().not.toExtend<Tables['answers']>();
    expectTypeOf<object>().not.toExtend<Opened['ports']>();
  });
});
