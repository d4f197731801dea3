/** Words of the type line as bits: a set of them is a number. */
import { CARD_TYPES, ELEMENTS, SUPERTYPES } from '@rulewright/language/grand-archive';

const bitsOf = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map((word, i) => [word, 1 << i]));

const typeBits = bitsOf(CARD_TYPES);
const supertypeBits = bitsOf(SUPERTYPES);
const elementBits = bitsOf(ELEMENTS);

const union = (bits: Readonly<Record<string, number>>, words: readonly string[] | undefined): number => {
  let all = 0;
  for (const word of words ?? []) all |= bits[word] ?? 0;
  return all;
};

export const typesOf = (words: readonly string[] | undefined): number => union(typeBits, words);
export const supertypesOf = (words: readonly string[] | undefined): number => union(supertypeBits, words);
export const elementsOf = (words: readonly string[] | undefined): number => union(elementBits, words);

export const typeBit = (word: string): number => typeBits[word] ?? 0;
export const supertypeBit = (word: string): number => supertypeBits[word] ?? 0;
export const elementBit = (word: string): number => elementBits[word] ?? 0;

export const CHAMPION = typeBit('champion');
export const ALLY = typeBit('ally');
export const ACTION = typeBit('action');
export const ATTACK = typeBit('attack');
export const WEAPON = typeBit('weapon');
export const ITEM = typeBit('item');
export const DOMAIN = typeBit('domain');
export const PHANTASIA = typeBit('phantasia');
/** Champions and allies. */
export const UNIT = CHAMPION | ALLY;
/** What becomes an object on the field. */
export const OBJECT_TYPES = CHAMPION | ALLY | WEAPON | ITEM | DOMAIN | PHANTASIA;
export const BOON = typeBit('lesser boon') | typeBit('greater boon');

export const UNIQUE = supertypeBit('unique');
export const REGALIA = supertypeBit('regalia');

export const NORM = elementBit('norm');
export const EXALTED = elementBit('exalted');
/** Parts of a card, element 4. */
export const BASIC = elementsOf(['fire', 'water', 'wind']);
export const ADVANCED = elementsOf(ELEMENTS) & ~NORM & ~BASIC;

/** The words of a set, in the order of the rule book. */
export const elementWords = (bits: number): readonly string[] =>
  ELEMENTS.filter((word) => (bits & elementBit(word)) !== 0);
export const typeWords = (bits: number): readonly string[] => CARD_TYPES.filter((word) => (bits & typeBit(word)) !== 0);
export const supertypeWords = (bits: number): readonly string[] =>
  SUPERTYPES.filter((word) => (bits & supertypeBit(word)) !== 0);
