/** What an object says: its abilities line by line, as cards print them. */
import type { Ability } from '@rulewright/language/magic';
import type { Characteristics } from '@rulewright/magic';
import type { MagicSpeech, TextLine } from './speech.ts';

/** Abilities that a keyword stands for follow it in the list; the keyword says it all. */
const ownWords = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.filter((a) => !('keyword' in a) || a.kind === 'keyword');

/** By the list of abilities, which stays the same while nothing changes it. */
export function textLines(
  card: string,
  c: Characteristics,
  printed: readonly Ability[],
  speech: MagicSpeech,
): readonly TextLine[] {
  const known = speech.lines.get(c.abilities);
  if (known !== undefined) return known;
  const made = newLines(card, c, printed, speech);
  speech.lines.set(c.abilities, made);
  return made;
}

/** Keywords that no card of the table has words for are small within a sentence; a line begins with a capital. */
const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A line for each ability; keywords without more words stand together on one line, as on cards. */
function newLines(
  card: string,
  c: Characteristics,
  printed: readonly Ability[],
  speech: MagicSpeech,
): readonly TextLine[] {
  const own = new Set(printed.map((a) => JSON.stringify(a)));
  const lines: (TextLine & { readonly keyword: boolean })[] = [];
  for (const ability of ownWords(c.abilities)) {
    const given = !own.has(JSON.stringify(ability));
    const keyword = ability.kind === 'keyword';
    const words = speech.ability(card, ability);
    const last = lines.at(-1);
    if (keyword && last?.keyword === true && last.given === given && words.length < 24)
      lines[lines.length - 1] = {
        ...last,
        words: `${last.words}${speech.comma}${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      };
    else {
      const explained = speech.lang === 'en' || keyword ? words : speech.words.ability(ability);
      lines.push({ words: capital(words), given, keyword, ...(explained === words ? {} : { explained }) });
    }
  }
  return lines.map(({ keyword: _, ...line }) => line);
}
