/** Words of closed lists: colours, types, supertypes, subtypes, zones, steps, counters. */
import type { ColorName, Step } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { subtypeKind } from '../types/subtype-kinds.ts';
import subtypes from '../types/subtypes.json' with { type: 'json' };

export const words = rulesOf();

const COLORS: Readonly<Record<string, string>> = {
  white: 'white',
  blue: 'blue',
  black: 'black',
  red: 'red',
  green: 'green',
};
words.lexicon({ of: 'Color', en: COLORS, mean: (color) => color as ColorName });

const inflected = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, `<${word}>`]));

words.lexicon({
  of: 'CardType',
  en: inflected([
    'artifact',
    'battle',
    'creature',
    'enchantment',
    'instant',
    'kindred',
    'land',
    'planeswalker',
    'sorcery',
    'plane',
    'phenomenon',
    'scheme',
    'vanguard',
    'conspiracy',
  ]),
  mean: (type) => type,
});

words.lexicon({
  of: 'Supertype',
  en: { basic: 'basic', legendary: 'legendary', snow: 'snow', world: 'world' },
  mean: (type) => type,
});

words.lexicon({
  of: 'Subtype',
  en: inflected(Object.keys(subtypes).filter((type) => subtypeKind(type) !== 'plane')),
  mean: (type) => type,
});

/** A possessive by its form. */
words.rule({ name: 'subtype.urzas', of: 'Subtype', en: "Urza's", mean: () => "Urza's" });

/** Steps and phases as texts speak of them, after "your" or "the". */
words.lexicon({
  of: 'Step',
  en: {
    untap: 'untap step',
    upkeep: ['upkeep', 'upkeep step'],
    draw: 'draw step',
    main1: ['precombat main phase', 'first main phase'],
    combat: 'combat',
    'end-combat': 'end of combat',
    main2: 'postcombat main phase',
    end: 'end step',
    cleanup: 'cleanup step',
  },
  mean: (step) => step as Step,
});
