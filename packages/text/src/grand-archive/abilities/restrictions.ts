/** The words of bubbles and of restrictions inside sentences. */
import type { Restriction } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';

export const restrictions = rulesOf();
const { terminal } = restrictions;

const ELEMENTS = /^(norm|fire|water|wind|arcane|astra|crux|exalted|exia|luxem|neos|tera|umbra)$/i;

export function restrictionIn(words: string): Restriction | undefined {
  const text = words.replace(/:$/, '');
  const [, word, least] = /^(Level|Memory|Damage|Sheen) (\d+)\+$/.exec(text) ?? [];
  if (word !== undefined && least !== undefined)
    return { kind: word.toLowerCase() as 'level' | 'memory' | 'damage' | 'sheen', atLeast: Number(least) };
  const name = /^(\p{Lu}[\p{L}' -]*) Bonus$/u.exec(text)?.[1];
  if (name === undefined) return undefined;
  if (name === 'Class') return { kind: 'class' };
  if (name === 'Element') return { kind: 'element' };
  return ELEMENTS.test(name) ? { kind: 'element', element: name.toLowerCase() } : { kind: 'champion', name };
}

terminal({
  name: 'bubble',
  of: 'Bubble',
  first: ['['],
  scan: (tokens, at) => {
    let text = '';
    for (let i = at + 1; i < at + 8; i++) {
      const token = tokens[i];
      if (token === undefined) return [];
      if (token.text === ']') return restrictionIn(text) === undefined ? [] : [{ end: i + 1, value: `[${text}]` }];
      text += `${text !== '' && token.start > (tokens[i - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
    }
    return [];
  },
  print: (value) => [value],
  mean: (value) => {
    const found = restrictionIn(value.slice(1, -1));
    if (found === undefined) throw new Unclear('no restriction');
    return found;
  },
});
