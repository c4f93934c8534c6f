import { Fragment } from 'react';

/** An email address that breaks before `@` and `.` where it does not fit in one line. */
export function Email({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
