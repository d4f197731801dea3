/** The back of a card, or what lies face down. */

import type { ReactNode } from 'react';
import { useGlyph } from './glyph.ts';

interface BackProps {
  readonly name: string;
  readonly glyph: string;
  /** What is known of it all the same. */
  readonly numbers: ReactNode;
}

export function Back({ name, glyph, numbers }: BackProps) {
  const outline = useGlyph(glyph);
  return (
    <div className="card-back">
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        {outline !== null && <path d={outline} />}
      </svg>
      <span>{name}</span>
      {numbers}
    </div>
  );
}
