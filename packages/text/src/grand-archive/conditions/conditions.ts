/** Conditions of Grand Archive: what one controls, has, did; what things are; which way the currents face. */
import type { Comparison, Condition, Filter, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import * as prose from '../../prose/conditions.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, GrandArchiveGame } from '../game.ts';
import { allOf, alone, countOf, eachOf, isSame, isThis, not, ownedBy, you } from '../nouns/selectors.ts';

export const conditions = rulesOf();
const { rule } = conditions;

const compare = (value: Value, is: Comparison): Condition => prose.compare<GrandArchiveGame>(value, is);
const { numberOf } = prose;
const negated = (of: Condition): Condition => ({ kind: 'not', of });
const exists = (what: Selector): Condition => ({ kind: 'exists', what });
const matches = (what: Selector, where: Filter): Condition => ({ kind: 'matches', what, where });
const controlled = (n: Described, who: Selector): Described => ({
  ...n,
  filters: [...n.filters, { kind: 'controlledBy', who }],
});

// What players control and have
const MORE = [...prose.OPS, ['OrLess', 'or less', '≤']] as const;
rule({
  name: 'condition.controlsA',
  of: 'Condition',
  slots: { who: 'Player', n: 'Noun' },
  en: '{who} <control@who> a {n#sg}',
  mean: ({ who, n }) => exists(eachOf(controlled(n, who))),
});
rule({
  name: 'condition.controlsAnother',
  of: 'Condition',
  slots: { who: 'Player', n: 'Noun' },
  en: '{who} <control@who> another {n#sg}',
  mean: ({ who, n }) => exists(eachOf(controlled({ ...n, filters: [...n.filters, not(isThis)] }, who))),
});
rule({
  name: 'condition.controlsNo',
  of: 'Condition',
  slots: { who: 'Player', n: 'Noun' },
  en: ['{who} <control@who> no {n#pl}', "{who} <don't@who> control a {n#sg}", "{who} <don't@who> control any {n#pl}"],
  mean: ({ who, n }) => negated(exists(eachOf(controlled(n, who)))),
});
rule({
  name: 'condition.opponentControls',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'an opponent controls a {n#sg}',
  mean: ({ n }) => exists(eachOf(controlled(n, { kind: 'players', which: 'opponents' }))),
});
const ofPlayers = (value: (who: Selector) => Value, is: { op: '≥' | '≤' | '='; to: Value }): Condition =>
  exists({ kind: 'players', which: 'opponents', where: compare(value({ kind: 'var', name: 'it' }), is) });
for (const [name, words, op] of MORE) {
  rule({
    name: `condition.controls${name}`,
    of: 'Condition',
    slots: { who: 'Player', c: 'Count', n: 'Noun' },
    en: `{who} <control@who> {c} ${words} {n#pl}`,
    mean: ({ who, c, n }) => compare(countOf(eachOf(controlled(n, who))), { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.opponentControls${name}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun' },
    en: `an opponent controls {c} ${words} {n#pl}`,
    mean: ({ c, n }) => ofPlayers((who) => countOf(eachOf(controlled(n, who))), { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.hasCards${name}`,
    of: 'Condition',
    slots: { who: 'Player', c: 'Count', n: 'Noun' },
    en: `{who} <have@who> {c} ${words} {n#pl}`,
    mean: ({ who, c, n }) => compare(numberHad(had(n, who)), { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.opponentHas${name}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun' },
    en: `an opponent has {c} ${words} {n#pl}`,
    mean: (parts, d) => {
      const to = numberOf(parts.c);
      const player: Selector = { kind: 'var', name: 'it' };
      const n = d.during({ selector: player, kinds: ['player'], several: false }, () => parts.n);
      return ofPlayers((who) => countOf(eachOf(had(n, who))), { op, to });
    },
  });
  rule({
    name: `condition.countersThere${name}`,
    of: 'Condition',
    slots: { c: 'Count', k: 'Counter', what: 'Thing' },
    en:
      op === '≥' ? `there were {c} ${words} {k} counters on {what}` : [`there are {c} ${words} {k} counters on {what}`],
    mean: ({ c, k, what }, d) => compare({ kind: 'counters', counter: k, on: d.pick(what) }, { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.countersOnThem${name}`,
    of: 'Condition',
    slots: { what: 'Thing', c: 'Count', k: 'Counter' },
    en: `{what} <have@what> {c} ${words} {k} counters on them`,
    mean: ({ what, c, k }, d) => {
      const on = d.pick(what);
      d.countsOn(on, k);
      return compare({ kind: 'counters', counter: k, on }, { op, to: numberOf(c) });
    },
  });
  rule({
    name: `condition.influence${name}`,
    of: 'Condition',
    slots: { whose: 'Whose', n: 'Count' },
    en: `{whose} influence is {n} ${words}`,
    mean: ({ whose, n }) => compare({ kind: 'influence', of: whose }, { op, to: numberOf(n) }),
  });
}
/** How many there are; of those that are told apart, how many different ones. */
function numberHad(n: Described): Value {
  const { together } = n;
  if (together?.kind !== 'different' || together.what === 'owners' || together.what === 'controllers')
    return countOf(eachOf(n));
  return { kind: 'different', what: together.what, of: eachOf(alone(n)) };
}
/** Cards are whose zone they are in. */
function had(n: Described, who: Selector): Described {
  const whose = n.filters.find((filter) => filter.kind === 'ownedBy');
  if (whose?.kind === 'ownedBy' && !isSame(whose.who, who)) throw new Unclear('cards of somebody else');
  if (whose === undefined && n.zones !== undefined && !n.kinds.includes('omen')) throw new Unclear('whose cards?');
  return whose === undefined ? { ...n, filters: [...n.filters, ownedBy(who)] } : n;
}
rule({
  name: 'condition.hasNoCards',
  of: 'Condition',
  slots: { who: 'Player', n: 'Noun' },
  en: ['{who} <have@who> no {n#pl}', "{who} <don't@who> have any {n#pl}"],
  mean: ({ who, n }) => negated(exists(eachOf(had(n, who)))),
});
rule({
  name: 'condition.hasA',
  of: 'Condition',
  slots: { who: 'Player', n: 'Noun' },
  en: '{who} <have@who> a {n#sg}',
  mean: ({ who, n }) => exists(eachOf(had(n, who))),
});
rule({
  name: 'condition.thereIsCounter',
  of: 'Condition',
  slots: { k: 'Counter', t: 'Thing' },
  en: ["there's a {k} counter on {t}", 'there is a {k} counter on {t}'],
  mean: ({ k, t }, d) => matches(d.pick(t), { kind: 'counters', counter: k, is: { op: '≥', to: 1 } }),
});
rule({
  name: 'condition.thereAreExactlyCounters',
  of: 'Condition',
  slots: { c: 'Count', k: 'Counter', t: 'Thing' },
  en: 'there are {c} {k} counters on {t}',
  mean: ({ c, k, t }, d) => compare({ kind: 'counters', counter: k, on: d.pick(t) }, { op: '=', to: numberOf(c) }),
});
rule({
  name: 'condition.thereAreNoCounters',
  of: 'Condition',
  slots: { k: 'Counter', t: 'Thing' },
  en: ['there are no {k} counters on {t}', 'there are no more {k} counters on {t}'],
  mean: ({ k, t }, d) => compare({ kind: 'counters', counter: k, on: d.pick(t) }, { op: '=', to: 0 }),
});

// What things are
rule({
  name: 'condition.is',
  of: 'Condition',
  slots: { what: 'Thing', b: 'Being' },
  en: ['{what} <are@what> {b}', '{what} <were@what> {b}'],
  mean: ({ what, b }, d) => matches(d.pick(what), allOf(b)),
});
rule({
  name: 'condition.itsBeing',
  of: 'Condition',
  slots: { b: 'Being' },
  en: "it's {b}",
  mean: ({ b }, d) => matches(d.refer({ several: false }), allOf(b)),
});
rule({
  name: 'condition.isNot',
  of: 'Condition',
  slots: { what: 'Thing', b: 'Being' },
  en: ["{what} <aren't@what> {b}", '{what} <are@what> not {b}', "{what} <weren't@what> {b}"],
  mean: ({ what, b }, d) => negated(matches(d.pick(what), allOf(b))),
});
rule({
  name: 'condition.hasKeyword',
  of: 'Condition',
  slots: { what: 'Thing', k: 'KeywordName' },
  en: ['{what} <have@what> {k}', '{what} had {k}'],
  mean: ({ what, k }, d) => matches(d.pick(what), { kind: 'keyword', keyword: k }),
});
rule({
  name: 'condition.stat',
  of: 'Condition',
  slots: { what: 'Thing', s: 'Stat', c: 'Comparison' },
  en: ['{what} <have@what> {s} {c}', '{what} had {s} {c}'],
  mean: ({ what, s, c }, d) => matches(d.pick(what), { kind: 'stat', stat: s, is: c }),
});
rule({
  name: 'condition.statBefore',
  of: 'Condition',
  slots: { what: 'Thing', n: 'Amount', s: 'Stat' },
  en: ['{what} <have@what> {n} or more {s}', '{what} <have@what> {n} {s} or more'],
  mean: ({ what, n, s }, d) => matches(d.pick(what), { kind: 'stat', stat: s, is: { op: '≥', to: n } }),
});
rule({
  name: 'condition.level',
  of: 'Condition',
  slots: { n: 'Amount' },
  en: ['your champion is level {n} or higher', 'your champion is level {n} or greater'],
  mean: ({ n }) => compare({ kind: 'level', of: you }, { op: '≥', to: n }),
});
rule({
  name: 'condition.faces',
  of: 'Condition',
  slots: { t: 'Thing', to: 'Directions' },
  en: ['{t} face {to}', '{t} are facing {to}'],
  mean: ({ t, to }, d) => {
    const what = d.pick(t);
    if (what.kind !== 'mastery') throw new Unclear('only a mastery faces somewhere');
    return { kind: 'faces', who: what.of, ...(what.name === undefined ? {} : { name: what.name }), directions: to };
  },
});
rule({
  name: 'condition.namesAre',
  of: 'Condition',
  slots: { t: 'Thing', name: 'Name' },
  en: '{t} is named {name}',
  mean: ({ t, name }, d) => matches(d.pick(t), { kind: 'named', name }),
});

rule({
  name: 'condition.aThingIs',
  of: 'Condition',
  slots: { n: 'Noun', b: 'Being' },
  en: 'a {n#sg} is {b}',
  mean: ({ n, b }) => exists(eachOf({ ...n, filters: [...n.filters, ...b] })),
});
const hand = (zone: 'hand' | 'memory'): Value => countOf({ kind: 'each', where: ownedBy(you), zones: [zone] });
rule({
  name: 'condition.balance',
  of: 'Condition',
  en: 'the amount of cards in your hand and memory are equal',
  mean: () => compare(hand('hand'), { op: '=', to: hand('memory') }),
});
rule({
  name: 'condition.opponentHasNo',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'an opponent has no {n#pl}',
  mean: (parts, d) => {
    const player: Selector = { kind: 'var', name: 'it' };
    const n = d.during({ selector: player, kinds: ['player'], several: false }, () => parts.n);
    return exists({ kind: 'players', which: 'opponents', where: negated(exists(eachOf(had(n, player)))) });
  },
});
rule({
  name: 'condition.activationNegated',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['a {n#sg} was negated this turn', 'a {n#sg} has been negated this turn'],
  mean: ({ n }) => ({ kind: 'history', event: { on: 'negate', what: allOf(n.filters) } }),
});
rule({
  name: 'condition.damageWasDealt',
  of: 'Condition',
  slots: { n: 'Amount' },
  en: '{n} or more damage was dealt',
  mean: ({ n }) => compare({ kind: 'amount' }, { op: '≥', to: n }),
});

// Whose turn it is
rule({ name: 'condition.yourTurn', of: 'Condition', en: "it's your turn", mean: () => ({ kind: 'turnOf', who: you }) });
rule({
  name: 'condition.opponentsTurn',
  of: 'Condition',
  en: ["it's an opponent's turn", "it's not your turn", "it isn't your turn"],
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'players', which: 'active' });
    return negated({ kind: 'turnOf', who: you });
  },
});
rule({
  name: 'condition.yourStep',
  of: 'Condition',
  slots: { step: 'Step' },
  en: "it's your {step}",
  mean: ({ step }) => ({
    kind: 'all',
    of: [
      { kind: 'turnOf', who: you },
      { kind: 'step', steps: [step] },
    ],
  }),
});
rule({
  name: 'condition.notYourStep',
  of: 'Condition',
  slots: { step: 'Step' },
  en: ["it's not your {step}", "it isn't your {step}"],
  mean: ({ step }) =>
    negated({
      kind: 'all',
      of: [
        { kind: 'turnOf', who: you },
        { kind: 'step', steps: [step] },
      ],
    }),
});
