/** What is true of things for a while or always: gets, has, loses. Worked out for their subject. */
import type { Change, Duration, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { castFromThere } from '../nouns/spells-cast.ts';
import { joined } from './joined.ts';

export const predicates = rulesOf();
const { rule } = predicates;

/** Changes of characteristics. */
const modify =
  (...changes: readonly Change[]) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'modify', what, changes }];

rule({
  name: 'predicate.gets',
  of: 'Predicate',
  slots: { pt: 'PT' },
  en: ['<get> {pt}', '<get> an additional {pt}', 'also <get> {pt}'],
  mean: ({ pt }) => modify({ kind: 'addPT', power: pt.power, toughness: pt.toughness }),
});
rule({
  name: 'predicate.has',
  of: 'Predicate',
  slots: { k: 'Granted' },
  en: ['<have> {k}', '<gain> {k}', 'also <have> {k}', 'also <gain> {k}'],
  mean: ({ k }) => modify(...k.map((ability): Change => ({ kind: 'gain', ability }))),
});
/** Those of other objects: "all activated abilities of all creature cards in all graveyards". */
const EXCEPT = [
  ['', undefined],
  [' except mana abilities', 'mana'],
  [' except for mana abilities', 'mana'],
  [' except for loyalty abilities', 'loyalty'],
] as const;
for (const [words, except] of EXCEPT)
  rule({
    name: `predicate.hasAbilitiesOf.${words.trim().replaceAll(' ', '-') || 'all'}`,
    of: 'Predicate',
    slots: { what: 'Things' },
    en: `<have> all activated abilities of {what}${words}`,
    mean: ({ what }, d) => {
      const of = d.pick(what);
      return modify({ kind: 'gainAbilitiesOf', of, ...(except === undefined ? {} : { except }) });
    },
  });
rule({
  name: 'predicate.hasAbilitiesOf.both',
  of: 'Predicate',
  slots: { what: 'Things' },
  en: '<have> all activated and triggered abilities of {what}',
  mean: ({ what }, d) => modify({ kind: 'gainAbilitiesOf', of: d.pick(what), triggered: true }),
});
rule({
  name: 'predicate.basePT',
  of: 'Predicate',
  slots: { pt: 'PT' },
  en: '<have> base power and toughness {pt}',
  mean: ({ pt }) => modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness }),
});
rule({
  name: 'predicate.basePower',
  of: 'Predicate',
  slots: { n: 'Amount' },
  en: '<have> base power {n}',
  mean: ({ n }) => modify({ kind: 'setPT', power: n }),
});
rule({
  name: 'predicate.baseToughness',
  of: 'Predicate',
  slots: { n: 'Amount' },
  en: '<have> base toughness {n}',
  mean: ({ n }) => modify({ kind: 'setPT', toughness: n }),
});

// Losing abilities
rule({
  name: 'lost.one',
  of: 'Lost',
  slots: { k: 'KeywordName' },
  en: '{k}',
  mean: ({ k }) => [k],
});
/** 702.22b: of every quality. */
rule({
  name: 'lost.bandsWith',
  of: 'Lost',
  en: 'all "bands with other" abilities',
  mean: () => ['bands with other'],
});
rule({
  name: 'lost.more',
  of: 'Lost',
  slots: { k: 'KeywordName', more: 'Lost' },
  en: ['{k} and {more}', '{k}, {more}', '{k}, and {more}'],
  mean: ({ k, more }) => [k, ...more],
});
rule({
  name: 'predicate.loses',
  of: 'Predicate',
  slots: { k: 'Lost' },
  en: '<lose> {k}',
  mean: ({ k }) => modify(...k.map((keyword): Change => ({ kind: 'lose', keyword }))),
});
rule({
  name: 'predicate.losesAll',
  of: 'Predicate',
  en: '<lose> all abilities',
  mean: () => modify({ kind: 'loseAll' }),
});
rule({
  name: 'predicate.cantHave',
  of: 'Predicate',
  slots: { k: 'KeywordName' },
  en: "can't have or gain {k}",
  mean: ({ k }) => modify({ kind: 'cantHave', keyword: k }),
});
rule({
  name: 'predicate.losesFor',
  of: 'Predicate',
  slots: { k: 'Granted' },
  en: '<lose> all abilities and <have> {k}',
  mean: ({ k }) => modify({ kind: 'loseAll' }, ...k.map((ability): Change => ({ kind: 'gain', ability }))),
});

// Statements about things
rule({
  name: 'static.predicates',
  of: 'Static',
  slots: { what: 'Things', p: 'Predicates' },
  en: '{what} {p@what}',
  mean: (parts, d) => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return d.ofEach(what, 'it', () => joined(parts.p(what.selector)));
  },
});
/** Whatever the order of the words: what it is given does not go with its own abilities. */
rule({
  name: 'static.losingOthers',
  of: 'Static',
  slots: { what: 'Things', p: 'Predicates' },
  en: [
    '{what} {p@what} and <lose@what> all other abilities',
    '{what} {p@what}, and <lose@what> all other abilities',
    '{what} {p@what}, and it <lose@what> all other abilities',
  ],
  mean: (parts, d) => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return d.ofEach(what, 'it', () =>
      joined([...modify({ kind: 'loseAll' })(what.selector), ...parts.p(what.selector)]),
    );
  },
});
/** A player has some abilities as an object has them (702.11c). */
const OF_PLAYERS = ['hexproof', 'shroud', 'protection'];
rule({
  name: 'static.youAndThings',
  of: 'Static',
  slots: { what: 'Things', p: 'Predicates' },
  en: 'you and {what} {p@base}',
  mean: (parts) => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    const effects = joined(parts.p({ kind: 'union', of: [you, what.selector] }));
    const isOfPlayers = (change: Change): boolean =>
      change.kind === 'gain' && change.ability.kind === 'keyword' && OF_PLAYERS.includes(change.ability.keyword);
    if (!effects.every((effect) => effect.kind === 'modify' && effect.changes.every(isOfPlayers)))
      throw new Unclear('not something that a player has');
    return effects;
  },
});
rule({
  name: 'static.youControl',
  of: 'Statement',
  slots: { what: 'Things' },
  en: 'you control {what}',
  mean: ({ what }) => {
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return modify({ kind: 'controller', who: you })(what.selector);
  },
});

