/** Keywords at a glance, for cards too small for their text. */
import { memo } from 'react';
import { useGlyph } from './glyph.ts';

/** More do not fit beside the picture. */
const MOST = 5;

function Keyword({ glyph, words }: { readonly glyph: string | undefined; readonly words: string }) {
  const outline = useGlyph(glyph);
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
  /** The glyphs of those that matter at a glance, in the order in which they are shown. */
  readonly glyphs: Readonly<Record<string, string>>;
}

export const Keywords = memo(function Keywords({ codes, words, glyphs }: KeywordsProps) {
  const shown = Object.keys(glyphs).filter((code) => codes.includes(code));
  if (shown.length === 0) return null;
  return (
    <ul className="card-keywords">
      {shown.slice(0, MOST).map((code) => (
        <Keyword key={code} glyph={glyphs[code]} words={words[codes.indexOf(code)] ?? code} />
      ))}
    </ul>
  );
});
