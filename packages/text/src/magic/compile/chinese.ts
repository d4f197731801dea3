/** Faces in 简体中文. */
import { type Grammar, makeGrammar } from '../../grammar/grammar.ts';
import { chinese as chineseLanguage } from '../../lang/chinese.ts';
import { inflections } from '../categories/index.ts';
import type { FaceFacts } from '../face-facts.ts';
import { rules } from '../rules.ts';
import { subtypesIn } from '../types/subtype-wordings.ts';
import { readTypeLine } from '../types/type-line.ts';
import { COUNTERS } from '../zhs/counters.ts';
import { magicInChinese, ownRules } from '../zhs/index.ts';
import { TERMS } from '../zhs/keyword-terms.ts';
import { inTodaysWords } from '../zhs/today.ts';
import { asManyAsCan } from './many-lines.ts';
import type { Paragraph } from './paragraphs.ts';
import type { SourceFace } from './source.ts';
import type { Tongue } from './tongue.ts';

/** What English finds by capitals or by the word "counter"; Chinese has rules of its own for some. */
const ENGLISH_ONLY = new Set(['counter.word', 'voteWord', 'anchor', 'abilityWord', 'name', 'levels']);

let made: Grammar | undefined;
function grammar(): Grammar {
  made ??= makeGrammar(
    { ...chineseLanguage, said: (rule, value) => (rule === 'counter.word' ? COUNTERS[value] : undefined) },
    [...rules.filter(({ name }) => !ENGLISH_ONLY.has(name)), ...ownRules],
    inflections,
    magicInChinese,
  );
  return made;
}

/** What a creature is says nothing of which one it is. */
const SUBTYPES: ReadonlySet<string> = new Set(Object.values(subtypesIn('zhs')).flat() as readonly string[]);
/** Legends are called by a part of their name: what stands before or after the comma, or the longest end or beginning that the text has. */
function namesIn({ name, supertypes, types }: FaceFacts, text: string): readonly string[] {
  // The halves of a split card go by their own names.
  if (name.includes(' // ')) return [name, ...name.split(' // ')];
  if (!supertypes.includes('legendary') && !types.includes('planeswalker')) return [name];
  const rest = text.replaceAll(name, '');
  const parts = name.split('，');
  const cuts = [...name].flatMap((_, i) => (i < 2 ? [] : [name.slice(-i), name.slice(0, i)])).reverse();
  const short = [...(parts.length > 1 ? parts : []), ...cuts].find(
    (part) => part.length > 1 && rest.includes(part) && !SUBTYPES.has(part),
  );
  return short === undefined ? [name] : [name, short];
}

/** What begins a line wherever it stands after a full stop: a cost, or what an ability waits for. */
const BEGINS =
  /(?<=[。）)])(?=(?:[+＋−－-](?:\d+|X)：|\{[^{}]+\}[^。]{0,40}：|每当|当(?!前|你如此作|你支付|你以此法|如此作|该法术力)|所结附的|在你的?(?:维持|结束步骤)开始时))/gu;

/**
 * Printed texts do not always say where a line ends. Reminders (207.2) end one unless the sentence goes on after them; a line that cannot
 * be read as one is as many as can.
 */
function paragraphs(text: string, _: boolean, isLine: (line: Paragraph) => boolean): readonly Paragraph[] {
  const found: Paragraph[] = [];
  joined(text)
    .split('\n')
    .forEach((raw, i) => {
      const cut = colorless(raw)
        .replace(BEGINS, '\n')
        .replace(/[（(][^（()）]*[)）](?![，。、；：])/gu, '\n')
        .replace(/[（(][^（()）]*[)）]/gu, '');
      for (const line of cut.split('\n').map((each) => each.trim())) {
        if (line === '') continue;
        const last = found.at(-1);
        if (/^[•●]/u.test(line) && last !== undefined)
          found[found.length - 1] = { ...last, text: `${last.text}\n${line}` };
        else found.push({ line: i + 1, text: line });
      }
    });
  return found.flatMap((line) => (isLine(line) ? [line] : afterKeywords(line, isLine)));
}

/** A line's end within a reminder, or after a word that something has to follow, is none. */
const joined = (text: string): string => text.replace(/(?<=[（(][^（()）\n]*)\n|(?<=[的其将把])\n/gu, '');

/** Colourless mana was a number once (106.1b has {C} today). */
const colorless = (text: string): string =>
  text.replace(/(?<!增)加\{(\d)\}/gu, (_, count: string) => `加${'{C}'.repeat(Number(count))}`);

/** Keywords before the first sentence, without a line's end after them. */
const KEYWORDS = new RegExp(
  `^(?:(?:结附于(?:生物|永久物|地|牌手|神器|神器或生物|生物或载具)|${Object.values(TERMS).join('|')})[，、]?)+(?=[^，、。])`,
  'u',
);

function afterKeywords({ line, text }: Paragraph, isLine: (line: Paragraph) => boolean): readonly Paragraph[] {
  const keywords = KEYWORDS.exec(text)?.[0] ?? '';
  const first = { line, text: keywords };
  const rest = { line, text: text.slice(keywords.length) };
  if (keywords === '' || keywords === text || !isLine(first)) return asManyAsCan({ line, text }, isLine);
  return [first, ...(isLine(rest) ? [rest] : asManyAsCan(rest, isLine))];
}

/** Auras once had what they enchant in their type line. */
const HOSTS = /^(生物|地|神器|结界|永久物|牌手)结界$/u;

/** What is printed besides a face's own text: the other face's type and what it costs or makes, a planeswalker's loyalty. */
const BESIDES = [
  /\n(?:传奇)?(?:地|法术|瞬间|生物|神器|结界|鹏洛客)[^。：，\n]*\n(?:\{[^{}]+\}|：|加|或)+。?$/u,
  /^\d+\n/u,
  /\n\d+$/u,
];
/** 718: a prototype's second cost and size, as they were printed. */
const PROTOTYPE = /^([\s\S]*?)\n\/\/PRT?[^\n]*\/\/\n(\S+)\n试作[^\n]*\n(\S+)$/u;

function asToday(face: SourceFace): SourceFace {
  const text = BESIDES.reduce((said, beside) => said.replace(beside, ''), face.text.trim()).replace(
    PROTOTYPE,
    '试作$2～$3\n$1',
  );
  const typeLine = face.typeLine.replace(/\s*(?:[-—–～~∼]\s*)+/gu, '～');
  const host = face.power === undefined ? HOSTS.exec(typeLine.trim())?.[1] : undefined;
  const types = readTypeLine(typeLine, 'zhs');
  const names = 'unread' in types ? [face.name] : namesIn({ name: face.name, index: 0, ...types }, text);
  const today = inTodaysWords(text, names);
  return host === undefined
    ? { ...face, typeLine, text: today }
    : { ...face, typeLine: '结界～灵气', text: `结附于${host}\n${today}` };
}

export const chinese: Tongue = { code: 'zhs', grammar, asToday, paragraphs, namesIn };
