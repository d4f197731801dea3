/** An element as a sign: its colour and its shape, with its name for those who listen or point at it. */
import type { Element } from '@rulewright/language/grand-archive';
import { memo } from 'react';
import { useGlyph } from '../../../card/glyph.ts';
import { useWords } from '../words/index.ts';
import { ELEMENT_GLYPHS } from './elements.ts';
import './elements.css';

export const ElementSign = memo(function ElementSign({
  element,
  label = true,
}: {
  readonly element: Element;
  /** False where its name stands nearby already. */
  readonly label?: boolean;
}) {
  const { elements } = useWords().grandArchive;
  const outline = useGlyph(ELEMENT_GLYPHS[element]);
  const picture = (
    <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {outline !== null && <path d={outline} />}
    </svg>
  );
  return label ? (
    <span
      className="ga-element"
      data-element={element}
      role="img"
      aria-label={elements[element]}
      title={elements[element]}
    >
      {picture}
    </span>
  ) : (
    <span className="ga-element" data-element={element} aria-hidden="true">
      {picture}
    </span>
  );
});