/** "Gets +1/+0 until end of turn and can't be blocked this turn." */
rule({
  name: 'simple.lastingTwice',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', first: 'Duration', q: 'Predicates', second: 'Duration' },
  en: '{what} {p@what} {first} and {q@what} {second}',
  mean: ({ what, p, first, q, second }, d) => {
    const selector = d.pick(what);
    const all = (duration: Duration, effects: readonly StaticEffect[]) =>
      ({ do: 'effect', effects: joined(effects), duration }) as const;
    return JSON.stringify(first) === JSON.stringify(second)
      ? [all(first, [...p(selector), ...q(selector)])]
      : [all(first, p(selector)), all(second, q(selector))];
  },
});

/** 702.16n */
rule({
  name: 'staticSentence.sparing',
  of: 'StaticSentence',
  slots: { what: 'Things', p: 'Predicates', s: 'Spared' },
  en: "{what} {p@what}. ^This effect doesn't remove {s}.",
  mean: (parts, d) => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    const effects = d.ofEach(what, 'it', () => joined(parts.p(what.selector)));
    const { s: spares } = parts;
    let found = false;
    const sparing = (change: Change): Change => {
      if (change.kind !== 'gain' || change.ability.kind !== 'keyword' || change.ability.keyword !== 'protection')
        return change;
      found = true;
      return { ...change, ability: { ...change.ability, spares } };
    };
    const made = effects.map((effect) =>
      effect.kind === 'modify' ? { ...effect, changes: effect.changes.map(sparing) } : effect,
    );
    if (!found) throw new Unclear('no protection was given');
    return [{ kind: 'static', effects: made }];
  },
});
rule({
  name: 'spared.self',
  of: 'Spared',
  slots: { s: 'Self' },
  en: '{s}',
  mean: () => ({ kind: 'is', what: { kind: 'granter' } }),
});
rule({ name: 'spared.auras', of: 'Spared', en: 'Auras', mean: () => ({ kind: 'subtype', type: 'Aura' }) });

/** 702.34: the card has it with its own mana cost (113.6: what it speaks of is itself). */
const FLASHBACK = {
  kind: 'keyword',
  keyword: 'flashback',
  cost: [{ kind: 'manaCostOf', what: { kind: 'this' } }],
} as const;
rule({
  name: 'staticSentence.flashback',
  of: 'StaticSentence',
  slots: { what: 'Things' },
  en: [
    "{what} <have@what> flashback. ^The flashback cost is equal to that card's mana cost.",
    '{what} <have@what> flashback. ^The flashback cost is equal to its mana cost.',
    "{what} <have@what> flashback. ^The flashback cost is equal to the card's mana cost.",
  ],
  mean: ({ what }) => {
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return [{ kind: 'static', effects: modify({ kind: 'gain', ability: FLASHBACK })(what.selector) }];
  },
});
rule({
  name: 'staticSentence.flashbackYourTurn',
  of: 'StaticSentence',
  slots: { c: 'Condition', what: 'Things' },
  en: "as long as {c}, {what} <have@what> flashback. ^The flashback cost is equal to that card's mana cost.",
  mean: (parts) => {
    const { c: condition, what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return [{ kind: 'static', condition, effects: modify({ kind: 'gain', ability: FLASHBACK })(what.selector) }];
  },
});
rule({
  name: 'simple.flashback',
  of: 'Simple',
  slots: { what: 'Things', duration: 'Duration' },
  en: [
    '{what} <gain@what> flashback {duration}. ^The flashback cost is equal to its mana cost',
    "{what} <gain@what> flashback {duration}. ^The flashback cost is equal to that card's mana cost",
    '{duration}, {what} <gain@what> flashback. ^The flashback cost is equal to its mana cost',
  ],
  mean: ({ what, duration }, d) => [
    { do: 'effect', effects: modify({ kind: 'gain', ability: FLASHBACK })(d.pick(what)), duration },
  ],
});

/** What spells can have; other keywords mean nothing on the stack. */
const ON_STACK = [
  'cascade',
  'storm',
  'conspire',
  'rebound',
  'lifelink',
  'deathtouch',
  'demonstrate',
  'wither',
  'infect',
  'convoke',
  'improvise',
  'delve',
  'split second',
];
rule({
  name: 'static.spellsHave',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', more: 'Additions?', k: 'PlainKeyword' },
  en: ['{n#pl} {who} <cast@who> [{more}] have {k}', 'each {n#sg} {who} <cast@who> [{more}] has {k}'],
  mean: (parts) => {
    const { n, who, more, k } = parts;
    if (!ON_STACK.includes(k)) throw new Unclear(`a spell cannot be given ${k}`);
    const { filters, zones = [] } = more === undefined ? n : more(n);
    const elsewhere = zones.filter((zone) => zone !== 'stack');
    const from = elsewhere.length === 0 ? [] : [castFromThere(elsewhere)];
    const where = allOf([...filters, ...from, { kind: 'controlledBy', who }]);
    return modify({ kind: 'gain', ability: { kind: 'keyword', keyword: k } })({
      kind: 'each',
      where,
      zones: ['stack'],
    });
  },
});
