import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { whatIfMachine } from '../../../machines/what-if.machine.ts';
import { widestRanges } from '../../rules/eras.ts';
import { markedBoxes, numberErrors, pasteErrors } from '../../rules/ticket-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldErrors } from '../../ui/error-line.tsx';
import { TicketBoxes } from '../ticket-entry/ticket-boxes.view.tsx';
import { entry, say } from '../tickets/tickets.css.ts';
import { missingText } from '../board/draw-words.ts';
import { SmallBalls } from '../board/small-balls.view.tsx';
import * as css from '../history/history.css.ts';
import type { Game } from '../../rules/games.ts';
import type { Hit, WhatIf } from '../../rules/what-if.ts';
import { capitalized, inFigures, matchText, tiers, winningsText } from '../../rules/prizes.ts';
import { dayOf } from '../../rules/dates.ts';
import { counted, outcomeText } from '../history/history-words.ts';

const errorsId = 'what-if-errors';

/** What any six numbers would have won in all draws so far; all of it is hypothetical (DH-3). */
export function WhatIf({ actor }: { actor: ActorRefFrom<typeof whatIfMachine> }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const numbers = useSelector(actor, ({ context }) => context.numbers);
  const found = useSelector(actor, ({ context }) => context.found);
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const isChecking = useSelector(actor, (state) => state.matches('checkingNumbers'));
  const isUnanswered = useSelector(actor, (state) => state.matches({ entering: 'unanswered' }));
  const canCheck = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const ranges = widestRanges(game);
  const errors = [
    ...numberErrors(game, numbers, ranges),
    ...pasteErrors(found, game, ranges),
    ...(isUnanswered ? ['The draw history could not be loaded. Please try again.'] : []),
  ];

  return (
    <div className={css.pair}>
      <Card title="What if?">
        <p className={css.lead}>See what six numbers would have won in every draw so far.</p>
        <Form label="What if?" isBusy={isChecking} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <div className={entry}>
            <TicketBoxes
              game={game}
              numbers={numbers}
              marked={markedBoxes(numbers, ranges)}
              isCaptioned
              describedBy={errorsId}
              isReadOnly={isChecking}
              onEdit={(edited) => actor.send({ type: 'numbers.edited', numbers: edited })}
              onRefused={(count) => actor.send({ type: 'paste.refused', found: count })}
            />
          </div>
          <div className={say}>
            <FieldErrors id={errorsId} sentences={errors} />
            <p role="status">{errors.length === 0 ? missingText(numbers, canCheck ? 'Ready to check' : '') : ''}</p>
          </div>
          <Button type="submit" disabled={!canCheck} isBusy={isChecking}>
            Check all draws
          </Button>
        </Form>
      </Card>
      <Card title="Would have won">
        <div role="status" className={css.stack}>
          {outcome === null ? (
            <p className={css.empty}>Enter six numbers and check all draws.</p>
          ) : outcome.played + outcome.outOfEra === 0 ? (
            <p className={css.empty}>No real draw has been received yet, so there is nothing to check.</p>
          ) : (
            <Imagined game={game} outcome={outcome} />
          )}
        </div>
      </Card>
    </div>
  );
}

const bestShown = 5;

/** What numbers would have won: the sum, each match's count, and the best draws, marked as hypothetical (DH-3). */
function Imagined({ game, outcome }: { game: Game; outcome: WhatIf }) {
  const { played, outOfEra, hits, won } = outcome;
  return (
    <>
      <div className={css.tight}>
        <p className={css.imagined}>Imagined, not real winnings</p>
        <p className={css.sumText}>{winningsText(won)}</p>
        <p className={css.soft}>
          <span>
            {`${counted(hits.length, 'prize', 'prizes')} in ${counted(played, 'draw', 'draws')} ` +
              'that these numbers could have played.'}
          </span>
          {outOfEra > 0 && (
            <span>
              {` ${counted(outOfEra, 'draw is', 'draws are')} left out: these numbers could not be played then.`}
            </span>
          )}
        </p>
      </div>
      {hits.length > 0 && <Matches game={game} hits={hits} />}
      {hits.length > 0 && (
        <ul aria-label="Best draws">
          {hits.slice(0, bestShown).map((hit) => (
            <li key={hit.draw.date} className={css.item}>
              <strong className={css.day}>{dayOf(hit.draw.date)}</strong>
              <SmallBalls
                game={game}
                label={`Numbers drawn on ${dayOf(hit.draw.date)}`}
                numbers={hit.draw.numbers}
                other={outcome.numbers}
              />
              <span className={css.rest}>{outcomeText(game, hit.draw.date, hit.match)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Matches({ game, hits }: { game: Game; hits: readonly Hit[] }) {
  return (
    <dl className={css.tight} aria-label="How often each match">
      {tiers.map((match, at) => {
        const times = hits.filter(({ tier }) => tier === at + 1).length;
        return times === 0 ? null : (
          <div key={at} className={css.match}>
            <dt>{capitalized(matchText(game, match))}</dt>
            <dd>{`${inFigures(times)}×`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
