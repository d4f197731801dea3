/** A picture for every card, made from what it is: a ground in its colours, a pattern and glyphs chosen by its English name. */
import { memo } from 'react';
import './art.css';
import { seedOf, useGlyph } from './glyph.ts';
import { patternOf } from './pattern.ts';

/** Dark and light of a colour. */
export type Ground = readonly [hue: number, saturation: number, dark: number, light: number];

interface ArtProps {
  readonly card: string;
  /** The subject first, then what may stand behind it. */
  readonly glyphs: readonly string[];
  /** From one colour to another, or to itself. */
  readonly grounds: readonly [Ground, Ground];
  /** A view instead of any pattern. */
  readonly scene: boolean;
}

const tone = ([hue, saturation, dark, light]: Ground, seed: number, which: 'dark' | 'light'): string => {
  const turned = hue + (((seed >>> 3) % 31) - 15);
  return `hsl(${turned} ${saturation}% ${(which === 'dark' ? dark : light) + ((seed >>> 9) % 7) - 3}%)`;
};

export const Art = memo(function Art({ card, glyphs: [subject, behind], grounds: [from, to], scene }: ArtProps) {
  const seed = seedOf(card);
  const outline = useGlyph(subject);
  const second = useGlyph(behind);
  const flip = (seed >>> 5) % 2 === 0;
  const background = `linear-gradient(${100 + (seed % 100)}deg, ${tone(from, seed, 'dark')}, ${tone(to, seed >>> 2, 'light')})`;
  return (
    <svg className="art" style={{ background }} aria-hidden="true" focusable="false">
      <svg viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={patternOf(seed, scene)} className="art-pattern" />
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
