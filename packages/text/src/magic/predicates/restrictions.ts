/** What cannot be done (101.2): attack, block, be blocked, be targeted, be countered, untap, gain life, cast … */
import type { Cant, CantAction, Cost, Filter, Selector, StaticEffect, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { same } from '../../prose/nodes.ts';
import { someIn } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { any } from '../nouns/adjectives.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { castFromThere } from '../nouns/spells-cast.ts';
import { fitting } from '../replacements/prevention.ts';

export const restrictions = rulesOf();
const { rule, lexicon } = restrictions;

const cant =
  (action: CantAction, rest: Omit<Cant, 'kind' | 'action' | 'what'> = {}) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'cant', action, what, ...rest }];
const several =
  (...predicates: readonly ((what: Selector) => readonly StaticEffect[])[]) =>
  (what: Selector): readonly StaticEffect[] =>
    predicates.flatMap((predicate) => predicate(what));
const not = (of: Filter): Filter => ({ kind: 'not', of });

// One word or two
const PLAIN: Readonly<Record<string, readonly [CantAction, ...CantAction[]]>> = {
  block: ['block'],
  attack: ['attack'],
  'be blocked': ['beBlocked'],
  'attack or block': ['attack', 'block'],
  'attack alone': ['attackAlone'],
  'block alone': ['blockAlone'],
  'attack or block alone': ['attackAlone', 'blockAlone'],
  'be countered': ['beCountered'],
  'be regenerated': ['beRegenerated'],
  'be sacrificed': ['beSacrificed'],
  'be enchanted': ['beEnchanted'],
  'be equipped': ['beEquipped'],
  'be equipped or enchanted': ['beEquipped', 'beEnchanted'],
  transform: ['transform'],
  'attack, block, or transform': ['attack', 'block', 'transform'],
  'become untapped': ['untap'],
  'have counters put on <them>': ['haveCounters'],
  'enter the battlefield': ['enter'],
  'be cast': ['cast'],
  'be turned face up': ['beTurnedUp'],
  'become suspected': ['beSuspected'],
  'crew Vehicles': ['crew'],
  'attack, block, or crew Vehicles': ['attack', 'block', 'crew'],
  'attack or crew Vehicles': ['attack', 'crew'],
  'block or crew Vehicles': ['block', 'crew'],
};
lexicon({
  of: 'Predicate',
  en: Object.fromEntries(Object.keys(PLAIN).map((words) => [words, `can't ${words}`])),
  mean: (words) => several(...(PLAIN[words] ?? []).map((action) => cant(action))),
});
rule({
  name: 'predicate.cantBeBlockedByFewer',
  of: 'Predicate',
  slots: { n: 'Count' },
  en: "can't be blocked except by {n} or more creatures",
  mean: ({ n }) => cant('beBlockedByFewer', { count: n.max === 'any' ? 0 : n.max }),
});
rule({
  name: 'predicate.cantBeBlockedByMore',
  of: 'Predicate',
  slots: { n: 'Count' },
  en: ["can't be blocked by more than {n} <creature#n>"],
  mean: ({ n }) => cant('beBlockedByMore', { count: n.max === 'any' ? 0 : n.max }),
});

