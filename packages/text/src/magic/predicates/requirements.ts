/** What must be done if able (508.1d, 509.1c), and what may be done in combat although the rules do not allow it. */
import type { Action, Filter, Must, Selector, StaticEffect, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { eachOf, you } from '../nouns/selectors.ts';

export const requirements = rulesOf();
const { rule } = requirements;

const must =
  (action: Must['action'], whom?: Selector) =>
  (what: Selector): readonly StaticEffect[] => [
    { kind: 'must', action, what, ...(whom === undefined ? {} : { whom }) },
  ];
type CombatMay =
  | 'attackWithDefender'
  | 'canBlockFlying'
  | 'assignByToughness'
  | 'assignAsUnblocked'
  | 'activateAsThoughHaste';
const may =
  (action: CombatMay) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'may', action, what }];

rule({
  name: 'predicate.mustAttack',
  of: 'Predicate',
  en: '<attack> each combat if able',
  mean: () => must('attack'),
});
rule({
  name: 'predicate.mustBlock',
  of: 'Predicate',
  en: '<block> each combat if able',
  mean: () => must('block'),
});
rule({
  name: 'predicate.mustAttackOrBlock',
  of: 'Predicate',
  en: ['<attack> or <block> each combat if able'],
  mean: () => (what) => [...must('attack')(what), ...must('block')(what)],
});
rule({
  name: 'predicate.mustBeBlocked',
  of: 'Predicate',
  en: 'must be blocked if able',
  mean: () => must('beBlocked'),
});
rule({
  name: 'static.lure',
  of: 'Statement',
  slots: { what: 'Things' },
  en: 'all creatures able to block {what} do so',
  mean: ({ what }, d) => must('beBlockedByAll')(d.pick(what)),
});
rule({
  name: 'predicate.attackWithDefender',
  of: 'Predicate',
  en: "can attack as though <they> didn't have defender",
  mean: () => may('attackWithDefender'),
});
rule({
  name: 'predicate.blockFlying',
  of: 'Predicate',
  en: 'can block creatures with flying as though <they> had reach',
  mean: () => may('canBlockFlying'),
});
rule({
  name: 'predicate.blockDespite',
  of: 'Predicate',
  slots: { k: 'KeywordName' },
  en: [
    "can block creatures with {k} as though they didn't have {k}",
    'can block creatures with {k} as though <they> had {k}',
  ],
  mean: ({ k }) => {
    // 702.9b: a creature with reach blocks creatures with flying, too; who may do it otherwise has its own words.
    if (k !== 'shadow' && k !== 'horsemanship')
      throw new Unclear('not an ability that only creatures with it can block');
    return (what) => [{ kind: 'may', action: 'blockDespite', what, keyword: k }];
  },
});
rule({
  name: 'predicate.blockDespiteLandwalk',
  of: 'Predicate',
  en: "can block creatures with landwalk abilities as though they didn't have those abilities",
  mean: () => (what) => [{ kind: 'may', action: 'blockDespite', what, keyword: 'landwalk' }],
});
const landwalk = (quality?: Filter) => (what: Selector) =>
  [
    {
      kind: 'may',
      action: 'beBlockedDespite',
      what,
      keyword: 'landwalk',
      ...(quality === undefined ? {} : { quality }),
    },
  ] as const;
const walkers = (what?: Filter): Selector => ({
  kind: 'each',
  where: {
    kind: 'all',
    of: [
      { kind: 'type', type: 'creature' },
      { kind: 'keyword', keyword: 'landwalk', ...(what === undefined ? {} : { what }) },
    ],
  },
});
rule({
  name: 'static.landwalkIsBlocked',
  of: 'Statement',
  slots: { w: 'Landwalk' },
  en: "creatures with {w} can be blocked as though they didn't have {w}",
  mean: ({ w }) => landwalk(w)(walkers(w)),
});
rule({
  name: 'static.anyLandwalkIsBlocked',
  of: 'Statement',
  en: "creatures with landwalk abilities can be blocked as though they didn't have those abilities",
  mean: () => landwalk()(walkers()),
});
rule({
  name: 'predicate.assignByToughness',
  of: 'Predicate',
  en: [
    '<assign> combat damage equal to its toughness rather than its power',
    '<assign> combat damage equal to their toughness rather than their power',
  ],
  mean: () => may('assignByToughness'),
});
const blockMore =
  (count: Value | 'any') =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'may', action: 'blockMore', what, count }];
