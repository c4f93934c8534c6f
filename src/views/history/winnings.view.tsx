import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { winningsMachine } from '../../../machines/winnings.machine.ts';
import type { Results } from '../../protocol/history.ts';
import { winningsText } from '../../rules/history/winnings.ts';
import { Button } from '../../ui/action/button.tsx';
import { TryAgain } from '../../ui/action/try-again.tsx';
import { GrowingList } from '../../ui/live/growing-list.tsx';
import { Place } from '../../ui/live/place.tsx';
import { ScrollRegion } from '../../ui/live/scroll-region.tsx';
import { Card } from '../../ui/look/card.tsx';
import { Spinner } from '../../ui/look/spinner.tsx';
import { SmallBalls } from '../../ui/numbers/small-balls.tsx';
import { specialKind } from '../board/words.ts';
import * as look from './history.css.ts';
import { counted, numbersText } from './words.ts';

type WinningsActor = ActorRefFrom<typeof winningsMachine>;

/** What a player's tickets of a game have won: the sum, and each ticket by itself (DH-2). */
export function Winnings({ actor }: { actor: WinningsActor }) {
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const results = useSelector(actor, ({ context }) => context.results);
  return (
    <Card title="My winnings">
      <Place width="full">
        {isLoading ? (
          <Spinner label="Loading the results of your tickets" />
        ) : results === null ? (
          <TryAgain
            text="The results of your tickets could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        ) : results.tickets.length === 0 ? (
          <p className={look.empty}>None of your tickets has played a confirmed draw yet.</p>
        ) : (
          <Sum actor={actor} results={results} />
        )}
      </Place>
    </Card>
  );
}

function Sum({ actor, results: { won, draws, tickets } }: { actor: WinningsActor; results: Results }) {
  return (
    <div className={look.stack}>
      <div className={look.sum}>
        <p className={look.soft}>Total won</p>
        <p className={look.sumText}>{winningsText(won)}</p>
        <p className={look.soft}>
          {`${counted(tickets.length, 'ticket', 'tickets')} in ${counted(draws.length, 'draw', 'draws')}, ` +
            `${counted(won.prizes, 'prize', 'prizes')}. Unofficial. Check your ticket with your lottery.`}
        </p>
      </div>
      <ScrollRegion name="Tickets that played" height={270} isBusy={false}>
        <GrowingList items={tickets} keyOf={({ ticket_id }) => ticket_id} className={look.item}>
          {(ticket) => <Ticket actor={actor} ticket={ticket} />}
        </GrowingList>
      </ScrollRegion>
    </div>
  );
}

function Ticket({ actor, ticket }: { actor: WinningsActor; ticket: Results['tickets'][number] }) {
  const { ticket_id: id, numbers, is_deleted: isDeleted, draws, won } = ticket;
  const game = useSelector(actor, ({ context }) => context.game);
  return (
    <>
      <SmallBalls label={`Ticket ${numbersText(numbers)}`} numbers={numbers} special={specialKind(game)} />
      <span className={look.soft}>
        {`${isDeleted ? 'Deleted. ' : ''}${counted(draws, 'draw', 'draws')}, won: ${winningsText(won)}`}
      </span>
      <span className={look.atEnd}>
        <Button variant="quiet" onClick={() => actor.send({ type: 'outcomes.opened', of: { kind: 'ticket', id } })}>
          <span>Draw by draw</span>
          <span className={look.unseen}>{`, ticket ${numbersText(numbers)}`}</span>
        </Button>
      </span>
    </>
  );
}

/** What one's tickets did in a draw, as a button that opens all of it; nothing when none played it (BD-6). */
export function MyTickets({ actor, date }: { actor: WinningsActor; date: string }) {
  const draw = useSelector(actor, ({ context }) => context.results?.draws.find((one) => one.date === date));
  return (
    <Place width="own">
      {draw !== undefined && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'outcomes.opened', of: { kind: 'draw', date } })}>
          {`${counted(draw.tickets, 'ticket', 'tickets')}: ` +
            (draw.won.prizes === 0 ? 'no prize' : winningsText(draw.won))}
        </Button>
      )}
    </Place>
  );
}
