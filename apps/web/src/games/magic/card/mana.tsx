/** Mana symbols and their kin, drawn by us: what the text in braces stands for, as pictures with words for those who hear them. */
import { memo } from 'react';
import { keyed } from '../../../card/keyed.ts';
import { useWords } from '../words/index.ts';
import { SHAPES } from './shapes.ts';
import { spokenSymbols, symbolsOf } from './symbols.ts';
import './mana.css';

/** The colour of a disc: a letter of `mana.css`. */
const discOf = (part: string): string => ('WUBRGCS'.includes(part) && part.length === 1 ? part : 'N');

function Inside({
  part,
  x,
  y,
  size,
}: {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const shape = SHAPES[part];
  if (shape !== undefined)
    return <path d={shape} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`} />;
  const long = part.length > 1;
  return (
    <text
      x={x}
      y={y}
      fontSize={size * (part.length > 2 ? 0.5 : long ? 0.75 : 1.05)}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {part}
    </text>
  );
}

function Disc({ symbol }: { readonly symbol: string }) {
  const parts = symbol.split('/');
  const life = parts.length > 1 && parts.at(-1) === 'P';
  const [first = '', second] = life ? parts.slice(0, -1) : parts;
  const plain = first === 'T' || first === 'Q' || first === 'E' || first === 'CHAOS' || first === 'TK';
  return (
    <svg className="mana-disc" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {second === undefined ? (
        <>
          <circle cx="12" cy="12" r="11.5" className={`mana-${plain ? 'T' : discOf(first)}`} />
          <Inside part={life ? 'P' : first} x={12} y={12} size={life ? 15 : 17} />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="11.5" className={`mana-${discOf(first)}`} />
          <path d="M20.13 3.87A11.5 11.5 0 0 1 3.87 20.13Z" className={`mana-${discOf(second)}`} />
          <Inside part={first} x={8} y={8} size={10} />
          <Inside part={second} x={16} y={16} size={10} />
          {life && <path d={SHAPES.P} className="mana-life" transform="translate(7 7) scale(0.5)" />}
        </>
      )}
    </svg>
  );
}

/** A row of symbols, heard as one. `label={false}` where the words stand nearby already. */
export const Mana = memo(function Mana({
  symbols,
  label = true,
}: {
  readonly symbols: string;
  readonly label?: boolean;
}) {
  const words = useWords().card.symbols;
  const discs = keyed(symbolsOf(symbols), String).map(({ key, item }) => <Disc key={key} symbol={item} />);
  return label ? (
    <span className="mana" role="img" aria-label={spokenSymbols(symbols, words)}>
      {discs}
    </span>
  ) : (
    <span className="mana" aria-hidden="true">
      {discs}
    </span>
  );
});
