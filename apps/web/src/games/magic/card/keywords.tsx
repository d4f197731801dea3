/** Keywords at a glance, for cards too small for their text. */
import { memo } from 'react';
import { useGlyph } from './glyph.ts';
import { BY_KEYWORD } from './glyphs/index.ts';

/** More do not fit beside the picture. */
const MOST = 5;

function Keyword({ code, words }: { readonly code: string; readonly words: string }) {
  const outline = useGlyph(BY_KEYWORD[code]);
  return (
    <li title={words}>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        {outline !== null && <path d={outline} />}
      </svg>
      <span className="unseen">{words}</span>
    </li>
  );
}

interface KeywordsProps {
  readonly codes: readonly string[];
  /** The same in words. */
  readonly words: readonly string[];
}

export const Keywords = memo(function Keywords({ codes, words }: KeywordsProps) {
  const shown = Object.keys(BY_KEYWORD).filter((code) => codes.includes(code));
  if (shown.length === 0) return null;
  return (
    <ul className="card-keywords">
      {shown.slice(0, MOST).map((code) => (
        <Keyword key={code} code={code} words={words[codes.indexOf(code)] ?? code} />
      ))}
    </ul>
  );
});
