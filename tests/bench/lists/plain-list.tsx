import { useState } from 'react';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { iconButton } from '../../../src/ui/action/icon-button.css.ts';
import { Icon } from '../../../src/ui/icons.tsx';
import { region } from '../../../src/ui/live/scroll-region.css.ts';
import { box, boxes, place } from '../../../src/ui/numbers/number-boxes.css.ts';
import { buttons, row } from '../../../src/ui/numbers/number-row.css.ts';
import { item } from '../../../src/views/board/tickets.css.ts';

/** The least that a list of tickets can be: the same boxes in the same style, a `useState` a row, no chart and nothing else that could cost. */
export function PlainList({ tickets }: { tickets: readonly SavedTicket[] }) {
  return (
    <section className={region[270]}>
      <ul>
        {tickets.map(({ id, numbers }) => (
          <li key={id} className={item}>
            <PlainRow numbers={numbers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlainRow({ numbers }: { numbers: readonly string[] }) {
  const [typed, setTyped] = useState(numbers);
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={row}>
      <div className={boxes}>
        {typed.map((text, at) => (
          <span key={at} className={place}>
            <input
              className={box[at === 5 ? 'power' : 'main']}
              aria-label={`Number ${at + 1}`}
              disabled={!isEditing}
              value={text}
              onChange={(event) => setTyped(typed.with(at, event.currentTarget.value))}
            />
          </span>
        ))}
      </div>
      <span className={buttons}>
        <button type="button" className={iconButton.quiet} aria-label="Edit ticket" onClick={() => setEditing(true)}>
          <Icon name="pencil" />
        </button>
        <button type="button" className={iconButton.danger} aria-label="Delete ticket">
          <Icon name="trash" />
        </button>
      </span>
    </div>
  );
}
