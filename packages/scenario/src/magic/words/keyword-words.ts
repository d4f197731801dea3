// The words by which a scenario names the keyword abilities of an object.
import type { Ability, Filter, KeywordAbility } from '@rulewright/language/magic';
import { keywords } from '@rulewright/magic';
import { foldName } from '../../parse/index.ts';
import type { MagicPlay } from '../play.ts';

/** Whether one of the abilities is the keyword, or has these words in its text. */
export function hasAbility(play: MagicPlay, abilities: readonly Ability[], word: string): boolean {
  const wanted = foldName(word);
  if (!isKeywordWord(wanted)) return abilities.some((ability) => play.words.has(ability, word));
  return abilities.some((a) => a.kind === 'keyword' && wordsOf(a).some((own) => foldName(own) === wanted));
}

/** The keyword that stands for an ability, among the abilities of an object. */
export function keywordBehind(abilities: readonly Ability[], ability: Ability): KeywordAbility | undefined {
  const wanted = JSON.stringify(ability);
  for (const own of abilities) {
    if (own.kind !== 'keyword') continue;
    const meant = keywords[own.keyword]?.means?.(own, []) ?? [];
    if (meant.some((each) => JSON.stringify(each) === wanted)) return own;
  }
  return undefined;
}

/** 716.2: a level bar of a Class reads like an activated ability. */
export function barText({ keyword, cost, amount }: KeywordAbility): string {
  if (keyword !== 'class level') return '';
  const mana = cost?.flatMap((part) => (part.kind === 'mana' ? [part.mana] : [])).join('') ?? '';
  return foldName(`${mana}: level ${String(amount)}`);
}

function isKeywordWord(wanted: string): boolean {
  return wanted.endsWith('walk') || Object.keys(keywords).some((k) => wanted === k || wanted.startsWith(`${k} `));
}

/** `landwalk` and `islandwalk`; `protection` and `protection from red`; `equip` and `equip {2}`. */
function wordsOf({ keyword, what, cost, amount }: KeywordAbility): readonly string[] {
  const words = [keyword];
  const quality = what === undefined ? null : filterWords(what);
  if (quality !== null) {
    words.push(keyword === 'landwalk' ? `${quality}walk` : `${keyword} from ${quality}`, `${keyword} ${quality}`);
  }
  const mana = cost?.flatMap((part) => (part.kind === 'mana' ? [part.mana] : [])).join('') ?? '';
  if (mana !== '') words.push(`${keyword} ${mana}`);
  if (typeof amount === 'number') words.push(`${keyword} ${amount}`);
  return words;
}

/** The simple qualities: a colour, a type. */
function filterWords(filter: Filter): string | null {
  switch (filter.kind) {
    case 'color':
      return filter.color;
    case 'type':
    case 'subtype':
    case 'supertype':
      return filter.type;
    default:
      return null;
  }
}
