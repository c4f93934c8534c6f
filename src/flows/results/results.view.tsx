import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { resultsMachine } from '../../../machines/results.machine.ts';
import type { LastResults } from '../../protocol/history.ts';
import type { Game } from '../../rules/games.ts';
import { helpAddress } from '../../rules/links.ts';
import { inFigures, matchText, ticketsWonText, wonInDraw, wonText } from '../../rules/prizes.ts';
import { Icon } from '../../ui/icons.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { numbersText } from '../../rules/past-draws.ts';
import * as css from './results.css.ts';
import { SmallBalls } from '../board/small-balls.view.tsx';
import { dayOf } from '../../rules/dates.ts';
import { TryAgain } from '../page/try-again.view.tsx';

type ResultsProps = {
  actor: ActorRefFrom<typeof resultsMachine>;
  /** The date of the draw shown beside the results: those of a newer draw wait for its numbers (OT-10). */
  shownDate?: string | undefined;
  /** Whether it is inside a game's card. */
  isInCard?: boolean;
};

const outcomeOf = ({ value }: SnapshotFrom<typeof resultsMachine>) => value.outcome;

const isAheadOf = (results: LastResults, shownDate: string | undefined) =>
  shownDate !== undefined && shownDate < results.date;

/** The outcome of each ticket in the last draw, once it is checked and its numbers are shown (RS-2, OT-10). */
export const useOutcomes = (actor: ResultsProps['actor'] | undefined, shownDate?: string) =>
  useSelector(actor, (state) => {
    const results = state?.context.results;
    return results?.state === 'checked' && !isAheadOf(results, shownDate) ? results.outcomes : undefined;
  });

/** Whether the first answer is still awaited. */
export const useIsOpening = (actor: ResultsProps['actor'] | undefined) =>
  useSelector(actor, (state) => state?.matches({ outcome: 'opening' }) ?? false);

/** The player's results of the last draw, or what they wait for, in one band (RS-1). */
export function Results({ actor, shownDate, isInCard = false }: ResultsProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const results = useSelector(actor, ({ context }) => context.results);
  const outcome = useSelector(actor, outcomeOf);
  const isAhead = results !== null && isAheadOf(results, shownDate);
  const volume = isAhead ? 'quiet' : (volumes[outcome] ?? 'quiet');
  return (
    <FocusScope width="full">
      <div className={`${css.band[volume]} ${isInCard ? css.inCard : css.onPage}`}>
        {outcome === 'failed' ? (
          <TryAgain text="Your results could not be loaded." actor={actor} />
        ) : (
          <div role="status" className={css.said}>
            {outcome === 'opening' || outcome === 'waiting' ? (
              <p className={css.soft}>Looking up your results…</p>
            ) : results?.state === 'checked' && !isAhead ? (
              <Checked game={game} results={results} hasBest={!isInCard} />
            ) : (
              <Awaited results={results} />
            )}
          </div>
        )}
      </div>
    </FocusScope>
  );
}

const volumes: Readonly<Record<string, keyof typeof css.band>> = {
  failed: 'failed',
  won: 'won',
  wonJackpot: 'jackpot',
};

function Checked({ game, results, hasBest }: { game: Game; results: LastResults; hasBest: boolean }) {
  const { date, tickets, outcomes, is_sample: isSample } = results;
  const tiers = outcomes.map(({ tier }) => tier);
  const won = wonInDraw(game, date, tiers);
  const [best] = won.prizes === 0 ? [] : outcomes;
  return (
    <>
      <div className={css.sentence}>
        <p className={css.when}>
          {won.prizes > 0 && <Icon name="success" />}
          <span>
            <span>{isSample ? 'Sample draw on' : 'Your result for'}</span> <time dateTime={date}>{dayOf(date)}</time>
          </span>
        </p>
        <p className={css.headline}>{wonText(won, isSample)}</p>
        <p className={css.soft}>
          <span>{`${ticketsWonText(won.prizes, tickets)}. `}</span>
          {won.lowest < won.highest && <span>The amount depends on the multiplier on each ticket. </span>}
          {isSample ? (
            <span>These numbers are made up. </span>
          ) : (
            won.prizes > 0 && <span>Unofficial: check with your lottery. </span>
          )}
          {hasBest && won.prizes > 0 && (
            <Link href={helpAddress(game)} className={css.help}>
              Prizes and odds
            </Link>
          )}
        </p>
      </div>
      {hasBest && best && (
        <div className={css.best}>
          <SmallBalls
            game={game}
            label={`Best ticket ${numbersText(best.numbers)}`}
            numbers={best.numbers}
            other={best.drawn}
          />
          <p className={css.soft}>
            {`Best ticket: ${matchText(game, { main: best.main_matches, special: best.special_matches })}`}
          </p>
        </div>
      )}
    </>
  );
}

function Awaited({ results }: { results: LastResults | null }) {
  const [headline, more] = waitingTexts(results);
  return (
    <div className={css.sentence}>
      <p className={css.headline}>{headline}</p>
      <p className={css.soft}>{more}</p>
    </div>
  );
}

const waitingTexts = (results: LastResults | null): readonly [headline: string, more: string] => {
  if (results === null) return ['Waiting for the new numbers', 'The draw is being held.'];
  const { state, date, tickets } = results;
  const whose = tickets === 1 ? 'Your ticket' : `Your ${inFigures(tickets)} tickets`;
  const day = dayOf(date);
  switch (state) {
    case 'none':
      return ['No ticket in the last draw', `None of your tickets played on ${day}.`];
    case 'awaited':
      return ['Waiting for the numbers', `${whose} played on ${day}.`];
    case 'checking':
      return ['Your results are being checked', `The numbers of ${day} are waiting for a second source.`];
    case 'disputed':
      return ['The sources disagree', `${whose} for ${day} will be checked once the numbers are settled.`];
    case 'checked':
      return ['The new numbers are out', `${whose} for ${day} will be shown beside them.`];
  }
};
