/** Names in capitals: "named …". */
import type { Token } from '../grammar/language.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Game } from './game.ts';

const SMALL = new Set([
  'of',
  'the',
  'and',
  'in',
  'to',
  'for',
  'from',
  'on',
  'a',
  'with',
  'at',
  'into',
  ',',
  '-',
  "'s",
  '!',
]);
const isNamePart = (token: Token | undefined): boolean =>
  token !== undefined && (token.capital || token.kind === 'self' || token.kind === 'number');
/** Every place where a name in capitals can end. */
function nameEnds(all: readonly Token[], at: number): readonly { end: number; value: string }[] {
  const first = all[at];
  if (first === undefined || !isNamePart(first)) return [];
  const found: { end: number; value: string }[] = [];
  const text = (end: number): string => {
    let out = '';
    for (let i = at; i < end; i++) {
      const token = all[i];
      if (token !== undefined) out += `${i > at && token.start > (all[i - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
    }
    return out;
  };
  for (let end = at + 1; end <= all.length && end < at + 9; end++) {
    const last = all[end - 1];
    if (last === undefined || (!isNamePart(last) && !SMALL.has(last.text))) break;
    if (isNamePart(last) && !isNamePart(all[end])) found.push({ end, value: text(end) });
  }
  return found;
}

export function names<G extends Game>(): ProseRules<G> {
  const rules = proseRules<G>();
  rules.terminal({
    name: 'name',
    of: 'Name',
    first: ['#capital', '#self'],
    scan: nameEnds,
    print: (value) => [value],
    mean: (value) => value,
  });
  return rules;
}
