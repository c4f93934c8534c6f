import { dayOf, localTimeOf, timeOf } from '../../rules/dates.ts';
import { drawInstant, newYorkTimestamp, nextDrawDate } from '../../rules/draw-times.ts';
import { eras } from '../../rules/eras.ts';
import { bothGames, games, type Game } from '../../rules/games.ts';
import { oddsOf, oddsOfAny } from '../../rules/odds.ts';
import {
  capitalized,
  inDollars,
  inFigures,
  matchText,
  prizeOf,
  prizeText,
  tiers,
  type Winnings,
} from '../../rules/prizes.ts';
import { Card } from '../../ui/card.tsx';
import { GameSign } from '../board/game-sign.view.tsx';
import * as css from './help.css.ts';

/** How tickets are checked, when results come, and both games' prizes and odds by era, from the checker's tables. */
export function Help({ now }: { now: number }) {
  return (
    <div className={css.help}>
      <h1 className={css.title}>Help</h1>
      <Card title="How checking works" anchor="checking">
        <ol className={css.list}>
          <li>A ticket plays every draw from the moment you save it until you delete it.</li>
          <li>
            Each draw is compared with the numbers that your ticket had when it was held. What you change later counts
            from the next draw on.
          </li>
          <li>Your first five numbers may match in any order. Your special ball only matches the special ball.</li>
          <li>
            Drawn numbers count once two sources agree on them, or after twelve hours without another source. If they
            are corrected later, your result changes and you get another email.
          </li>
          <li>Power Play and other options that cost extra are not checked, so your prize may be higher.</li>
        </ol>
        <p>Results are unofficial: take a winning ticket to your lottery.</p>
      </Card>
      <Card title="When results come">
        <ul className={css.list}>
          {bothGames.map((game) => (
            <NextDraw key={game} game={game} now={now} />
          ))}
        </ul>
        <p>
          The numbers are published minutes to hours after the draw. Your board shows your result as soon as your
          tickets are checked, and an email follows.
        </p>
      </Card>
      <Card title="Numbers and jackpots">
        <p>
          Draw history leads to charts of how often each number was drawn and of past jackpots, each with its figures as
          a table. My winnings shows how your own prizes added up. What was drawn often before is no more likely in the
          next draw.
        </p>
      </Card>
      {bothGames.map((game) => (
        <Prizes key={game} game={game} />
      ))}
    </div>
  );
}

function NextDraw({ game, now }: { game: Game; now: number }) {
  const instant = drawInstant(game, nextDrawDate(game, now));
  const [there, here] = [timeOf(newYorkTimestamp(instant)), localTimeOf(instant)];
  return (
    <li>
      {`${games[game].name}: ${there}`}
      {there.startsWith(here) ? '' : `, which is ${here} where you are`}
    </li>
  );
}

function Prizes({ game }: { game: Game }) {
  const [today, ...earlier] = eras[game];
  return (
    <Card title={`${games[game].name}: prizes and odds`} anchor={game} sign={<GameSign game={game} />}>
      <PrizesOfEra game={game} era={today} />
      {earlier.map((era) => (
        <details key={era.since}>
          <summary className={css.summary}>{`From ${dayOf(era.since)} on`}</summary>
          <PrizesOfEra game={game} era={era} />
        </details>
      ))}
    </Card>
  );
}

const isRange = ({ lowest, highest }: Winnings) => lowest < highest;

const amountText = (prize: Winnings) =>
  isRange(prize) ? `${inDollars(prize.lowest)} to ${inDollars(prize.highest)}` : capitalized(prizeText(prize));

function PrizesOfEra({ game, era }: { game: Game; era: (typeof eras)[Game][number] }) {
  const prizes = tiers.map((_, at) => prizeOf(game, era.since, at + 1));
  const hasRanges = prizes.some(isRange);
  return (
    <table className={css.table}>
      <caption>
        {`Since ${dayOf(era.since)}: five numbers of ${era.mainHighest} and a ${games[game].specialBall} of ` +
          `${era.specialHighest}. One ticket in ${oddsOfAny(era).toFixed(1)} wins a prize.` +
          (hasRanges ? ' The multiplier on the ticket decides the amount.' : '')}
      </caption>
      <thead>
        <tr>
          <th scope="col">Match</th>
          <th scope="col">Prize</th>
          <th scope="col">Odds</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((match, at) => (
          <tr key={matchText(game, match)}>
            <th scope="row">{capitalized(matchText(game, match))}</th>
            <td>{prizes[at] && amountText(prizes[at])}</td>
            <td>{`1 in ${inFigures(Math.round(oddsOf(era, at + 1)))}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
