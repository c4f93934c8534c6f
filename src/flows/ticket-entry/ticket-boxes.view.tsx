import { games, type Game, type Ranges } from '../../rules/games.ts';
import {
  boxesOutOfRange,
  boxText,
  duplicatedBoxes,
  numbersIn,
  pastedNumbers,
  withBox,
  type TypedNumbers,
} from '../../rules/ticket-numbers.ts';
import { NumberBoxes } from '../../ui/number-boxes.tsx';
import { boxLabels, specialKind } from '../board/draw-words.ts';

type TicketBoxesProps = {
  game: Game;
  numbers: TypedNumbers;
  ranges?: Ranges;
  placeholders: TypedNumbers;
  describedBy: string;
  isReadOnly: boolean;
  onEdit: (edited: TypedNumbers) => void;
  /** A text with another count of numbers than six was pasted. */
  onRefused: (found: number) => void;
};

/**
 * The six boxes of a form in which a ticket is typed or pasted; those that are out of range or there twice are marked.
 */
export function TicketBoxes({
  game,
  numbers,
  ranges = games[game],
  placeholders,
  describedBy,
  isReadOnly,
  onEdit,
  onRefused,
}: TicketBoxesProps) {
  const outOfRange = boxesOutOfRange(game, numbers, ranges);
  return (
    <NumberBoxes
      numbers={numbers}
      labels={boxLabels(game)}
      placeholders={placeholders}
      special={specialKind(game)}
      isCaptioned
      marked={duplicatedBoxes(numbers).map((isDuplicate, box) => isDuplicate || outOfRange[box] === true)}
      describedBy={describedBy}
      isReadOnly={isReadOnly}
      accept={boxText}
      acceptAll={pastedNumbers}
      onBox={(box, text) => onEdit(withBox(numbers, box, text))}
      onAll={onEdit}
      onRefused={(pasted) => onRefused(numbersIn(pasted).length)}
    />
  );
}