// With the other side
rule({
  name: 'predicate.cantBeBlockedBy',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: "can't be blocked by {n#pl}",
  mean: ({ n }) => cant('beBlocked', { by: allOf(n.filters) }),
});
rule({
  name: 'predicate.cantBlockOrBeBlockedBy',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: "can't block or be blocked by {n#pl}",
  mean: ({ n }) => several(cant('block', { whom: allOf(n.filters) }), cant('beBlocked', { by: allOf(n.filters) })),
});
rule({
  name: 'predicate.cantBeBlockedExceptBy',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: "can't be blocked except by {n#pl}",
  mean: ({ n }) => cant('beBlocked', { by: not(allOf(n.filters)) }),
});
rule({
  name: 'predicate.cantBlockThing',
  of: 'Predicate',
  slots: { what: 'Things' },
  en: "can't block {what}",
  mean: ({ what }, d) => cant('block', { whom: fitting(d.pick(what)) }),
});
rule({
  name: 'predicate.blockOnly',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: 'can block only {n#pl}',
  mean: ({ n }) => cant('block', { whom: not(allOf(n.filters)) }),
});
rule({
  name: 'predicate.cantBeEnchantedByOthers',
  of: 'Predicate',
  en: "can't be enchanted by other Auras",
  mean: () => cant('beEnchanted', { by: not({ kind: 'is', what: { kind: 'this' } }) }),
});
const isYou: Filter = { kind: 'is', what: you };
const yourPlaneswalker: Filter = allOf([
  { kind: 'type', type: 'planeswalker' },
  { kind: 'controlledBy', who: you },
]);
lexicon({
  of: 'Attackable',
  en: {
    you: 'you',
    'you or planeswalkers': ['you or planeswalkers you control', 'you or a planeswalker you control'],
    planeswalkers: 'planeswalkers you control',
  },
  mean: (words): Filter => {
    if (words === 'you') return isYou;
    if (words === 'planeswalkers') return yourPlaneswalker;
    return { kind: 'any', of: [isYou, yourPlaneswalker] };
  },
});
rule({
  name: 'predicate.cantAttackSuch',
  of: 'Predicate',
  slots: { whom: 'Attackable' },
  en: "can't attack {whom}",
  mean: ({ whom }) => cant('attack', { whom }),
});
rule({
  name: 'predicate.cantAttackUnlessPaid',
  of: 'Predicate',
  slots: { whom: 'Attackable', cost: 'Symbols' },
  en: [
    "can't attack {whom} unless their controller pays {cost} for each of those creatures",
    "can't attack {whom} unless their controller pays {cost} for each creature they control that's attacking you",
  ],
  mean: ({ whom, cost }) => cant('attack', { whom, cost: [{ kind: 'mana', mana: cost }] }),
});
rule({
  name: 'predicate.cantAttackUnlessLifeIsPaid',
  of: 'Predicate',
  slots: { whom: 'Attackable', n: 'Amount' },
  en: "can't attack {whom} unless their controller pays {n} life for each of those creatures",
  mean: ({ whom, n }) => cant('attack', { whom, cost: [{ kind: 'life', amount: n }] }),
});
rule({
  name: 'predicate.cantAttackUnlessYouPay',
  of: 'Predicate',
  slots: { cost: 'Cost' },
  en: ["can't attack unless you {cost@base}"],
  mean: ({ cost }) => cant('attack', { cost }),
});
rule({
  name: 'predicate.cantBlockUnlessYouPay',
  of: 'Predicate',
  slots: { cost: 'Cost' },
  en: ["can't block unless you {cost@base}"],
  mean: ({ cost }) => cant('block', { cost }),
});
rule({
  name: 'predicate.cantAttackOrBlockUnlessYouPay',
  of: 'Predicate',
  slots: { cost: 'Cost' },
  en: ["can't attack or block unless you {cost@base}"],
  mean: ({ cost }) => several(cant('attack', { cost }), cant('block', { cost })),
});

/** So much for each of something: in all, generic mana (118.7). */
const generic = (cost: string, times: Value): readonly Cost[] => {
  const [, n] = /^\{(\d+)\}$/.exec(cost) ?? [];
  if (n === undefined) throw new Unclear('mana of a type so many times');
  return [{ kind: 'generic', amount: n === '1' ? times : { kind: 'times', of: [Number(n), times] } }];
};
for (const [name, words, actions] of [
  ['Attack', 'attack', ['attack']],
  ['Block', 'block', ['block']],
  ['AttackOrBlock', 'attack or block', ['attack', 'block']],
] as const)
  rule({
    name: `predicate.cant${name}UnlessPaidForEach`,
    of: 'Predicate',
    slots: { cost: 'Symbols', f: 'ForEach' },
    en: [`can't ${words} unless you pay {cost} {f}`, `can't ${words} unless its controller pays {cost} {f}`],
    same: { 'you pay': '508.1, 509.1: its controller attacks and blocks with it', 'its controller pays': 'the same' },
    mean: ({ cost, f }) => several(...actions.map((action) => cant(action, { cost: generic(cost, f) }))),
  });

