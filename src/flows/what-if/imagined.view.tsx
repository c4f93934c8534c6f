import type { Game } from '../../rules/games.ts';
import type { Hit, WhatIf } from '../../rules/what-if.ts';
import { winningsText } from '../../rules/winnings.ts';
import { capitalized, inFigures, matchText, tiers } from '../../rules/prizes.ts';
import { SmallBalls } from '../../ui/small-balls.tsx';
import { specialKind } from '../board/draw-words.ts';
import { dayOf } from '../../rules/dates.ts';
import * as look from '../history/history.css.ts';
import { counted, matchedBalls, outcomeText } from '../history/history-words.ts';

const bestShown = 5;

/** What numbers would have won: the sum, how often each match, and the best draws, marked as imagined (DH-3). */
export function Imagined({ game, outcome }: { game: Game; outcome: WhatIf }) {
  const { played, outOfEra, hits, won } = outcome;
  return (
    <>
      <div className={look.tight}>
        <p className={look.imagined}>Imagined, not real winnings</p>
        <p className={look.sumText}>{winningsText(won)}</p>
        <p className={look.soft}>
          <span>
            {`${counted(hits.length, 'prize', 'prizes')} in ${counted(played, 'draw', 'draws')} ` +
              'that these numbers could have played.'}
          </span>
          {outOfEra > 0 && (
            <span>
              {` ${counted(outOfEra, 'draw is', 'draws are')} left out: these numbers were not on offer then.`}
            </span>
          )}
        </p>
      </div>
      {hits.length > 0 && <Matches game={game} hits={hits} />}
      {hits.length > 0 && (
        <ul aria-label="Best draws">
          {hits.slice(0, bestShown).map((hit) => (
            <li key={hit.draw.date} className={look.item}>
              <strong className={look.day}>{dayOf(hit.draw.date)}</strong>
              <SmallBalls
                label={`Numbers drawn on ${dayOf(hit.draw.date)}`}
                numbers={hit.draw.numbers}
                special={specialKind(game)}
                matched={matchedBalls(hit.draw.numbers, outcome.numbers)}
              />
              <span className={look.rest}>{outcomeText(game, hit.draw.date, hit.match)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Matches({ game, hits }: { game: Game; hits: readonly Hit[] }) {
  return (
    <dl className={look.tight} aria-label="How often each match">
      {tiers.map((match, at) => {
        const times = hits.filter(({ tier }) => tier === at + 1).length;
        return times === 0 ? null : (
          <div key={at} className={look.match}>
            <dt>{capitalized(matchText(game, match))}</dt>
            <dd>{`${inFigures(times)}×`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
