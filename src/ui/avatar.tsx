import { avatar } from './avatar.css.ts';

/** A person's initials in a circle. With `name`, it names the person; without, the name is beside it. */
export function Avatar({ initials, name }: { initials: string; name?: string }) {
  return (
    <span className={avatar} {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      {initials}
    </span>
  );
}
