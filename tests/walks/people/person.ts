import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isStrong } from '../../../src/rules/passwords.ts';

/** Someone at the screen, who finds things by the names that they carry. */
export const person = () => {
  const user = userEvent.setup({ delay: null });
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    focusOn: (label: string) => {
      act(() => (document.activeElement as HTMLElement).blur());
      return user.click(screen.getByLabelText(label));
    },
  };
};

/** What a form shows while it is filled in, with the button that sends it. */
export const seeingForm = (button: string) => ({
  'filling.checking': [],
  'filling.incomplete': `${button} [disabled]`,
  'filling.ready': button,
  'filling.unanswered': ['Something went wrong!', button],
});

/** What the judge can find in a form: only a new password that meets the rules is weak. */
export const weaknesses = [
  ({ form }: { readonly form: object }) =>
    'password' in form && isStrong(String(form.password))
      ? { weakness: 'This password is easy to guess: it repeats the same letters or words.' }
      : undefined,
];

/**
 * Writes a text into a labelled field at once, as a browser that fills in a form does: one change. The focus is then on
 * that field, or on another one where to focus on it would be a second gesture.
 */
export const write = (label: string, text: string, focused = label) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  if (field.value === text) return;
  act(() => screen.getByLabelText(focused).focus());
  fireEvent.change(field, { target: { value: text } });
};

/** Ticks or unticks a box. */
export const tick = (label: string, isTicked: boolean) => {
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
  if (box.checked !== isTicked) fireEvent.click(box);
};

/** Whether two forms differ in exactly one field: what one gesture can change. */
export const isOneChange = <Form extends object>(before: Form, after: Form) =>
  Object.entries(after).filter(([field, value]) => before[field as keyof Form] !== value).length === 1;

/** A changed form as one event, where one gesture makes it of what is filled in. */
export const edited =
  <Form extends object>(form: Form) =>
  ({ form: before }: { readonly form: Form }) =>
    isOneChange(before, form) ? { form } : undefined;

/** A whole form as one event, where none of it is filled in yet: what was typed before the start is restored so. */
export const restored =
  <Form extends object>(form: Form) =>
  ({ form: before }: { readonly form: Form }) =>
    Object.values(before).every((value) => value === '' || value === false) ? { form } : undefined;
