import type { Outcome } from '../../protocol/history.ts';
import type { Game } from '../../rules/games.ts';
import { wonInDraw, winningsText } from '../../rules/winnings.ts';
import { capitalized, matchText } from '../../rules/prizes.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { SmallBalls } from '../../ui/small-balls.tsx';
import { matchedBalls, numbersText } from '../history/history-words.ts';
import * as css from '../tickets/tickets.css.ts';
import { specialKind } from '../board/draw-words.ts';

type OutcomeProps = { game: Game; outcome: Outcome };

/** A ticket that won in the last draw and is no longer saved (RS-1, PR-1). */
export function PastRow({ game, outcome }: OutcomeProps) {
  const { numbers, drawn } = outcome;
  return (
    <div role="group" aria-label={`Ticket ${numbers.join(' ')}, not saved any more`} className={css.past}>
      <SmallBalls
        label={`Ticket ${numbersText(numbers)}`}
        numbers={numbers}
        special={specialKind(game)}
        matched={matchedBalls(numbers, drawn)}
      />
      <OutcomeText game={game} outcome={outcome} />
      <span className={css.soft}>Not saved any more</span>
    </div>
  );
}

/** What a ticket won in the last draw; `isOther` if its numbers have changed since (RS-2, PR-1). */
export function OutcomeText({ game, outcome, isOther = false }: OutcomeProps & { isOther?: boolean }) {
  const { date, numbers, main_matches: main, special_matches: special, tier } = outcome;
  return (
    <p className={tier === null ? css.lost : css.prize}>
      {isOther && <span className={css.soft}>{`Played as ${numbersText(numbers)}: `}</span>}
      <span className={hidden}>{`${capitalized(matchText(game, { main, special }))} matched, `}</span>
      <span>{tier === null ? 'No prize' : winningsText(wonInDraw(game, date, [tier]))}</span>
    </p>
  );
}
