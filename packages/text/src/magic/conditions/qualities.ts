/** Conditions about what something is: its types, colours, status, how it was cast, whose turn it is. */
import type { Condition, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { allOf, eachOf, you } from '../nouns/selectors.ts';

export const qualities = rulesOf();
const { rule } = qualities;

const matches = (what: Selector, where: Filter): Condition => ({ kind: 'matches', what, where });
const not = (of: Filter): Filter => ({ kind: 'not', of });
const it = (n: Described): Filter => {
  const filters = n.filters.filter((f) => f.kind !== 'permanent' || n.filters.length === 1);
  return allOf(filters);
};

/** Of something definite; of "a creature you control" it is true if it is of any of them. */
function of(what: Things, d: Telling, where: Filter): Condition {
  if (what.kind === 'definite') return matches(d.pick(what), where);
  const { described, count } = what;
  if (count.min !== 1 || count.max !== 1) throw new Unclear('which of them is not said');
  return { kind: 'exists', what: eachOf({ ...described, filters: [...described.filters, where] }) };
}

/** What is said of something: "attached to it" is not to itself. */
function said(parts: { readonly what: Things; readonly a: readonly Filter[] }, d: Telling): readonly Filter[] {
  const { what } = parts;
  return what.kind === 'definite' ? d.doing(what.selector, () => parts.a) : parts.a;
}

/** "Target face-down permanent … if it's a creature card": what it is face up. */
const isHidden = (what: Selector, { targets }: Telling): boolean =>
  what.kind === 'var' &&
  targets.some((target) => target.name === what.name && JSON.stringify(target.what).includes('"faceDown"'));
const asCard = (filter: Filter): Filter => {
  if (filter.kind !== 'all' || !filter.of.some(({ kind }) => kind === 'card')) return filter;
  const stated = filter.of.filter(({ kind }) => kind !== 'card');
  const card = stated.map((each): Filter => {
    if (each.kind !== 'type') throw new Unclear('a face-down card is known by its card types');
    return { kind: 'cardType', type: each.type };
  });
  return allOf(card);
};

// Is and isn't
rule({
  name: 'condition.is',
  of: 'Condition',
  slots: { what: 'Things', a: 'Being' },
  en: '{what} <are@what> {a}',
  mean: (parts, d) => of(parts.what, d, allOf(said(parts, d))),
});
rule({
  name: 'condition.isnt',
  of: 'Condition',
  slots: { what: 'Things', a: 'Being' },
  en: ["{what} <aren't@what> {a}", '{what} <are@what> not {a}'],
  mean: (parts, d) => of(parts.what, d, not(allOf(said(parts, d)))),
});
rule({
  name: 'condition.isA',
  of: 'Condition',
  slots: { what: 'Things', n: 'Noun' },
  en: '{what} <are@what> a {n#sg}',
  mean: ({ what, n }, d) => {
    // "As long as the top card of your library is a Goblin card": "that card".
    if (what.kind === 'definite' && what.selector.kind === 'top')
      d.mention({ selector: what.selector, kinds: n.kinds, several: false });
    return of(what, d, it(n));
  },
});
rule({
  name: 'condition.isntA',
  of: 'Condition',
  slots: { what: 'Things', n: 'Noun' },
  en: "{what} <aren't@what> a {n#sg}",
  mean: ({ what, n }, d) => of(what, d, not(it(n))),
});
rule({
  name: 'condition.itsA',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: "it's a {n#sg}",
  mean: ({ n }, d) => {
    const what = d.refer({ several: false });
    return matches(what, isHidden(what, d) ? asCard(it(n)) : it(n));
  },
});
rule({
  name: 'condition.its',
  of: 'Condition',
  slots: { a: 'Being' },
  en: "it's {a}",
  mean: ({ a }, d) => matches(d.refer({ several: false }), allOf(a)),
});
rule({
  name: 'condition.itsNot',
  of: 'Condition',
  slots: { a: 'Being' },
  en: "it's not {a}",
  mean: ({ a }, d) => matches(d.refer({ several: false }), not(allOf(a))),
});
rule({
  name: 'condition.wasA',
  of: 'Condition',
  slots: { what: 'Things', n: 'Noun' },
  en: '{what} was a {n#sg}',
  mean: ({ what, n }, d) => of(what, d, it(n)),
});
rule({
  name: 'condition.was',
  of: 'Condition',
  slots: { what: 'Things', a: 'Being' },
  en: ['{what} was {a}', '{what} were {a}'],
  mean: (parts, d) => of(parts.what, d, allOf(said(parts, d))),
});
/** "Two or more of those creatures are attacking you". */
rule({
  name: 'condition.someOfThose',
  of: 'Condition',
  slots: { c: 'Count', t: 'Thing', a: 'Being' },
  en: '{c} or more of {t} are {a}',
  mean: (parts, d) => {
    const { c, t } = parts;
    if (t.kind !== 'definite' || t.described !== undefined || c.max === 'any')
      throw new Unclear('of what was spoken of');
    const among: Selector = { kind: 'filter', of: d.pick(t), where: allOf(parts.a) };
    return { kind: 'compare', value: { kind: 'count', of: among }, is: { op: '≥', to: c.max } };
  },
});
rule({
  name: 'condition.has',
  of: 'Condition',
  slots: { what: 'Things', k: 'KeywordName' },
  en: '{what} <have@what> {k}',
  mean: ({ what, k }, d) => of(what, d, { kind: 'keyword', keyword: k }),
});
rule({
  name: 'condition.hasNot',
  of: 'Condition',
  slots: { what: 'Things', k: 'KeywordName' },
  en: ["{what} <don't@what> have {k}", "{what} didn't have {k}"],
  mean: ({ what, k }, d) => of(what, d, not({ kind: 'keyword', keyword: k })),
});
rule({
  name: 'condition.inZone',
  of: 'Condition',
  slots: { s: 'Self', z: 'Zone' },
  en: '{s} is in your {z}',
  mean: ({ s, z }, d) => {
    d.worksIn(z);
    return matches(s, { kind: 'in', zones: [z] });
  },
});
// 113.6b: what commanders say of themselves that works from the command zone too.
rule({
  name: 'condition.inCommandZone',
  of: 'Condition',
  slots: { s: 'Self' },
  en: '{s} is in the command zone or on the battlefield',
  mean: ({ s }, d) => {
    d.worksIn('command', 'battlefield');
    return matches(s, { kind: 'in', zones: ['command', 'battlefield'] });
  },
});
rule({
  name: 'condition.onBattlefield',
  of: 'Condition',
  slots: { s: 'Self' },
  en: '{s} is on the battlefield',
  mean: ({ s }) => matches(s, { kind: 'in', zones: ['battlefield'] }),
});
rule({
  name: 'condition.monarch',
  of: 'Condition',
  en: ["you're the monarch", 'you are the monarch'],
  mean: () => matches(you, { kind: 'designated', as: 'monarch' }),
});
const starting = matches(you, { kind: 'designated', as: 'starting player' });
rule({
  name: 'condition.startingPlayer',
  of: 'Condition',
  en: ["you're the starting player", 'you are the starting player', 'you were the starting player'],
  mean: () => starting,
});
rule({
  name: 'condition.notStartingPlayer',
  of: 'Condition',
  en: ["you're not the starting player", "you aren't the starting player", "you weren't the starting player"],
  mean: () => ({ kind: 'not', of: starting }),
});
const DESIGNATED: readonly (readonly [string, string])[] = [
  ['monstrous', 'monstrous'],
  ['renowned', 'renowned'],
  ['suspected', 'suspected'],
  ['solved', 'solved'],
  ['saddled', 'saddled'],
  ['prepared', 'prepared'],
];
for (const [word, as] of DESIGNATED)
  rule({
    name: `condition.designated.${word}`,
    of: 'Condition',
    slots: { what: 'Things' },
    en: `{what} <are@what> ${word}`,
    mean: ({ what }, d) => of(what, d, { kind: 'designated', as }),
  });

rule({
  name: 'condition.isntPrepared',
  of: 'Condition',
  slots: { what: 'Things' },
  en: "{what} <aren't@what> prepared",
  mean: ({ what }, d) => of(what, d, not({ kind: 'designated', as: 'prepared' })),
});
rule({
  name: 'condition.controlled',
  of: 'Condition',
  slots: { who: 'Player', what: 'Thing' },
  en: '{who} controlled {what}',
  mean: ({ who, what }, d) => matches(d.pick(what), { kind: 'controlledBy', who }),
});
rule({
  name: 'condition.enteredYours',
  of: 'Condition',
  slots: { what: 'Thing' },
  en: ['{what} entered under your control', '{what} entered the battlefield under your control'],
  mean: ({ what }, d) => matches(d.pick(what), allOf([{ kind: 'permanent' }, { kind: 'controlledBy', who: you }])),
});

// Turns, day and night
rule({
  name: 'condition.yourTurn',
  of: 'Condition',
  en: ["it's your turn", 'it is your turn'],
  mean: () => ({ kind: 'turnOf', who: you }),
});
rule({
  name: 'condition.notYourTurn',
  of: 'Condition',
  en: ["it's not your turn", "it isn't your turn"],
  mean: () => ({ kind: 'not', of: { kind: 'turnOf', who: you } }),
});
rule({
  name: 'condition.opponentsTurn',
  of: 'Condition',
  en: "it's an opponent's turn",
  mean: () => ({ kind: 'turnOf', who: { kind: 'players', which: 'opponents' } }),
});
for (const is of ['day', 'night'] as const)
  rule({
    name: `condition.${is}`,
    of: 'Condition',
    en: [`it's ${is}`, `it is ${is}`],
    mean: () => ({ kind: 'dayNight', is }),
  });
rule({
  name: 'condition.neitherDayNorNight',
  of: 'Condition',
  en: "it's neither day nor night",
  mean: () => ({ kind: 'dayNight', is: 'neither' }),
});
rule({
  name: 'condition.onlyCardThere',
  of: 'Condition',
  slots: { s: 'Self', n: 'Noun' },
  en: '{s} is the only {n#sg} in your graveyard',
  mean: ({ s, n }, d): Condition => {
    d.worksIn('graveyard');
    const all = eachOf({ ...n, zones: ['graveyard'], filters: [...n.filters, { kind: 'ownedBy', who: you }] });
    return {
      kind: 'all',
      of: [
        matches(s, allOf([...n.filters, { kind: 'in', zones: ['graveyard'] }])),
        { kind: 'compare', value: { kind: 'count', of: all }, is: { op: '=', to: 1 } },
      ],
    };
  },
});
rule({
  name: 'condition.exiledWith',
  of: 'Condition',
  slots: { s: 'Self?' },
  en: ['a card is exiled with {s}', 'a card is exiled with it'],
  mean: () => ({ kind: 'exists', what: { kind: 'noted', key: 'exiled' } }),
});
/** 113.6: what is said of a spell while it is one. */
rule({
  name: 'condition.onStack',
  of: 'Condition',
  slots: { s: 'Self' },
  en: '{s} is on the stack',
  mean: ({ s }, d) => {
    d.worksIn('stack');
    return matches(s, { kind: 'in', zones: ['stack'] });
  },
});
/** 505.1 */
const MAIN: Condition = {
  kind: 'all',
  of: [
    { kind: 'turnOf', who: you },
    { kind: 'step', steps: ['main1', 'main2'] },
  ],
};
rule({ name: 'condition.yourMainPhase', of: 'Condition', en: "it's your main phase", mean: () => MAIN });
rule({
  name: 'condition.notYourMainPhase',
  of: 'Condition',
  en: ["it isn't your main phase", "it's not your main phase"],
  mean: () => ({ kind: 'not', of: MAIN }),
});
rule({
  name: 'condition.noneThere',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'no {n#pl} are on the battlefield',
  mean: ({ n }) => {
    if (n.zones !== undefined || n.pool !== undefined) throw new Unclear('in two places');
    return { kind: 'not', of: { kind: 'exists', what: eachOf(n) } };
  },
});
/** 700.4: it went elsewhere than to a graveyard. */
rule({
  name: 'condition.didntDie',
  of: 'Condition',
  en: "it didn't die",
  mean: (_, d) => {
    const it = d.refer({ several: false });
    if (it.kind !== 'event') throw new Unclear('what has left the battlefield');
    return { kind: 'not', of: matches({ kind: 'became', of: it }, { kind: 'in', zones: ['graveyard'] }) };
  },
});
