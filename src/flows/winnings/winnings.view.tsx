import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { winningsMachine } from '../../../machines/winnings.machine.ts';
import type { Outcome, Results } from '../../protocol/history.ts';
import type { Game } from '../../rules/games.ts';
import { numbersText, type SixNumbers, ticketName } from '../../rules/past-draws.ts';
import { capitalized, inFigures, matchText, winningsText, wonByMonth, wonInDraw } from '../../rules/prizes.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../page/button-link.view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Holes, SmallBalls } from '../board/small-balls.view.tsx';
import { dayOf, monthOf } from '../../rules/dates.ts';
import * as shared from '../history/history.css.ts';
import { TryAgain } from '../page/try-again.view.tsx';
import type { Figure } from '../picture/picture.view.tsx';
import * as css from './winnings.css.ts';
import { winningsFigure } from './winnings-figure.ts';
import { counted } from '../history/history-words.ts';

type WinningsActor = ActorRefFrom<typeof winningsMachine>;

type WinningsProps = { actor: WinningsActor; picture: (figure: Figure) => ReactNode };

/**
 * What a player's tickets of a game have won: the sum, the largest prizes, each ticket by itself, and the sum over
 * time, drawn by `picture` (DH-2, FW-4, PL-4).
 */
export function Winnings({ actor, picture }: WinningsProps) {
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const results = useSelector(actor, ({ context }) => context.results);
  const game = useSelector(actor, ({ context }) => context.game);
  return (
    <FocusScope width="full">
      {!isLoading && results && results.tickets.length > 0 ? (
        <All actor={actor} results={results} picture={picture} />
      ) : (
        <Card title="My winnings">
          {isLoading ? (
            <Spinner label="Loading the results of your tickets" />
          ) : results === null ? (
            <LoadAgain actor={actor} />
          ) : (
            <div className={shared.empty}>
              <Holes game={game} />
              <p>None of your tickets has played a confirmed draw yet.</p>
              <ButtonLink href={`/${game}`} variant="secondary">
                Add a ticket
              </ButtonLink>
            </div>
          )}
        </Card>
      )}
    </FocusScope>
  );
}

/** Says that the results could not be loaded, and loads them again. */
export function LoadAgain({ actor }: { actor: WinningsActor }) {
  return <TryAgain text="The results of your tickets could not be loaded." actor={actor} />;
}

type AllProps = { actor: WinningsActor; results: Results };

function All({ actor, results, picture }: AllProps & Pick<WinningsProps, 'picture'>) {
  const { is_sample: isSample, won, prizes, tickets } = results;
  const winners = tickets.filter((ticket) => ticket.won.prizes > 0).length;
  return (
    <div className={css.cards}>
      <Card title={isSample ? 'Would have won' : 'Total won'}>
        <Sum actor={actor} results={results} />
      </Card>
      <Card
        title="By prize, largest first"
        aside={
          <p className={shared.soft}>
            {won.prizes > prizes.length
              ? `The ${prizes.length} largest of ${counted(won.prizes, 'prize', 'prizes')}`
              : `${counted(won.prizes, 'prize', 'prizes')}, ${counted(winners, 'ticket', 'tickets')}`}
          </p>
        }
      >
        {prizes.length === 0 && <p className={shared.empty}>None of your tickets has won a prize yet.</p>}
        <ul className={css.wins}>
          {prizes.map((prize) => (
            <li key={`${prize.ticket_id} ${prize.date}`} className={css.win}>
              <Win actor={actor} prize={prize} ticket={tickets.find(({ ticket_id: id }) => id === prize.ticket_id)} />
            </li>
          ))}
        </ul>
      </Card>
      <div className={css.across}>
        <Card title="Over time">
          {won.prizes === 0 ? (
            <p className={shared.empty}>Once a ticket wins, this shows how your winnings add up.</p>
          ) : (
            picture(winningsFigure(results))
          )}
        </Card>
      </div>
      <div className={css.across}>
        <Card title="Ticket by ticket">
          <ScrollRegion name="Tickets that played" height="upTo270" isBusy={false}>
            <GrowingList items={tickets} keyOf={({ ticket_id }) => ticket_id} className={shared.item}>
              {(ticket) => <Ticket actor={actor} ticket={ticket} />}
            </GrowingList>
          </ScrollRegion>
        </Card>
      </div>
    </div>
  );
}