rule({
  name: 'predicate.blockOneMore',
  of: 'Predicate',
  en: ['can block a additional creature each combat', 'can block a additional creature'],
  mean: () => blockMore(1),
});
rule({
  name: 'predicate.blockMore',
  of: 'Predicate',
  slots: { n: 'Count' },
  en: ['can block a additional {n} creatures each combat', 'can block {n} additional creatures each combat'],
  mean: ({ n }) => blockMore(n.max),
});
rule({
  name: 'predicate.blockAny',
  of: 'Predicate',
  en: ['can block any number of creatures each combat', 'can block any number of creatures'],
  mean: () => blockMore('any'),
});
rule({
  name: 'static.assignAsUnblocked',
  of: 'Statement',
  slots: { s: 'Self' },
  en: ["you may have {s} assign (its|his|her) combat damage as though (it|he|she) weren't blocked"],
  mean: ({ s }) => may('assignAsUnblocked')(s),
});
rule({
  name: 'static.hostAssignsAsUnblocked',
  of: 'Statement',
  slots: { whose: 'ThingsWhose' },
  en: "{whose} controller may have it assign its combat damage as though it weren't blocked",
  mean: ({ whose }) => may('assignAsUnblocked')(whose),
});
rule({
  name: 'static.eachAssignsAsUnblocked',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: "for each {n#sg}, you may have that creature assign its combat damage as though it weren't blocked",
  mean: ({ n }) => {
    if (!n.kinds.includes('creature')) throw new Unclear('only creatures deal combat damage');
    return may('assignAsUnblocked')(eachOf(n));
  },
});

// For this turn or this combat: the words stand in the middle
const until = {
  'this turn': { kind: 'endOfTurn' },
  'this combat': { kind: 'endOfCombat' },
  'each combat this turn': { kind: 'endOfTurn' },
} as const;
for (const [words, duration] of Object.entries(until)) {
  rule({
    name: `simple.mustAttack.${words}`,
    of: 'Simple',
    slots: { what: 'Things' },
    en: `{what} <attack@what> ${words} if able`,
    mean: ({ what }, d) => [{ do: 'effect', effects: must('attack')(d.pick(what)), duration }],
  });
  rule({
    name: `simple.mustAttackWhom.${words}`,
    of: 'Simple',
    slots: { what: 'Things', whom: 'Players' },
    en: `{what} <attack@what> {whom} ${words} if able`,
    mean: ({ what, whom }, d) => [{ do: 'effect', effects: must('attack', whom)(d.pick(what)), duration }],
  });
  rule({
    name: `simple.mustBlock.${words}`,
    of: 'Simple',
    slots: { what: 'Things' },
    en: `{what} <block@what> ${words} if able`,
    mean: ({ what }, d) => [{ do: 'effect', effects: must('block')(d.pick(what)), duration }],
  });
  rule({
    name: `simple.mustBlockWhom.${words}`,
    of: 'Simple',
    slots: { what: 'Things', whom: 'Things' },
    en: `{what} <block@what> {whom} ${words} if able`,
    mean: (parts, d) => {
      const blocker = d.pick(parts.what);
      const attacker = d.besides(blocker, () => d.pick(parts.whom));
      return [{ do: 'effect', effects: must('block', attacker)(blocker), duration }];
    },
  });
  rule({
    name: `simple.mustBeBlocked.${words}`,
    of: 'Simple',
    slots: { what: 'Things' },
    en: `{what} must be blocked ${words} if able`,
    mean: ({ what }, d) => [{ do: 'effect', effects: must('beBlocked')(d.pick(what)), duration }],
  });
}
rule({
  name: 'simple.lure',
  of: 'Simple',
  slots: { what: 'Things' },
  en: 'all creatures able to block {what} this turn do so',
  mean: ({ what }, d) => [
    { do: 'effect', effects: must('beBlockedByAll')(d.pick(what)), duration: { kind: 'endOfTurn' } },
  ],
});

// The next untap step (502.3): of each object's own controller
rule({
  name: 'simple.noUntapNext',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    "{what} <don't@what> untap during its controller's next untap step",
    "{what} <don't@what> untap during their controller's next untap step",
    "{what} <don't@what> untap during their controllers' next untap steps",
  ],
  mean: ({ what }, d) => {
    const selector = d.pick(what);
    const held = (one: Selector): Action => ({
      do: 'effect',
      effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what: one }],
      duration: { kind: 'duringNextUntap', of: { kind: 'controller', of: one } },
    });
    if (selector.kind === 'this' || selector.kind === 'host' || selector.kind === 'event') return [held(selector)];
    const name = d.fresh('each');
    return [{ do: 'forEach', in: selector, as: name, actions: [held({ kind: 'var', name })] }];
  },
});

