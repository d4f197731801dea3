/** Words of closed lists: elements, types, classes, zones, phases, stats, directions; and subtypes, whose list is open. */
import type { Direction, Element, Stat, Step, Zone } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import { SUBTYPES } from './subtypes.ts';

export const words = rulesOf();
const { rule, lexicon, terminal } = words;

const same = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const inflected = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, `<${word}>`]));

lexicon({
  of: 'Element',
  en: same('norm fire water wind arcane astra crux exalted exia luxem neos tera umbra'.split(' ')),
  mean: (element) => element as Element,
});
lexicon({
  of: 'CardType',
  en: inflected('champion ally action attack weapon item domain phantasia'.split(' ')),
  mean: (type) => type,
});
const CLASSES = 'Assassin Cleric Guardian Mage Ranger Spirit Tamer Warrior Anomaly'.split(' ');
lexicon({ of: 'Class', en: same(CLASSES), mean: (word) => word.toLowerCase() });

const KNOWN = new Set(SUBTYPES.map((word) => word.toLowerCase()));
/** A subtype, in the singular or the plural. */
export const isTypeName = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((w) => KNOWN.has(w.toLowerCase()));
lexicon({ of: 'Subtype', en: same(SUBTYPES), mean: (type) => type });
/** Every set brings new subtypes: a word in capitals before a noun that no list knows is one. */
const NO_SUBTYPE = new Set([
  ...KNOWN,
  ...CLASSES.map((word) => word.toLowerCase()),
  ...'a the on if then that this each up to for when whenever at as put draw deal choose return banish target your you lv x power life rest class level memory element bonus other another all until'.split(
    ' ',
  ),
]);
const HEADS = new Set(
  'ally allies card cards object objects unit units weapon weapons item items token tokens champion attack action domain domains phantasia phantasias or and'.split(
    ' ',
  ),
);
terminal({
  name: 'subtype.new',
  of: 'Subtype',
  first: ['#capital'],
  scan: (tokens, at) => {
    const [word, next] = [tokens[at], tokens[at + 1]];
    if (word?.kind !== 'word' || NO_SUBTYPE.has(word.text) || !HEADS.has(next?.text ?? '')) return [];
    // The first word of a sentence has a capital, too.
    const before = tokens[at - 1]?.text;
    if (before === undefined || /^[.:•"\]]$|^ — $/.test(before)) return [];
    return /^\p{Lu}\p{Ll}+$/u.test(word.raw) ? [{ end: at + 1, value: word.raw }] : [];
  },
  print: (value) => [value],
  mean: (type) => type,
});

lexicon({
  of: 'Zone',
  en: {
    mainDeck: ['deck', 'main deck'],
    materialDeck: 'material deck',
    hand: 'hand',
    memory: 'memory',
    graveyard: 'graveyard',
    banishment: 'banishment',
    intent: 'intent',
    pantheon: ['pantheon', 'Pantheon zone'],
  },
  mean: (zone) => zone as Zone,
});
lexicon({
  of: 'Step',
  en: {
    wakeUp: 'wake up phase',
    materialize: 'materialize phase',
    recollection: 'recollection phase',
    draw: 'draw phase',
    main: 'main phase',
    end: 'end phase',
  },
  mean: (step) => step as Step,
});
lexicon({
  of: 'Direction',
  en: { north: 'North', east: 'East', south: 'South', west: 'West' },
  mean: (direction) => direction as Direction,
});
rule({ name: 'directions.one', of: 'Directions', slots: { a: 'Direction' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'directions.two',
  of: 'Directions',
  slots: { a: 'Direction', b: 'Direction' },
  en: '{a} or {b}',
  mean: ({ a, b }) => [a, b],
});
lexicon({
  of: 'Stat',
  en: {
    power: ['power', 'power stat'],
    life: ['life', 'life stat'],
    level: 'level',
    durability: 'durability',
    reserveCost: 'reserve cost',
    memoryCost: 'memory cost',
    basePower: ['base power', 'base power stat'],
    baseLife: 'base life',
    baseLevel: 'base level',
    baseReserveCost: 'base reserve cost',
    baseMemoryCost: 'base memory cost',
  },
  mean: (stat) => stat as Stat,
});
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
lexicon({
  of: 'Ordinal',
  en: same(ORDINALS),
  mean: (word) => ORDINALS.indexOf(word) + 1,
});
