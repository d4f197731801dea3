/** The picture of a card of Magic: its ground is of its colours. */
import { memo } from 'react';
import { Art as AnyArt, type Ground } from '../../../card/art.tsx';
import { letters } from './drawn.ts';
import { glyphsOf } from './glyph.ts';

interface ArtProps {
  readonly card: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
}

const COLORLESS: Ground = [210, 10, 24, 46];
const GROUNDS: Readonly<Record<string, Ground>> = {
  W: [42, 42, 42, 70],
  U: [208, 62, 22, 48],
  B: [276, 22, 12, 32],
  R: [12, 66, 24, 48],
  G: [128, 42, 17, 38],
};

const groundOf = (letter: string | undefined): Ground => GROUNDS[letter ?? ''] ?? COLORLESS;

export const Art = memo(function Art({ card, types, subtypes, colors }: ArtProps) {
  const ground = letters(colors);
  return (
    <AnyArt
      card={card}
      glyphs={glyphsOf({ card, types, subtypes, colors: ground })}
      grounds={[groundOf(ground[0]), groundOf(ground.at(-1))]}
      scene={types.includes('land')}
    />
  );
});
