/** A picture for every card, made from what it is: a ground in its colours, a pattern and glyphs chosen by its English name. */
import { memo } from 'react';
import './art.css';
import { letters } from './drawn.ts';
import { glyphsOf, seedOf, useGlyph } from './glyph.ts';
import { patternOf } from './pattern.ts';

interface ArtProps {
  readonly card: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
}

/** Dark and light of each colour, as hue, saturation and two lightnesses. */
const GROUNDS: Readonly<Record<string, readonly [hue: number, saturation: number, dark: number, light: number]>> = {
  W: [42, 42, 42, 70],
  U: [208, 62, 22, 48],
  B: [276, 22, 12, 32],
  R: [12, 66, 24, 48],
  G: [128, 42, 17, 38],
  '-': [210, 10, 24, 46],
};

const tone = (letter: string | undefined, seed: number, which: 'dark' | 'light'): string => {
  const [hue, saturation, dark, light] = GROUNDS[letter ?? '-'] ?? GROUNDS['-'] ?? [0, 0, 20, 40];
  const turned = hue + (((seed >>> 3) % 31) - 15);
  return `hsl(${turned} ${saturation}% ${(which === 'dark' ? dark : light) + ((seed >>> 9) % 7) - 3}%)`;
};

export const Art = memo(function Art({ card, types, subtypes, colors }: ArtProps) {
  const seed = seedOf(card);
  const ground = letters(colors);
  const [subject, behind] = glyphsOf({ card, types, subtypes, colors: ground });
  const outline = useGlyph(subject);
  const second = useGlyph(behind);
  const flip = (seed >>> 5) % 2 === 0;
  const background = `linear-gradient(${100 + (seed % 100)}deg, ${tone(ground[0], seed, 'dark')}, ${tone(ground.at(-1), seed >>> 2, 'light')})`;
  return (
    <svg className="art" style={{ background }} aria-hidden="true" focusable="false">
      <svg viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={patternOf(seed, types.includes('land'))} className="art-pattern" />
        {second !== null && (
          <path
            d={second}
            className="art-behind"
            transform={`translate(${flip ? 54 : -8} ${-6 + (seed % 8)}) scale(0.11)`}
          />
        )}
      </svg>
      {outline !== null && (
        // In a field of its own, so that it is whole in whatever shape the picture has.
        <svg x={flip ? '-8%' : '8%'} y="7%" width="100%" height="86%" viewBox="0 0 512 512" aria-hidden="true">
          <path d={outline} className="art-shade" transform="translate(14 16)" />
          <path d={outline} className="art-subject" />
        </svg>
      )}
    </svg>
  );
});
