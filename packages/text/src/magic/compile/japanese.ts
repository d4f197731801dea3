/** Faces in 日本語. */
import { type Grammar, makeGrammar } from '../../grammar/grammar.ts';
import { japaneseWith } from '../../lang/japanese.ts';
import { inflections } from '../categories/index.ts';
import type { FaceFacts } from '../face-facts.ts';
import { magicInJapanese, ownRules } from '../ja/index.ts';
import { inTodaysWords } from '../ja/today.ts';
import { VERBS } from '../ja/verb-list.ts';
import { rules } from '../rules.ts';
import { readTypeLine } from '../types/type-line.ts';
import { asManyAsCan } from './many-lines.ts';
import type { Paragraph } from './paragraphs.ts';
import type { SourceFace } from './source.ts';
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

/** What begins a line wherever it stands after a full stop: a loyalty cost, one in symbols, or what is true of what something is attached to. */
const BEGINS =
  /(?<=[。）)〕])(?=(?:[＋－+−—-][\dXＸ０-９]+：|\{[^{}]+\}[^。]{0,40}：|(?:エンチャント|装備)(?:して|されて)いる[^。、]{2,12}は[^。]*(?:受ける|持つ|できない|アンタップしない)。))/gu;

/** Colourless mana was a number once (106.1b has {C} today). */
const colorless = (text: string): string =>
  text.replace(/\{(\d)\}(?=を加える)/gu, (_, count: string) => '{C}'.repeat(Number(count)));

/** Reminders (207.2) are left out, and end a line; a line that cannot be read as one is as many as can. */
function paragraphs(text: string, _: boolean, isLine: (line: Paragraph) => boolean): readonly Paragraph[] {
  const found: Paragraph[] = [];
  text.split('\n').forEach((raw, i) => {
    const cut = colorless(raw)
      .replace(FOR, '〔$1〕')
      .replace(BEGINS, '\n')
      .replace(/[（(][^（()）]*[)）]/gu, '')
      .replace(/^(エンチャント〔[^〕]*〕)(?=[^、。\n])/u, '$1\n');
    for (const line of cut.split('\n').map((each) => each.trim())) {
      if (line === '') continue;
      const last = found.at(-1);
      if (/^[・•]/u.test(line) && last !== undefined)
        found[found.length - 1] = { ...last, text: `${last.text}\n${line}` };
      else found.push({ line: i + 1, text: line });
    }
  });
  return found.flatMap((line) => (isLine(line) ? [line] : asManyAsCan(line, isLine)));
}

function asToday(face: SourceFace): SourceFace {
  const types = readTypeLine(face.typeLine, 'ja');
  const names = 'unread' in types ? [face.name] : namesIn({ name: face.name, index: 0, ...types }, face.text);
  return { ...face, text: inTodaysWords(face.text, names) };
}

export const japanese: Tongue = { code: 'ja', grammar, asToday, paragraphs, namesIn };
