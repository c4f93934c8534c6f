import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { OutcomesOf, winningsMachine } from '../../../machines/winnings.machine.ts';
import type { Outcome, Results } from '../../protocol/history.ts';
import type { Game } from '../../rules/games.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallBalls } from '../board/small-balls.view.tsx';
import { dayOf } from '../../rules/dates.ts';
import * as css from '../history/history.css.ts';
import { numbersText, ticketName } from '../../rules/past-draws.ts';
import { outcomeText } from '../history/history-words.ts';
import { TryAgain } from '../page/try-again.view.tsx';

type OutcomesProps = { actor: ActorRefFrom<typeof winningsMachine> };

/** The dialog with the matches and prizes of all tickets in a draw, or of one ticket in all its draws (BD-6, DH-2). */
export function Outcomes({ actor }: OutcomesProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const of = useSelector(actor, ({ context }) => context.of);
  const outcomes = useSelector(actor, ({ context }) => context.outcomes);
  const results = useSelector(actor, ({ context }) => context.results);
  const isOpen = useSelector(actor, (state) => state.hasTag('outcomes'));
  const isOpening = useSelector(actor, (state) => state.matches({ showing: 'opening' }));
  const isUnreached = useSelector(actor, (state) => state.matches({ showing: 'unreached' }));
  return (
    <FocusScope width="full">
      <Dialog isOpen={isOpen} title={titleOf(of, results)} onClose={() => actor.send({ type: 'outcomes.closed' })}>
        {isOpening ? (
          <Spinner label="Loading matches and prizes" />
        ) : isUnreached ? (
          <TryAgain text="The matches could not be loaded." isUrgent actor={actor} />
        ) : (
          <GrowingList items={outcomes} keyOf={({ ticket_id, date }) => `${ticket_id} ${date}`} className={css.outcome}>
            {(outcome) => <OneOutcome game={game} outcome={outcome} isOfDraw={of?.kind === 'draw'} />}
          </GrowingList>
        )}
      </Dialog>
    </FocusScope>
  );
}

const titleOf = (of: OutcomesOf | null, results: Results | null): string => {
  if (of?.kind === 'draw') return `My tickets on ${dayOf(of.date)}`;
  const ticket = results?.tickets.find(({ ticket_id }) => ticket_id === of?.id);
  return ticket === undefined ? 'My ticket' : ticketName(ticket.numbers);
};

function OneOutcome({ game, outcome, isOfDraw }: { game: Game; outcome: Outcome; isOfDraw: boolean }) {
  const { date, numbers, drawn, main_matches: main, special_matches: special } = outcome;
  return (
    <div className={css.tight}>
      {!isOfDraw && (
        <p>
          <strong>{dayOf(date)}</strong> <span className={css.soft}>{`drawn: ${numbersText(drawn)}`}</span>
        </p>
      )}
      <SmallBalls game={game} label={ticketName(numbers)} numbers={numbers} other={drawn} />
      <p className={css.soft}>{outcomeText(game, date, { main, special })}</p>
    </div>
  );
}
