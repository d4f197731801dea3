/** Faces in 日本語. */
import { type Grammar, makeGrammar } from '../../grammar/grammar.ts';
import { japaneseWith } from '../../lang/japanese.ts';
import { inflections } from '../categories/index.ts';
import type { FaceFacts } from '../face-facts.ts';
import { magicInJapanese, ownRules } from '../ja/index.ts';
import { VERBS } from '../ja/verb-list.ts';
import { rules } from '../rules.ts';
import type { Paragraph } from './paragraphs.ts';
import type { Tongue } from './tongue.ts';

/** What English finds by capitals or by the word "counter"; Japanese has rules of its own. */
const ENGLISH_ONLY = new Set(['counter.word', 'voteWord', 'anchor', 'abilityWord', 'name', 'levels']);

let made: Grammar | undefined;
function grammar(): Grammar {
  made ??= makeGrammar(
    japaneseWith(VERBS),
    [...rules.filter(({ name }) => !ENGLISH_ONLY.has(name)), ...ownRules],
    inflections,
    magicInJapanese,
  );
  return made;
}

/** Legends are called by a part of their name, mostly its end. */
function namesIn({ name, supertypes, types }: FaceFacts, text: string): readonly string[] {
  if (!supertypes.includes('legendary') && !types.includes('planeswalker')) return [name];
  const rest = text.replaceAll(name, '');
  const cuts = [...name].flatMap((_, i) => (i < 2 ? [] : [name.slice(-i), name.slice(0, i)])).reverse();
  const short = [...name.split('、'), ...cuts].find((part) => part !== name && part.length > 1 && rest.includes(part));
  return short === undefined ? [name] : [name, short];
}

/** What stands in parentheses and is no reminder: what a keyword is for. */
const FOR = /(?<=エンチャント|プロテクション|親和)[（(]([^（）()。]+)[)）]/gu;

/** Reminders (207.2) are left out. */
function paragraphs(text: string): readonly Paragraph[] {
  const found: Paragraph[] = [];
  text.split('\n').forEach((raw, i) => {
    const line = raw
      .replace(FOR, '〔$1〕')
      .replace(/[（(][^（()）]*[)）]/gu, '')
      .trim();
    if (line === '') return;
    const last = found.at(-1);
    if (/^[・•]/u.test(line) && last !== undefined)
      found[found.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else found.push({ line: i + 1, text: line });
  });
  return found;
}

export const japanese: Tongue = { code: 'ja', grammar, paragraphs, namesIn };
