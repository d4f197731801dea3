/** Adjectives: what stands before a noun and says something of each thing it means. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { meantAnew, Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { related } from './related.ts';
import { allOf, self, you } from './selectors.ts';

export const adjectives = rulesOf();
const { rule, lexicon } = adjectives;

export const not = (of: Filter): Filter => ({ kind: 'not', of });
export const any = (of: readonly Filter[]): Filter =>
  of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of };
const subtype = (type: string): Filter => ({ kind: 'subtype', type });

rule({
  name: 'adjective.color',
  of: 'Adjective',
  slots: { c: 'Color' },
  en: '{c}',
  mean: ({ c }) => [{ kind: 'color', color: c }],
});
rule({
  name: 'adjective.supertype',
  of: 'Adjective',
  slots: { t: 'Supertype' },
  en: '{t}',
  mean: ({ t }) => [{ kind: 'supertype', type: t }],
});
rule({
  name: 'adjective.nonColor',
  of: 'Adjective',
  slots: { c: 'Color' },
  en: 'non~ {c}',
  mean: ({ c }) => [not({ kind: 'color', color: c })],
});
rule({
  name: 'adjective.nonSupertype',
  of: 'Adjective',
  slots: { t: 'Supertype' },
  en: 'non~ {t}',
  mean: ({ t }) => [not({ kind: 'supertype', type: t })],
});
rule({
  name: 'adjective.nonType',
  of: 'Adjective',
  slots: { t: 'TypeWord' },
  en: 'non~ {t}',
  mean: ({ t }) => [not(t.filter)],
});

/** 700.9: counters on it, Equipment, or an Aura of its controller's. */
const it = { kind: 'var', name: 'it' } as const;
const modified: Filter = any([
  { kind: 'counters', is: { op: '≥', to: 1 } },
  { kind: 'equipped' },
  {
    kind: 'where',
    condition: {
      kind: 'exists',
      what: {
        kind: 'each',
        where: allOf([
          subtype('Aura'),
          { kind: 'attachedTo', what: it },
          { kind: 'controlledBy', who: { kind: 'controller', of: it } },
        ]),
      },
    },
  },
]);
/** 700.6. */
const historic: Filter = any([
  { kind: 'supertype', type: 'legendary' },
  { kind: 'type', type: 'artifact' },
  subtype('Saga'),
]);
/** 700.12. */
export const outlaw: Filter = any(['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map(subtype));

const STATUS: Readonly<Record<string, Filter>> = {
  tapped: { kind: 'tapped' },
  untapped: not({ kind: 'tapped' }),
  attacking: { kind: 'attacking' },
  blocking: { kind: 'blocking' },
  blocked: { kind: 'blocked' },
  unblocked: { kind: 'unblocked' },
  'face-down': { kind: 'faceDown' },
  'face-up': not({ kind: 'faceDown' }),
  enchanted: { kind: 'enchanted' },
  equipped: { kind: 'equipped' },
  colorless: { kind: 'colorCount', is: { op: '=', to: 0 } },
  monocolored: { kind: 'colorCount', is: { op: '=', to: 1 } },
  multicolored: { kind: 'colorCount', is: { op: '≥', to: 2 } },
  transformed: { kind: 'transformed' },
  modified,
  historic,
  outlaw,
  commander: { kind: 'commander' },
  suspected: { kind: 'designated', as: 'suspected' },
  monstrous: { kind: 'designated', as: 'monstrous' },
  renowned: { kind: 'designated', as: 'renowned' },
  saddled: { kind: 'designated', as: 'saddled' },
  goaded: { kind: 'goaded' },
  paired: { kind: 'paired' },
  token: { kind: 'token' },
};
lexicon({
  of: 'Adjective',
  en: Object.fromEntries(Object.keys(STATUS).map((word) => [word, word])),
  mean: (word) => [STATUS[word] ?? allOf([])],
});
const NON = ['token', 'historic', 'attacking', 'blocking', 'commander', 'modified', 'outlaw'];
for (const word of NON)
  rule({
    name: `adjective.non${word}`,
    of: 'Adjective',
    en: `non~ ${word}`,
    mean: () => [not(STATUS[word] ?? allOf([]))],
  });

/** 208.1: what it is, whatever changes it: "target 1/1 creature". */
rule({
  name: 'adjective.size',
  of: 'Adjective',
  slots: { pt: 'PT' },
  en: '{pt}',
  mean: ({ pt }) => {
    if (pt.signed || typeof pt.power !== 'number' || typeof pt.toughness !== 'number')
      throw new Unclear('no size that something has');
    return [
      { kind: 'power', is: { op: '=', to: pt.power } },
      { kind: 'toughness', is: { op: '=', to: pt.toughness } },
    ];
  },
});
// One of several, and several together
rule({ name: 'adjectiveGroup.one', of: 'AdjectiveGroup', slots: { a: 'Adjective' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'adjectiveGroup.or',
  of: 'AdjectiveGroup',
  slots: { a: 'Adjective', b: 'Adjective' },
  en: ['{a} or {b}', '{a} and/or {b}'],
  mean: ({ a, b }) => [any([allOf(a), allOf(b)])],
});
rule({
  name: 'adjectiveGroup.or3',
  of: 'AdjectiveGroup',
  slots: { a: 'Adjective', b: 'Adjective', c: 'Adjective' },
  en: ['{a}, {b}, or {c}', '{a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => [any([allOf(a), allOf(b), allOf(c)])],
});
rule({
  name: 'adjectives.one',
  of: 'Adjectives',
  slots: { a: 'AdjectiveGroup' },
  en: '{a}',
  mean: ({ a }) => a,
});
rule({
  name: 'adjectives.and',
  of: 'Adjectives',
  slots: { a: 'AdjectiveGroup', more: 'Adjectives' },
  en: ['{a} {more}', '{a}, {more}'],
  mean: ({ a, more }) => [...a, ...more],
});
/** Of things in the plural only: some are the one, some the other. */
rule({
  name: 'adjectiveGroup.attackingAndBlocking',
  of: 'AdjectiveGroup',
  en: 'attacking and blocking',
  mean: () => [any([{ kind: 'attacking' }, { kind: 'blocking' }])],
});

/** After "is" and "that's": adjectives, and phrases that are used like them. */
rule({ name: 'being.adjectives', of: 'Being', slots: { a: 'Adjectives' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'being.attackingYou',
  of: 'Being',
  en: 'attacking you',
  mean: () => [
    {
      kind: 'where',
      condition: { kind: 'matches', what: { kind: 'attacked', by: it }, where: { kind: 'is', what: you } },
    },
  ],
});
/** A planeswalker's controller is the player whom the creature that attacks it attacks with it (508.5). */
rule({
  name: 'being.attackingYours',
  of: 'Being',
  en: ['attacking you or a planeswalker you control', 'attacking you and/or planeswalkers you control'],
  mean: () => [
    {
      kind: 'where',
      condition: {
        kind: 'matches',
        what: { kind: 'attacked', by: it },
        where: any([
          { kind: 'is', what: you },
          allOf([
            { kind: 'type', type: 'planeswalker' },
            { kind: 'controlledBy', who: you },
          ]),
        ]),
      },
    },
  ],
});
rule({
  name: 'being.blockingThis',
  of: 'Being',
  slots: { s: 'Self' },
  en: 'blocking {s}',
  mean: () => [{ kind: 'blocking', what: self }],
});
/** 506.5: the only attacker. */
rule({
  name: 'being.attackingAlone',
  of: 'Being',
  en: 'attacking alone',
  mean: () => [
    { kind: 'attacking' },
    {
      kind: 'where',
      condition: {
        kind: 'compare',
        value: { kind: 'count', of: { kind: 'each', where: { kind: 'attacking' } } },
        is: { op: '=', to: 1 },
      },
    },
  ],
});
rule({
  name: 'being.attachedTo',
  of: 'Being',
  slots: { t: 'Thing' },
  en: 'attached to {t}',
  mean: (parts, d) => {
    const read = (): Selector => related(meantAnew(parts, 't'), d);
    return [{ kind: 'attachedTo', what: d.notItself(read, 'permanent') }];
  },
});
rule({
  name: 'being.onBattlefield',
  of: 'Being',
  en: 'on the battlefield',
  mean: () => [{ kind: 'in', zones: ['battlefield'] }],
});
rule({
  name: 'being.allColors',
  of: 'Being',
  en: 'all colors',
  mean: () => [{ kind: 'colorCount', is: { op: '=', to: 5 } }],
});
rule({
  name: 'being.exactlyColors',
  of: 'Being',
  slots: { n: 'Count' },
  en: 'exactly {n} <color#n>',
  mean: ({ n }) => [{ kind: 'colorCount', is: { op: '=', to: n.min } }],
});
rule({
  name: 'being.oneOrMoreColors',
  of: 'Being',
  en: 'one or more colors',
  mean: () => [{ kind: 'colorCount', is: { op: '≥', to: 1 } }],
});
rule({
  name: 'being.twoOrMoreColors',
  of: 'Being',
  en: 'two or more colors',
  mean: () => [{ kind: 'colorCount', is: { op: '≥', to: 2 } }],
});
rule({
  name: 'being.chosenColor',
  of: 'Being',
  en: ['the chosen color', 'of the chosen color'],
  mean: () => [{ kind: 'chosenColor', key: 'color' }],
});
rule({
  name: 'being.chosenType',
  of: 'Being',
  en: ['the chosen type', 'of the chosen type'],
  mean: () => [{ kind: 'chosenType', key: 'type' }],
});
