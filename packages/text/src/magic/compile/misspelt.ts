/** Files have slips: a card that means itself and misspells its name. It is still plain what is meant. */
import { distance } from '../../grammar/vocabulary.ts';

/** Spellings in the text that differ from the card's own name by a letter or two in one of its words. */
export function misspelt(name: string, text: string): readonly string[] {
  const words = name.split(' ');
  if (words.length < 2 || name.length < 8) return [];
  // One word is not quite it; all others stand there, elsewhere than in the name itself.
  const rest = text.replaceAll(name, '');
  let absent = 0;
  for (const word of words) if (!rest.includes(word) && ++absent > 1) return [];
  const found = new Set<string>();
  // The name's first words stand there, and the last is not quite it; or the other way round.
  const pattern = words.map((word) => `(${/^\p{Lu}/u.test(word) ? alike(word) : escaped(word)})`).join(' ');
  for (const match of text.matchAll(
    new RegExp(`(?<![\\p{L}])(?=${pattern}(?![\\p{L}])(?! (?:artifact |enchantment )?(?:creature|token|card)))`, 'gu'),
  )) {
    const wrong = words.filter((word, i) => match[i + 1] !== word);
    const slip = words.findIndex((word, i) => match[i + 1] !== word);
    if (wrong.length === 1 && distance(words[slip] ?? '', match[slip + 1] ?? '') <= 2)
      found.add(match.slice(1).join(' '));
  }
  return [...found];
}

/** A word in capitals; 's belongs to it only if the card's word has it. */
const alike = (word: string): string =>
  /['’]/.test(word) ? "[\\p{Lu}][\\p{L}'’-]*" : String.raw`[\p{Lu}]\p{L}*(?:-\p{L}+)*`;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names without their accents, and what a file has where a name was to be filled in. */
export function otherwise(names: readonly string[], text: string): readonly string[] {
  const plain = names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''));
  return [...plain.filter((name) => !names.includes(name)), 'CARDNAME'].filter((name) => text.includes(name));
}
