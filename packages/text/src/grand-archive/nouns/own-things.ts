/** What a card calls itself; the champion, the attack, what is linked, and what it is called again. */
import type { Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { championOf, self, you } from './selectors.ts';
import { isTypeName } from './words.ts';

export const ownThings = rulesOf();
const { rule, lexicon } = ownThings;

rule({
  name: 'self',
  of: 'Self',
  en: 'card object ally weapon item domain phantasia unit champion token regalia boon mastery source'
    .split(' ')
    .map((word) => `this ${word}`),
  mean: (_, d) => {
    d.mention({ selector: self, kinds: d.told.game.ownKinds(d.told.face), several: false });
    return self;
  },
});
/** It works where it is then. */
rule({
  name: 'things.selfFrom',
  of: 'Thing',
  slots: { s: 'Self', z: 'Zone' },
  en: '{s} from your {z}',
  agreement: 'sg',
  mean: ({ s, z }, d) => {
    d.worksIn(z);
    return definite(s);
  },
});

/** Whose, of players that are named without speaking of things: a thing cannot begin with a thing. */
rule({ name: 'possessor.your', of: 'Possessor', en: 'your', mean: () => you });
rule({
  name: 'possessor.their',
  of: 'Possessor',
  en: ['their', "that player's", "that opponent's"],
  mean: (_, d) => d.refer({ player: true }),
});
for (const [name, noun, which] of [
  ['player', 'player', 'each'],
  ['opponent', 'opponent', 'opponents'],
] as const) {
  const described: Described = {
    filters: [which === 'each' ? { kind: 'player' } : { kind: 'player', which }],
    kinds: ['player'],
  };
  rule({
    name: `possessor.target.${name}`,
    of: 'Possessor',
    en: `target ${noun}'s`,
    mean: (_, d) => d.target(described),
  });
  rule({
    name: `possessor.each.${name}`,
    of: 'Possessor',
    en: `each ${noun}'s`,
    mean: (_, d) => d.mentionPlayer({ kind: 'players', which }),
  });
}

// Champions
const champion = (whose: Selector, d: Telling): Things => {
  const selector = championOf(whose);
  // "That unit" is rather one that was called a unit.
  const unit = d.maybe({ kind: 'unit', several: false });
  const called = unit !== undefined && d.spokenOf(unit)?.kinds.includes('champion') === false ? [] : ['unit'];
  d.mention({ selector, kinds: ['champion', ...called, 'person', 'object'], several: false });
  return definite(selector);
};
rule({
  name: 'things.champion',
  of: 'Thing',
  slots: { whose: 'Possessor' },
  en: '{whose} champion',
  agreement: 'sg',
  mean: ({ whose }, d) => champion(whose, d),
});
/** A champion is a person. */
rule({
  name: 'things.themChampion',
  of: 'Thing',
  en: ['them', 'they'],
  agreement: 'pl',
  mean: (_, d) => {
    if (d.maybe({ several: true }) !== undefined) throw new Unclear('several things');
    return definite(d.refer({ kind: 'person', several: false }));
  },
});
rule({
  name: 'whose.theirChampion',
  of: 'ThingsWhose',
  en: 'their',
  mean: (_, d) => {
    if (d.maybe({ several: true }) !== undefined) throw new Unclear('several things');
    return d.refer({ kind: 'person', several: false });
  },
});

// The attack at hand
const attack =
  (selector: Selector, kinds: readonly string[], several = false) =>
  (_: unknown, d: Telling): Things => {
    d.mention({ selector, kinds, several });
    return definite(selector);
  };
rule({
  name: 'things.attacker',
  of: 'Thing',
  en: 'the attacker',
  agreement: 'sg',
  mean: attack({ kind: 'attacker' }, ['unit', 'person', 'object', 'attacker']),
});
rule({
  name: 'things.attack',
  of: 'Thing',
  en: ['this attack', 'that attack'],
  agreement: 'sg',
  mean: attack({ kind: 'attack' }, ['attack']),
});
rule({
  name: 'things.defender',
  of: 'Thing',
  en: ['the defending unit', 'the defender'],
  agreement: 'sg',
  mean: attack({ kind: 'defenders' }, ['unit', 'person', 'object', 'defender']),
});
rule({
  name: 'things.attacksOfThis',
  of: 'Thing',
  slots: { s: 'Self' },
  en: "{s}'s attacks",
  agreement: 'pl',
  mean: ({ s }) => definite({ kind: 'attacksOf', of: s }),
});
rule({
  name: 'things.attacksOfChampion',
  of: 'Thing',
  slots: { whose: 'Possessor' },
  en: "{whose} champion's attacks",
  agreement: 'pl',
  mean: ({ whose }) => definite({ kind: 'attacksOf', of: championOf(whose) }),
});
rule({
  name: 'things.attacksOfTarget',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: "target {n#sg}'s attacks",
  agreement: 'pl',
  mean: ({ n }, d) => definite({ kind: 'attacksOf', of: d.target(n) }),
});
rule({
  name: 'things.attacksOfUpToOne',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: "up to one target {n#sg}'s attacks",
  agreement: 'pl',
  mean: ({ n }, d) => definite({ kind: 'attacksOf', of: d.target(n, { min: 0, max: 1 }) }),
});
// Links
for (const kind of ['ally', 'unit', 'object', 'weapon', 'champion', 'regalia', 'item', 'domain'])
  rule({
    name: `things.linked.${kind}`,
    of: 'Thing',
    en: `linked ${kind}`,
    agreement: 'sg',
    mean: (_, d) => {
      const selector: Selector = { kind: 'host', of: self };
      d.mention({ selector, kinds: [kind, 'object'], several: false });
      return definite(selector);
    },
  });
/** No word of it is a type of things; a single one that is more than one thing may be a type that no list knows. */
const isMasteryName = (name: string): boolean => {
  const words = name.split(' ');
  if (words.length === 1 && name.endsWith('s')) return false;
  return words.every((word) => /^\p{Lu}/u.test(word) && !isTypeName(word));
};
// Masteries: of what has a name, a player has only a mastery as "your Name"
rule({
  name: 'things.mastery',
  of: 'Thing',
  slots: { whose: 'Possessor', name: 'Name' },
  en: '{whose} {name}',
  agreement: 'pl',
  mean: ({ whose, name }, d) => {
    if (!isMasteryName(name)) throw new Unclear('things of a kind');
    const selector: Selector = { kind: 'mastery', of: whose, name };
    d.mention({ selector, kinds: ['mastery'], several: false });
    return definite(selector);
  },
});

/** A mastery that speaks of itself as its player's. */
rule({
  name: 'things.masteryItself',
  of: 'Thing',
  slots: { whose: 'Possessor', s: 'Self' },
  en: '{whose} {s}',
  agreement: 'pl',
  mean: ({ whose, s }, d) => {
    const { types, name } = d.told.face;
    if (!types.includes('mastery') || s.kind !== 'this') throw new Unclear('no mastery');
    return definite({ kind: 'mastery', of: whose, name });
  },
});

/** What an effect of its own, or the cost of its card, has banished. */
rule({
  name: 'things.banishedByThis',
  of: 'Thing',
  slots: { s: 'Self' },
  en: ['the card banished by {s}', 'the card banished with {s}'],
  agreement: 'sg',
  mean: (_, d) => {
    const selector: Selector = { kind: 'noted', key: 'banished' };
    d.mention({ selector, kinds: ['card', 'banished'], several: false });
    return definite(selector);
  },
});
rule({
  name: 'things.someRandom',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} random {n#count}',
  agreement: 'pl',
  mean: ({ count, n }) => {
    if (count.max === 1) throw new Unclear('said with "a"');
    return { kind: 'choice', described: n, count, random: true };
  },
});
rule({
  name: 'things.attacksUsingThis',
  of: 'Thing',
  slots: { s: 'Self' },
  en: ['attacks using {s}', 'attacks with {s}'],
  agreement: 'pl',
  mean: ({ s }) => definite({ kind: 'attacksOf', of: s }),
});
// The top of a deck
rule({
  name: 'things.topCard',
  of: 'Thing',
  slots: { whose: 'Whose' },
  en: 'the top card of {whose} deck',
  agreement: 'sg',
  mean: ({ whose }) => top(whose, 1),
});
rule({
  name: 'things.topCards',
  of: 'Thing',
  slots: { count: 'Count', whose: 'Whose' },
  en: [
    'the top {count} cards of {whose} deck',
    'the top {count} cards from {whose} deck',
    '{count} cards from the top of {whose} deck',
  ],
  agreement: 'pl',
  mean: ({ count, whose }) => top(whose, count.max === 'any' ? 0 : count.max),
});
const top = (of: Selector, count: Value): Things => ({
  kind: 'definite',
  selector: { kind: 'top', of, count },
  described: { filters: [], kinds: ['card'] },
});

// What things can be called when they are spoken of again
const KINDS = 'ally unit object card copy token weapon item domain phantasia champion regalia'.split(' ');
lexicon({
  of: 'SpokenKind',
  en: Object.fromEntries(KINDS.map((word) => [word, `<${word}>`])),
  mean: (word) => [word],
});
rule({
  name: 'spokenKind.cardActivation',
  of: 'SpokenKind',
  en: 'card <activation>',
  mean: () => ['activation'],
});
rule({
  name: 'spokenKind.typeCard',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <card>',
  mean: ({ t }) => [t, 'card'],
});
const DONE =
  'sacrificed discarded revealed chosen returned destroyed negated banished summoned rested hit defending attacking retaliating killed'.split(
    ' ',
  );
lexicon({ of: 'Participle', en: Object.fromEntries(DONE.map((word) => [word, word])), mean: (word) => word });
lexicon({
  of: 'SpokenObject',
  en: Object.fromEntries(
    'ally unit object weapon item domain phantasia token champion card regalia'
      .split(' ')
      .map((word) => [word, `<${word}>`]),
  ),
  mean: (word) => word,
});
