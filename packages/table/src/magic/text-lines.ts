/** What an object says, line by line, as cards print it: the lines that still hold, then what something else gave it. */
import type { Ability } from '@rulewright/language/magic';
import { DEFEATED, keywordOf } from '@rulewright/magic';
import type { MagicSpeech, TextLine } from './speech.ts';

/** The lines of an object with these abilities, by the card that it is. Known by the list of abilities, which stays the same while nothing changes it. */
export function textLines(
  card: string,
  abilities: readonly Ability[],
  printed: readonly Ability[],
  speech: MagicSpeech,
): readonly TextLine[] {
  const known = speech.lines.get(abilities);
  if (known !== undefined) return known;
  const made = newLines(card, abilities, printed, speech);
  speech.lines.set(abilities, made);
  return made;
}

/** Keywords that no card of the table has words for are small within a sentence; a line begins with a capital. */
const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** That an ability defines a characteristic (604.3) follows from what it says. */
const meaningOf = (ability: Ability): string =>
  JSON.stringify(ability, (key, value: unknown) => (key === 'defining' ? undefined : value));

/** Abilities that a keyword stands for are in the list too; the keyword says it all, as the type line does of a Siege. */
const ownWords = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.filter(
    (a) => a.kind === 'keyword' || (!('keyword' in a) && keywordOf(a) === undefined && meaningOf(a) !== OF_ANY_SIEGE),
  );
const OF_ANY_SIEGE = meaningOf(DEFEATED);

interface Line extends TextLine {
  readonly keywords: boolean;
}

function newLines(
  card: string,
  all: readonly Ability[],
  printed: readonly Ability[],
  speech: MagicSpeech,
): readonly TextLine[] {
  const own = new Set(printed.map(meaningOf));
  const left = new Map<string, Ability[]>();
  for (const ability of ownWords(all)) {
    const meaning = meaningOf(ability);
    left.set(meaning, [...(left.get(meaning) ?? []), ability]);
  }
  const there = new Set(left.keys());
  const lines: Line[] = [];
  const told = new Set<string>();
  for (const { text, abilities } of speech.face(card)) {
    const meanings = abilities.map(meaningOf);
    // A line that holds in part is said by its abilities one by one, among the rest.
    if (!meanings.every((meaning) => there.has(meaning))) continue;
    // Several lines are one ability: instructions of a spell, what stands under a bar.
    const fresh = abilities.filter((_, i) => !told.has(meanings[i] ?? ''));
    lines.push(printedLine(text, abilities, fresh, speech));
    for (const meaning of meanings) {
      left.get(meaning)?.shift();
      told.add(meaning);
    }
  }
  // What follows from its types, a basic land's mana ability (305.6), is the object's own though no line says it.
  const rest = [...left].flatMap(([meaning, abilities]) =>
    abilities.map((ability) => abilityLine(card, ability, !own.has(meaning), speech)),
  );
  return merged([...lines, ...rest], speech.comma);
}

/** `fresh` are those of its abilities that no line before it told of. */
function printedLine(text: string, all: readonly Ability[], fresh: readonly Ability[], speech: MagicSpeech): Line {
  // A sentence is no list of keywords, even where it stands under the bar of one.
  const keywords = all.length > 0 && all.every(({ kind }) => kind === 'keyword') && !/[.:]/.test(text);
  const line = { words: text, given: false, keywords };
  if (speech.lang === 'en' || fresh.length === 0) return line;
  const explained = fresh.map((ability) => speech.words.ability(ability));
  return keywords ? { ...line, words: explained.join(speech.comma) } : { ...line, explained: explained.join('\n') };
}

function abilityLine(card: string, ability: Ability, given: boolean, speech: MagicSpeech): Line {
  const keywords = ability.kind === 'keyword';
  const words = speech.ability(card, ability);
  const explained = speech.lang === 'en' || keywords ? words : speech.words.ability(ability);
  return { words: capital(words), given, keywords, ...(explained === words ? {} : { explained }) };
}

/** Longer ones ("Equip {2}") stand on lines of their own. */
const SHORT = 24;

/** Keywords without more words stand together on one line, as on cards. */
function merged(all: readonly Line[], comma: string): readonly TextLine[] {
  const lines: Line[] = [];
  for (const line of all) {
    const last = lines.at(-1);
    if (last?.keywords === true && line.keywords && last.given === line.given && line.words.length < SHORT)
      lines[lines.length - 1] = {
        ...last,
        words: `${last.words}${comma}${line.words.charAt(0).toLowerCase()}${line.words.slice(1)}`,
      };
    else lines.push(line);
  }
  return lines.map(({ keywords: _, ...line }) => line);
}