rule({
  name: 'simple.noUntapNextOf',
  of: 'Simple',
  slots: { what: 'Things', whose: 'Whose' },
  en: "{what} <don't@what> untap during {whose} next untap step",
  mean: ({ what, whose }, d) => {
    if (whose.kind === 'controller') throw new Unclear('said for each already');
    return [
      {
        do: 'effect',
        effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what: d.pick(what) }],
        duration: { kind: 'duringNextUntap', of: whose },
      },
    ];
  },
});

// Untapping or not (502.3)
rule({
  name: 'static.stayTapped',
  of: 'Statement',
  slots: { what: 'Things' },
  en: 'you may choose not to untap {what} during your untap step',
  mean: ({ what }, d) => [{ kind: 'may', action: 'stayTapped', what: d.pick(what) }],
});
rule({
  name: 'static.untapToo',
  of: 'Statement',
  slots: { what: 'Things' },
  en: ["untap {what} during each other player's untap step"],
  mean: ({ what }, d) => [{ kind: 'may', action: 'untapToo', what: d.pick(what) }],
});
rule({
  name: 'static.untapTooOpponents',
  of: 'Statement',
  slots: { what: 'Things' },
  en: ["untap {what} during each opponent's untap step"],
  mean: ({ what }, d) => [{ kind: 'may', action: 'untapToo', what: d.pick(what), opponents: true }],
});
rule({
  name: 'static.drawToo',
  of: 'Statement',
  en: "you draw a card during each opponent's draw step",
  mean: () => [{ kind: 'may', action: 'drawToo', who: you }],
});

/** 510.1a: a creature that assigns none deals none. */
rule({
  name: 'predicate.assignsNone',
  of: 'Predicate',
  en: '<assign> no combat damage',
  mean: () => (what) => [{ kind: 'cant', action: 'assignDamage', what }],
});
rule({
  name: 'simple.attackWithDefender',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    "{what} can attack this turn as though it didn't have defender",
    "{what} can attack this turn as though they didn't have defender",
  ],
  mean: ({ what }, d) => [
    { do: 'effect', effects: may('attackWithDefender')(d.pick(what)), duration: { kind: 'endOfTurn' } },
  ],
});

rule({
  name: 'static.activateAsThoughHaste',
  of: 'Statement',
  slots: { what: 'Things' },
  en: 'you may activate abilities of {what} as though those creatures had haste',
  mean: ({ what }, d) => may('activateAsThoughHaste')(d.pick(what)),
});

/** A player chooses the blocks of all defending players (509.1a). */
for (const [words, kind] of [
  ['this turn', 'endOfTurn'],
  ['this combat', 'endOfCombat'],
] as const)
  rule({
    name: `act.chooseBlocks.${kind}`,
    of: 'Act',
    en: `<choose> which creatures block ${words} and how those creatures block`,
    mean: () => (who) => [
      { do: 'effect', effects: [{ kind: 'may', action: 'chooseBlocks', who }], duration: { kind } },
    ],
  });
rule({
  name: 'simple.mayHaveBlock',
  of: 'Simple',
  slots: { what: 'Things', whom: 'Things' },
  en: 'you may have {what} block {whom} this turn if able',
  mean: (parts, d) => {
    const blocker = d.pick(parts.what);
    const attacker = d.besides(blocker, () => d.pick(parts.whom));
    const effect: Action = { do: 'effect', effects: must('block', attacker)(blocker), duration: { kind: 'endOfTurn' } };
    return [{ do: 'may', actions: [effect] }];
  },
});
rule({
  name: 'simple.getsAndAttacksWithDefender',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration' },
  en: "{what} {p@what} {duration} and can attack this turn as though it didn't have defender",
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    return [
      { do: 'effect', effects: parts.p(what), duration: parts.duration },
      { do: 'effect', effects: may('attackWithDefender')(what), duration: { kind: 'endOfTurn' } },
    ];
  },
});
rule({
  name: 'simple.blockMoreThisTurn',
  of: 'Simple',
  slots: { what: 'Things', n: 'Count' },
  en: '{what} can block up to {n} additional creatures this turn',
  mean: ({ what, n }, d) => [
    { do: 'effect', effects: blockMore(n.max)(d.pick(what)), duration: { kind: 'endOfTurn' } },
  ],
});
rule({
  name: 'simple.getsAndStaysTapped',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration', whose: 'Whose' },
  en: "{what} {p@what} {duration} and <don't@what> untap during {whose} next untap step",
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const first: Action = { do: 'effect', effects: parts.p(what), duration: parts.duration };
    return [
      first,
      {
        do: 'effect',
        effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what }],
        duration: { kind: 'duringNextUntap', of: parts.whose },
      },
    ];
  },
});
