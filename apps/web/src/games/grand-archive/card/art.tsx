/** The picture of a card of Grand Archive: its ground is of its element. */
import type { Element } from '@rulewright/language/grand-archive';
import { memo } from 'react';
import { Art as AnyArt } from '../../../card/art.tsx';
import { ELEMENT_GROUNDS } from './elements.ts';
import { glyphsOf } from './glyph.ts';

interface ArtProps {
  /** What chooses the picture. */
  readonly slug: string;
  /** The English name. */
  readonly card: string;
  readonly elements: readonly Element[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly classes: readonly string[];
}

export const Art = memo(function Art({ slug, card, elements, types, subtypes, classes }: ArtProps) {
  const [first = 'norm', second = first] = elements;
  return (
    <AnyArt
      card={slug}
      glyphs={glyphsOf({ slug, card, types, subtypes, classes })}
      grounds={[ELEMENT_GROUNDS[first], ELEMENT_GROUNDS[second]]}
      scene={types.includes('domain')}
    />
  );
});