const amountOf = (game: Game, { date, tier }: Outcome) => winningsText(wonInDraw(game, date, [tier]));

const prizesText = (won: Results['won']) => (won.prizes === 0 ? 'no prize' : winningsText(won));

function Sum({ actor, results: { is_sample: isSample, won, draws, prizes } }: AllProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const [best] = prizes;
  const months = wonByMonth(draws);
  const most = Math.max(1, ...months.map((month) => month.won.highest));
  // The width of a bar, an SVG of 1000 units, because the policy forbids style attributes.
  const barOf = ({ jackpots, highest }: Results['won']) =>
    jackpots > 0 ? 1000 : Math.max(4, Math.round(1000 * (highest / most)));
  return (
    <div className={shared.stack}>
      <div>
        <p className={css.total}>{winningsText(won)}</p>
        <p className={shared.soft}>
          {isSample ? 'These numbers are made up.' : 'Unofficial. Check your ticket with your lottery.'}
        </p>
      </div>
      <dl className={css.facts}>
        <Fact name="Draws played" value={inFigures(draws.length)} />
        <Fact name="Prizes" value={inFigures(won.prizes)} />
        {best && <Fact name="Best" value={amountOf(game, best)} />}
      </dl>
      {months.length > 0 && (
        <div>
          <h3 className={css.subtitle}>Won by month</h3>
          <ul>
            {months.map(({ month, won: ofMonth }) => (
              <li key={month} className={css.month}>
                <span>{monthOf(month)}</span>
                <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true" className={css.bar}>
                  <rect width={barOf(ofMonth)} height="12" className={css.filled} />
                </svg>
                <strong className={css.figure}>{winningsText(ofMonth)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={shared.soft}>{name}</dt>
      <dd className={css.fact}>{value}</dd>
    </div>
  );
}

type WinProps = { actor: WinningsActor; prize: Outcome; ticket: Results['tickets'][number] | undefined };

function Win({ actor, prize, ticket }: WinProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const { ticket_id: id, date, numbers, drawn, main_matches: main, special_matches: special } = prize;
  return (
    <>
      <p className={css.amount}>{amountOf(game, prize)}</p>
      <div className={css.numbers}>
        <SmallBalls game={game} label={ticketName(numbers)} numbers={numbers} other={drawn} />
      </div>
      <p className={css.how}>
        <span>{capitalized(matchText(game, { main, special }))}</span>
        <span className={shared.soft}>{`${dayOf(date)}, ${counted(ticket?.draws ?? 1, 'draw', 'draws')} played`}</span>
      </p>
      <span className={css.way}>
        <DrawByDraw actor={actor} id={id} numbers={numbers} />
      </span>
    </>
  );
}

type DrawByDrawProps = { actor: WinningsActor; id: string; numbers: SixNumbers };

function DrawByDraw({ actor, id, numbers }: DrawByDrawProps) {
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: 'outcomes.opened', of: { kind: 'ticket', id } })}>
      <span>Draw by draw</span>
      <span className={hidden}>{`, ticket ${numbersText(numbers)}`}</span>
    </Button>
  );
}

function Ticket({ actor, ticket }: { actor: WinningsActor; ticket: Results['tickets'][number] }) {
  const { ticket_id: id, numbers, is_deleted: isDeleted, draws, won } = ticket;
  const game = useSelector(actor, ({ context }) => context.game);
  return (
    <>
      <SmallBalls game={game} label={ticketName(numbers)} numbers={numbers} />
      <span className={shared.rest}>
        {`${isDeleted ? 'Deleted. ' : ''}${counted(draws, 'draw', 'draws')}: ${prizesText(won)}`}
      </span>
      <DrawByDraw actor={actor} id={id} numbers={numbers} />
    </>
  );
}

/** How the player's tickets did in a draw, as a button that opens the details; nothing if none played it (BD-6). */
export function MyTickets({ actor, date }: { actor: WinningsActor; date: string }) {
  const draw = useSelector(actor, ({ context }) => context.results?.draws.find((one) => one.date === date));
  return (
    <FocusScope width="own">
      {draw !== undefined && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'outcomes.opened', of: { kind: 'draw', date } })}>
          {`${counted(draw.tickets, 'ticket', 'tickets')}: ` + prizesText(draw.won)}
        </Button>
      )}
    </FocusScope>
  );
}