// Targets (115): spells and abilities, of a kind or of a player
rule({
  name: 'targeting.spells',
  of: 'Targeting',
  slots: { n: 'Noun' },
  en: '{n#pl}',
  mean: ({ n }) => allOf(n.filters.filter((filter) => !isSpellOrAbility(filter))),
});
rule({
  name: 'targeting.spellsAndAbilitiesFrom',
  of: 'Targeting',
  slots: { n: 'Noun', sources: 'Noun' },
  en: '{n#pl} or abilities from {sources#pl}',
  mean: ({ n, sources }) => {
    if (!n.kinds.includes('spell') || !sources.kinds.includes('source'))
      throw new Unclear('spells, and abilities of sources');
    return any([allOf(n.filters), { kind: 'ability', from: allOf(sources.filters) }]);
  },
});
/** Nothing else can target or counter anything. */
const isSpellOrAbility = (filter: Filter): boolean =>
  filter.kind === 'any' && filter.of.map(({ kind }) => kind).join() === 'spell,ability';
rule({
  name: 'predicate.cantBeTargeted',
  of: 'Predicate',
  slots: { by: 'Targeting' },
  en: ["can't be the target of {by}", "can't be the targets of {by}"],
  mean: ({ by }) => cant('beTargeted', by.kind === 'all' && by.of.length === 0 ? {} : { by }),
});
rule({
  name: 'predicate.cantBeCounteredBy',
  of: 'Predicate',
  slots: { by: 'Targeting' },
  en: "can't be countered by {by}",
  mean: ({ by }) => cant('beCountered', by.kind === 'all' && by.of.length === 0 ? {} : { by }),
});

// Activated abilities of things
const ACTIVATION: Readonly<Record<string, CantAction>> = {
  "can't be activated": 'activate',
  "can't be activated unless they're mana abilities": 'activateNonMana',
};
lexicon({
  of: 'Activation',
  en: Object.fromEntries(Object.keys(ACTIVATION).map((words) => [words, words])),
  mean: (words) => ACTIVATION[words] ?? 'activate',
});
rule({
  name: 'static.cantActivateOf',
  of: 'Statement',
  slots: { what: 'Things', a: 'Activation' },
  en: 'activated abilities of {what} {a}',
  mean: ({ what, a }, d) => cant(a)(d.pick(what)),
});
rule({
  name: 'static.cantActivateWhose',
  of: 'Statement',
  slots: { what: 'ThingsWhose', a: 'Activation' },
  en: '{what} activated abilities {a}',
  mean: ({ what, a }) => cant(a)(what),
});
rule({
  name: 'predicate.andAbilities',
  of: 'Predicate',
  slots: { a: 'Activation' },
  en: ['<their> activated abilities {a}'],
  mean: ({ a }) => cant(a),
});

// Untapping
rule({
  name: 'predicate.doesntUntap',
  of: 'Predicate',
  en: [
    "<don't> untap during its controller's untap step",
    "<don't> untap during their controller's untap step",
    "<don't> untap during their controllers' untap steps",
    "<don't> untap during their controller's untap steps",
  ],
  mean: () => cant('untapDuringUntapStep'),
});
rule({
  name: 'predicate.doesntUntapYours',
  of: 'Predicate',
  en: "<don't> untap during your untap step",
  mean: () => (what) => {
    const isYours = what.kind === 'this' || (what.kind === 'each' && what.where !== undefined && isOwn(what.where));
    // 502.3: what somebody else controls does not untap in your untap step anyway.
    if (!isYours) throw new Unclear('your untap step, of what others may control');
    return cant('untapDuringUntapStep')(what);
  },
});
const isOwn = (where: Filter): boolean =>
  where.kind === 'all' ? where.of.some(isOwn) : where.kind === 'controlledBy' && where.who.kind === 'you';

