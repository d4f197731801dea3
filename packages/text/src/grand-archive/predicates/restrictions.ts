/** What cannot and must be done; what may be done although the rules do not allow it; what skips. */
import type { CantAction, Filter, Selector, StaticEffect, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import type { Predicate, Telling, Things } from '../game.ts';
import { allOf, opponents, you } from '../nouns/selectors.ts';

export const restrictions = rulesOf();
const { rule } = restrictions;

const cant =
  (action: CantAction, more: Partial<Extract<StaticEffect, { kind: 'cant' }>> = {}): Predicate =>
  (what) => [{ kind: 'cant', action, what, ...more }];

const WORDS: readonly (readonly [string, CantAction, readonly string[]])[] = [
  ['attack', 'attack', ["can't attack", "can't declare attacks"]],
  ['retaliate', 'retaliate', ["can't retaliate"]],
  ['beRetaliated', 'beRetaliated', ["can't be retaliated", "can't be retaliated against"]],
  ['beIntercepted', 'beIntercepted', ["can't be intercepted", "can't be redirected by intercept"]],
  ['intercept', 'intercept', ["can't intercept"]],
  [
    'beUsed',
    'beUsedForAttack',
    [
      "can't be used for an attack",
      "can't be used for attacks",
      "can't be used to attack",
      "can't be used for this attack",
      "can't be wielded",
    ],
  ],
  ['beTargeted', 'beTargeted', ["can't be targeted", "can't be the target of abilities or effects"]],
  ['beAttacked', 'beAttacked', ["can't be attacked", "can't be targeted for attacks", "can't be targeted by attacks"]],
  ['beNegated', 'beNegated', ["can't be negated"]],
  ['beDestroyed', 'beDestroyed', ["can't be destroyed"]],
  ['wake', 'wake', ["can't wake up"]],
  ['levelUp', 'levelUp', ["can't level up"]],
  ['beDistant', 'becomeDistant', ["can't become distant"]],
  ['leave', 'leave', ["can't leave the field"]],
  ['beRedirected', 'beRedirected', ["can't be redirected"]],
  ['beSacrificed', 'beSacrificed', ["can't be sacrificed"]],
  ['beBanished', 'beBanished', ["can't be banished"]],
];
for (const [name, action, en] of WORDS)
  rule({ name: `predicate.cant.${name}`, of: 'Predicate', en, mean: () => cant(action) });
rule({
  name: 'predicate.doesntWake',
  of: 'Predicate',
  en: [
    "<don't> wake up during its controller's wake up phase",
    "<don't> wake up during their controller's wake up phase",
    "<don't> wake up during your wake up phase",
    "<don't> wake up during their controllers' wake up phases",
  ],
  mean: () => cant('wakeDuringWakeUp'),
});
rule({
  name: 'predicate.cantAttackWhom',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: "can't attack {n#pl}",
  mean: ({ n }) => cant('attack', { whom: allOf(n.filters) }),
});
rule({
  name: 'predicate.cantBeTargetedBy',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: "can't be targeted by {n#pl}",
  mean: ({ n }) => {
    if (n.kinds.includes('attack')) throw new Unclear('attacks are said of otherwise');
    return cant('beTargeted', { by: allOf(n.filters) });
  },
});
rule({
  name: 'predicate.cantBeTargetedByOpponents',
  of: 'Predicate',
  en: [
    "can't be targeted by effects opponents control",
    "can't be targeted by your opponents",
    "can't be targeted by opponents",
    "can't be targeted by abilities or effects opponents control",
  ],
  mean: () => cant('beTargeted', { by: { kind: 'controlledBy', who: opponents } }),
});
rule({
  name: 'predicate.attackStealth',
  of: 'Predicate',
  en: ['can attack units with stealth', 'can attack objects with stealth', 'can target units with stealth'],
  mean: (): Predicate => (what) => [{ kind: 'may', action: 'attackStealth', what }],
});
rule({
  name: 'predicate.ignoreTaunt',
  of: 'Predicate',
  en: ["can attack as though units didn't have taunt", 'ignores taunt', 'can ignore taunt'],
  mean: (): Predicate => (what) => [{ kind: 'may', action: 'ignoreTaunt', what }],
});
rule({
  name: 'predicate.cantBeAttackedBy',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: "can't be attacked by {n#pl}",
  mean: ({ n }) => cant('beAttacked', { by: allOf(n.filters) }),
});
rule({
  name: 'predicate.mustAttack',
  of: 'Predicate',
  en: ['must attack if able', 'must attack each turn if able', 'must be declared as an attacker if able'],
  mean: (): Predicate => (what) => [{ kind: 'must', action: 'attack', what }],
});
rule({
  name: 'predicate.mustAttackWhom',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: ['must attack a {n#sg} if able', 'must attack a {n#sg} each turn if able', 'must attack {n#pl} if able'],
  mean: ({ n }): Predicate => {
    const whom: Selector = { kind: 'each', where: allOf(n.filters) };
    return (what) => [{ kind: 'must', action: 'attack', what, whom }];
  },
});
/** What must be done this turn need not be done later. */
const mustAttackNow = (what: Things, d: Telling, whom: () => Selector | undefined) =>
  lasting(what, d, (of) => {
    const attacked = whom();
    return {
      effects: [{ kind: 'must', action: 'attack', what: of, ...(attacked === undefined ? {} : { whom: attacked }) }],
      duration: { kind: 'endOfTurn' },
    };
  });
rule({
  name: 'simple.mustAttackThisTurn',
  of: 'Simple',
  slots: { what: 'Things' },
  en: '{what} must attack this turn if able',
  mean: ({ what }, d) => mustAttackNow(what, d, () => undefined),
});
rule({
  name: 'simple.mustAttackWhomThisTurn',
  of: 'Simple',
  slots: { what: 'Things', n: 'Noun' },
  en: ['{what} must attack {n#pl} this turn if able', '{what} must attack a {n#sg} this turn if able'],
  mean: (parts, d) => mustAttackNow(parts.what, d, () => ({ kind: 'each', where: allOf(parts.n.filters) })),
});

// Players
for (const [action, words] of [
  ['recover', "can't recover"],
  ['draw', "can't draw cards"],
  ['reveal', "can't reveal cards"],
] as const)
  rule({
    name: `playerPredicate.cant.${action}`,
    of: 'PlayerPredicate',
    en: words,
    mean: () => cant(action),
  });
for (const action of ['activate', 'materialize'] as const)
  rule({
    name: `playerPredicate.cant.${action}`,
    of: 'PlayerPredicate',
    slots: { n: 'Noun' },
    en: `can't ${action} {n#pl}`,
    mean: ({ n }) => cant(action, { by: allOf(n.filters) }),
  });
rule({
  name: 'playerPredicate.cant.materializeOrActivate',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: ["can't materialize or activate {n#pl}", "can't activate or materialize {n#pl}"],
  mean: ({ n }): Predicate => {
    const by = allOf(n.filters);
    return (what) => [...cant('activate', { by })(what), ...cant('materialize', { by })(what)];
  },
});
/** What players do with objects they do with those that they control; what all players do, with any. */
const controlledBy = (who: Selector): readonly Filter[] =>
  who.kind === 'players' && who.which === 'each' ? [] : [{ kind: 'controlledBy', who }];
rule({
  name: 'playerPredicate.cantAttackWith',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: ["can't declare attacks with {n#pl}", "can't attack with {n#pl}"],
  mean: ({ n }): Predicate => {
    const filters = n.filters;
    return (who) => [
      {
        kind: 'cant',
        action: 'attack',
        what: {
          kind: 'each',
          where: allOf([...filters, ...controlledBy(who)]),
        },
      },
    ];
  },
});
rule({
  name: 'static.players',
  of: 'Statement',
  slots: { who: 'Player', p: 'PlayerPredicate' },
  en: '{who} {p@who}',
  mean: ({ who, p }) => p(who),
});
rule({
  name: 'static.skip',
  of: 'Statement',
  slots: { step: 'Step' },
  en: ['skip your {step}', 'you skip your {step}'],
  mean: ({ step }) => [{ kind: 'skip', who: you, step }],
});

rule({
  name: 'statement.unpreventable',
  of: 'Statement',
  en: ['combat damage dealt by this attack is unpreventable', "combat damage dealt by this attack can't be prevented"],
  mean: () => [{ kind: 'cant', action: 'preventDamage', what: { kind: 'attack' } }],
});
rule({
  name: 'statement.unpreventableAtAll',
  of: 'Statement',
  en: ["damage can't be prevented", 'all damage is unpreventable'],
  mean: () => [
    {
      kind: 'cant',
      action: 'preventDamage',
      what: { kind: 'each', where: { kind: 'all', of: [] }, zones: ['field', 'stack', 'intent'] },
    },
  ],
});
rule({
  name: 'statement.unpreventableBy',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: ["damage dealt by {n#pl} can't be prevented", 'damage dealt by {n#pl} is unpreventable'],
  mean: ({ n }) => [{ kind: 'cant', action: 'preventDamage', what: { kind: 'each', where: allOf(n.filters) } }],
});
rule({
  name: 'statement.entersIntentWith',
  of: 'Statement',
  slots: { n: 'Noun', a: 'Signed' },
  en: '{n#pl} you activate enter the intent with {a} POWER',
  mean: ({ n, a }) => [
    {
      kind: 'modify',
      what: { kind: 'each', where: allOf([...n.filters, { kind: 'controlledBy', who: you }]), zones: ['intent'] },
      changes: [{ kind: 'add', stat: 'power', amount: a }],
    },
  ],
});
const tax =
  (where: readonly Filter[], amount: Value, whom?: Filter): Predicate =>
  (who) => [
    {
      kind: 'cant',
      action: 'attack',
      what: { kind: 'each', where: allOf([...where, ...controlledBy(who)]) },
      ...(whom === undefined ? {} : { whom }),
      cost: [{ kind: 'reserve', amount }],
    },
  ];
rule({
  name: 'playerPredicate.tax',
  of: 'PlayerPredicate',
  slots: { c: 'Reserve' },
  en: "can't declare attacks unless they pay {c} for each attack declaration",
  mean: ({ c }) => tax([{ kind: 'unit' }], c),
});
rule({
  name: 'playerPredicate.taxWhom',
  of: 'PlayerPredicate',
  slots: { n: 'Noun', c: 'Reserve' },
  en: [
    "can't declare attacks targeting a {n#sg} unless they pay {c} for each attack declaration",
    "can't declare attacks targeting {n#pl} unless they pay {c} for each attack declaration",
    "can't attack {n#pl} unless they pay {c} for each attack declaration",
  ],
  mean: ({ n, c }) => tax([{ kind: 'unit' }], c, allOf(n.filters)),
});
rule({
  name: 'playerPredicate.taxWith',
  of: 'PlayerPredicate',
  slots: { n: 'Noun', c: 'Reserve' },
  en: "can't declare attacks with {n#pl} unless they pay {c} for each attack declaration",
  mean: ({ n, c }) => tax(n.filters, c),
});

// Permissions
rule({
  name: 'predicate.attackAsAlly',
  of: 'Predicate',
  en: ['can attack as though it were an ally', 'can attack as though they were allies'],
  mean: (): Predicate => (what) => [{ kind: 'may', action: 'attackAsAlly', what }],
});
rule({
  name: 'predicate.attackUsing',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: ['can attack using {n#pl}', 'can wield {n#pl}'],
  mean: ({ n }): Predicate => {
    const using = allOf(n.filters);
    return (what) => [{ kind: 'may', action: 'attackUsing', what, using }];
  },
});
rule({
  name: 'predicate.attackUsingThis',
  of: 'Predicate',
  slots: { s: 'Self' },
  en: ['can attack using {s}', 'can wield {s}'],
  mean: ({ s }): Predicate => {
    const using: Filter = { kind: 'is', what: s };
    return (what) => [{ kind: 'may', action: 'attackUsing', what, using }];
  },
});
rule({
  name: 'statement.mayActivateFrom',
  of: 'Statement',
  slots: { t: 'Thing' },
  en: 'you may activate {t}',
  mean: ({ t }, d) => {
    const zones = d.told.line.worksIn;
    const what = d.pick(t);
    if (what.kind === 'each') throw new Unclear('such cards');
    return [
      {
        kind: 'may',
        action: 'activate',
        who: you,
        what: { kind: 'is', what },
        ...(zones === undefined ? {} : { zones }),
      },
    ];
  },
});
rule({
  name: 'statement.mayActivateCards',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: 'you may activate {n#pl}',
  mean: ({ n }) => [
    {
      kind: 'may',
      action: 'activate',
      who: you,
      what: allOf(n.filters),
      ...(n.zones === undefined ? {} : { zones: n.zones }),
    },
  ],
});
rule({
  name: 'statement.beginOnField',
  of: 'Statement',
  slots: { s: 'Self' },
  en: 'if {s} is in your starting material deck, you may begin the game with it on the field',
  mean: ({ s }) => [{ kind: 'may', action: 'beginOnField', what: s }],
});
/** Cards stay in the material deck: those of a player leave it only in a phase of that player's own. */
const OWNER: Selector = { kind: 'owner', of: { kind: 'var', name: 'it' } };
for (const [name, words] of [
  ['ever', ''],
  ['unless', " unless it's their {step}"],
] as const)
  rule({
    name: `statement.cantLeave.${name}`,
    of: 'Statement',
    slots: { n: 'Noun', ...(name === 'unless' ? { step: 'Step' as const } : {}) },
    en: `{n#pl} can't leave your opponents' material decks${words}`,
    mean: ({ n, step }) => {
      const filters: Filter[] = [...n.filters, { kind: 'ownedBy', who: opponents }];
      if (step !== undefined) {
        const now = {
          kind: 'all',
          of: [
            { kind: 'step', steps: [step] },
            { kind: 'turnOf', who: OWNER },
          ],
        } as const;
        filters.push({ kind: 'where', condition: { kind: 'not', of: now } });
      }
      return [
        { kind: 'cant', action: 'leave', what: { kind: 'each', where: allOf(filters), zones: ['materialDeck'] } },
      ];
    },
  });
rule({
  name: 'statement.lookAtTop',
  of: 'Statement',
  en: ['you may look at the top card of your deck at any time', 'you may look at the top card of your deck any time'],
  mean: () => [{ kind: 'may', action: 'lookAtTop', who: you }],
});
