/**
 * A card as it is drawn everywhere: `small` on the board, `hand` where it is played from, `full` to be read.
 * It is a picture with text and does nothing by itself; what is done with it is a button around it, which says the same in words.
 * Its width is `--card-small-w`, `--card-hand-w` or `--card-full-w`, where one is set around it; everything else follows from that.
 */
import type { ReactNode } from 'react';
import { Back } from './back.tsx';
import { keyed } from './keyed.ts';
import { type CardLine, lengthOf, widthOf } from './lengths.ts';
import { tongueOf } from './tongue.ts';
import './face.css';

export type CardSize = 'small' | 'hand' | 'full';

interface FaceProps<Line extends CardLine> {
  readonly size: CardSize;
  /** Which frame: the game's own style sheet has its colours. */
  readonly frame: string;
  /** What else is seen of its state, as classes. */
  readonly flags: readonly string[];
  readonly hidden: boolean;
  readonly name: string;
  /** The glyph of its back. */
  readonly back: string;
  /** Null for a card without one. */
  readonly cost: ReactNode;
  readonly art: ReactNode;
  /** Over the picture of a small card. */
  readonly signs: ReactNode;
  readonly typeLine: string;
  readonly text: readonly Line[];
  /** The language of the text, if it is not that of the page. */
  readonly textLang?: string | undefined;
  /** A line of the text with its symbols, and how it is marked. */
  line(line: Line): ReactNode;
  lineClass(line: Line): string | undefined;
  readonly numbers: ReactNode;
  readonly marks: ReactNode;
}

export function Face<Line extends CardLine>(face: FaceProps<Line>) {
  const { size, frame, flags, hidden, name, back, numbers, marks, text } = face;
  return (
    <div className={['card', `card-${size}`, ...flags].join(' ')} data-frame={frame} data-long={lengthOf(text)}>
      {hidden ? (
        <Back name={name} glyph={back} numbers={numbers} />
      ) : size === 'small' ? (
        <Small {...face} />
      ) : (
        <Large {...face} />
      )}
      {marks}
    </div>
  );
}

function Small<Line extends CardLine>({ name, art, signs, numbers }: FaceProps<Line>) {
  return (
    <>
      <div className="card-name" lang={tongueOf(name)} data-tight={widthOf(name) > 26 ? '' : undefined}>
        {name}
      </div>
      <div className="card-art">
        {art}
        {signs}
      </div>
      {numbers}
    </>
  );
}

function Large<Line extends CardLine>(face: FaceProps<Line>) {
  const { name, cost, art, typeLine, text, textLang, line, lineClass, numbers } = face;
  return (
    <>
      <div className="card-head">
        <span className="card-name" lang={tongueOf(name)} data-tight={widthOf(name) > 22 ? '' : undefined}>
          {name}
        </span>
        {cost !== null && <span className="card-cost">{cost}</span>}
      </div>
      <div className="card-art">{art}</div>
      <div className="card-type">{typeLine}</div>
      <div className="card-text">
        <div className="card-lines" lang={textLang}>
          {keyed(text, ({ words }) => words).map(({ key, item }) => (
            <p key={key} lang={tongueOf(item.words)} className={lineClass(item)}>
              {line(item)}
            </p>
          ))}
        </div>
      </div>
      {numbers}
    </>
  );
}