// Damage
rule({
  name: 'static.damageCantBePrevented',
  of: 'Statement',
  en: "damage can't be prevented",
  mean: () => cant('preventDamage')(anySource),
});
rule({
  name: 'static.combatDamageByCantBePrevented',
  of: 'Statement',
  slots: { what: 'Things' },
  en: ["damage dealt by {what} can't be prevented", "damage that would be dealt by {what} can't be prevented"],
  mean: ({ what }, d) => cant('preventDamage')(d.pick(what)),
});
/** Permanents, spells and whatever else deals damage. */
const anySource: Selector = {
  kind: 'each',
  where: { kind: 'all', of: [] },
  zones: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command'],
};

rule({
  name: 'static.dealtAsThoughWither',
  of: 'Statement',
  en: 'all damage is dealt as though its source had wither',
  mean: () => [{ kind: 'may', action: 'dealAsThoughWither', what: anySource }],
});

// Players
const PLAYERS: Readonly<Record<string, readonly CantAction[]>> = {
  'gain life': ['gainLife'],
  'lose life': ['loseLife'],
  'lose the game': ['lose'],
  'win the game': ['win'],
  'draw cards': ['draw'],
  'search libraries': ['search'],
  'play lands': ['playLands'],
  'draw cards or gain life': ['draw', 'gainLife'],
  'activate abilities': ['activate'],
  "activate abilities that aren't mana abilities": ['activateNonMana'],
  'lose the game or win the game': ['lose', 'win'],
  'cast spells or activate abilities': ['cast', 'activate'],
  "cast spells or activate abilities that aren't mana abilities": ['cast', 'activateNonMana'],
};
lexicon({
  of: 'PlayerPredicate',
  en: Object.fromEntries(Object.keys(PLAYERS).map((words) => [words, `can't ${words}`])),
  mean: (words) => several(...(PLAYERS[words] ?? []).map((action) => cant(action))),
});
/** Where they are cast from belongs to it. */
const isAnySpell = (n: Described): boolean => {
  const [only, ...more] = n.filters;
  return only?.kind === 'spell' && more.length === 0 && (n.zones?.every((zone) => zone === 'stack') ?? true);
};
export const castable = (n: Described): Filter => {
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  return zones.length === 0 ? allOf(n.filters) : allOf([...n.filters, castFromThere(zones)]);
};
rule({
  name: 'playerPredicate.cantCast',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: "can't cast {n#pl}",
  mean: ({ n }) => {
    const by = castable(n);
    return (who) => {
      // "That player" among them is each for itself, which cannot be said of them together.
      if (who.kind === 'players' && someIn(by, (node) => same(node, who))) throw new Unclear('each of several players');
      return cant('cast', isAnySpell(n) ? {} : { by })(who);
    };
  },
});
/** 119.7, 119.8 */
rule({
  name: 'static.lifeCantChange',
  of: 'Statement',
  slots: { whose: 'Whose' },
  en: "{whose} life total can't change",
  mean: ({ whose }) => [
    { kind: 'cant', action: 'gainLife', what: whose },
    { kind: 'cant', action: 'loseLife', what: whose },
  ],
});
/** 614.17: not from where they are. */
rule({
  name: 'predicate.cantEnter',
  of: 'Predicate',
  en: ["can't enter the battlefield", "can't enter"],
  mean: () => cant('enter'),
});
export const oncePerTurn =
  (action: 'cast' | 'draw', what: Filter | undefined) =>
  (who: Selector): readonly StaticEffect[] => [
    {
      kind: 'cant',
      action,
      what: {
        kind: 'filter',
        of: who,
        where: {
          kind: 'where',
          condition: {
            kind: 'history',
            event: {
              on: action,
              who: { kind: 'var', name: 'it' },
              ...(what === undefined ? {} : { what }),
            },
          },
        },
      },
      ...(what === undefined ? {} : { by: what }),
    },
  ];
rule({
  name: 'playerPredicate.cantCastMoreThanOne',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: "can't cast more than one {n#sg} each turn",
  mean: ({ n }) => oncePerTurn('cast', isAnySpell(n) ? undefined : castable(n)),
});
rule({
  name: 'playerPredicate.cantDrawMoreThanOne',
  of: 'PlayerPredicate',
  en: "can't draw more than one card each turn",
  mean: () => oncePerTurn('draw', undefined),
});
