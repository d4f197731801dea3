/** What has happened this turn: to things, by players, how often; and what it has happened to. */
import type { Condition, EventPattern, Filter, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import * as prose from '../../prose/conditions.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, GrandArchiveGame } from '../game.ts';
import { withFilters } from '../nouns/additions.ts';
import { allOf, championOf, controlledBy, countOf, eachOf, you } from '../nouns/selectors.ts';

export const thisTurn = rulesOf();
const { rule } = thisTurn;

const happened = (event: EventPattern): Condition => ({ kind: 'history', event });
const times = (event: EventPattern): Value => ({ kind: 'history', event });
const orMore = (event: EventPattern, to: Value): Condition =>
  prose.compare<GrandArchiveGame>(times(event), { op: '≥', to });

interface Past {
  readonly name: string;
  /** "It died", "they were destroyed"; "it has died", "they have been destroyed". */
  readonly one: readonly string[];
  readonly several: readonly string[];
  readonly done: readonly string[];
  readonly on: (what: Filter) => EventPattern;
  /** Of what it happened to, if that is still there to be described. */
  readonly of?: EventPattern;
}
/** Several ways to say the same, with a bar between them. */
const past = (name: string, did: string, done: string, on: Past['on'], of?: EventPattern): Past => ({
  name,
  one: did.split('|'),
  several: did.replace(/\bwas /, 'were ').split('|'),
  done: done.split('|'),
  on,
  ...(of === undefined ? {} : { of }),
});
const PAST: readonly Past[] = [
  past('died', 'died', 'died', (what) => ({ on: 'die', what })),
  past('left', 'left the field', 'left the field', (what) => ({ on: 'leave', what })),
  past('destroyed', 'was destroyed', 'been destroyed', (what) => ({ on: 'destroy', what })),
  past('sacrificed', 'was sacrificed', 'been sacrificed', (what) => ({ on: 'sacrifice', what })),
  past('enteredYours', 'entered the field under your control', 'entered the field under your control', (what) => ({
    on: 'enter',
    what,
    under: you,
  })),
  past('attacked', 'attacked', 'attacked', (what) => ({ on: 'attack', what }), { on: 'attack' }),
  past('damaged', 'was dealt damage|took damage', 'been dealt damage|taken damage', (to) => ({ on: 'damage', to }), {
    on: 'damage',
  }),
  past('becameDistant', 'became distant', 'become distant', (what) => ({ on: 'becomes', property: 'distant', what }), {
    on: 'becomes',
    property: 'distant',
  }),
];
const controlledCount = (n: Described, who: Selector): Value =>
  countOf(eachOf({ ...n, filters: [...n.filters, controlledBy(who)] }));
const each = (words: readonly string[], say: (word: string) => string): readonly string[] => words.map(say);
for (const { name, one, several, done, on, of } of PAST) {
  rule({
    name: `condition.past.${name}.one`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [
      ...each(one, (did) => `a {n#sg} ${did} this turn`),
      ...each(done, (did) => `a {n#sg} has ${did} this turn`),
      ...each(several, (did) => `one or more {n#pl} ${did} this turn`),
    ],
    mean: ({ n }) => happened(on(allOf(n.filters))),
  });
  rule({
    name: `condition.past.${name}.many`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun' },
    en: [
      ...each(several, (did) => `{c} or more {n#pl} ${did} this turn`),
      ...each(done, (did) => `{c} or more {n#pl} have ${did} this turn`),
    ],
    mean: ({ c, n }) => orMore(on(allOf(n.filters)), prose.numberOf(c)),
  });
  rule({
    name: `condition.past.${name}.none`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [
      ...each(several, (did) => `no {n#pl} ${did} this turn`),
      ...each(done, (did) => `no {n#pl} have ${did} this turn`),
      ...each(done, (did) => `{n#pl} haven't ${did} this turn`),
    ],
    mean: ({ n }) => ({ kind: 'not', of: happened(on(allOf(n.filters))) }),
  });
  if (of !== undefined)
    rule({
      name: `addition.past.${name}`,
      of: 'Addition',
      en: [
        ...each(one, (did) => `that ${did} this turn`),
        ...each(several, (did) => `that ${did} this turn`),
        ...each(done, (did) => `that has ${did} this turn`),
        ...each(done, (did) => `that have ${did} this turn`),
      ],
      mean: () => withFilters({ kind: 'history', event: of }),
    });
  else
    rule({
      name: `counted.past.${name}`,
      of: 'Counted',
      slots: { n: 'Noun' },
      en: [...each(one, (did) => `{n} that ${did} this turn`), ...each(several, (did) => `{n} that ${did} this turn`)],
      mean: ({ n }) => times(on(allOf(n.filters))),
    });
}
rule({
  name: 'condition.championIs',
  of: 'Condition',
  slots: { whose: 'Possessor', name: 'Name' },
  en: '{whose} champion is {name}',
  mean: ({ whose, name }) => {
    if (!/^\p{Lu}/u.test(name)) throw new Unclear('no name');
    return { kind: 'matches', what: championOf(whose), where: { kind: 'character', name } };
  },
});
for (const [name, words, op] of [
  ['More', 'more', '>'],
  ['Fewer', 'fewer', '<'],
] as const) {
  const differ = (who: Selector, than: Selector, n: Described): Condition =>
    prose.compare<GrandArchiveGame>(controlledCount(n, who), { op, to: controlledCount(n, than) });
  rule({
    name: `condition.controls${name}Than`,
    of: 'Condition',
    slots: { who: 'Player', n: 'Noun', than: 'Player' },
    en: [
      `{who} <control@who> ${words} {n#pl} than {than}`,
      `{who} <control@who> ${words} {n#pl} than {than} <do@than>`,
    ],
    mean: ({ who, n, than }) => {
      if (who.kind === 'players' || than.kind === 'players') throw new Unclear('than which of them?');
      return differ(who, than, n);
    },
  });
  rule({
    name: `condition.opponentControls${name}Than`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [`an opponent controls ${words} {n#pl} than you`, `an opponent controls ${words} {n#pl} than you do`],
    mean: ({ n }) => ({
      kind: 'exists',
      what: { kind: 'players', which: 'opponents', where: differ({ kind: 'var', name: 'it' }, you, n) },
    }),
  });
}

// What players did
for (const [name, did, done, on] of [
  ['activate', 'activated', 'activated', 'activate'],
  ['materialize', 'materialized', 'materialized', 'materialize'],
  ['discard', 'discarded', 'discarded', 'discard'],
  ['sacrifice', 'sacrificed', 'sacrificed', 'sacrifice'],
  ['banish', 'banished', 'banished', 'banish'],
  ['draw', 'drew', 'drawn', 'draw'],
  ['summon', 'summoned', 'summoned', 'summon'],
] as const) {
  const event = (filters: readonly Filter[], who: Extract<EventPattern, { on: 'activate' }>['who']): EventPattern => {
    const what = filters.filter(({ kind }) => kind !== 'card');
    if (on === 'draw') {
      if (what.length > 0) throw new Unclear('nobody knows what was drawn');
      return { on, ...(who === undefined ? {} : { who }) };
    }
    return { on, ...(what.length === 0 ? {} : { what: allOf(what) }), ...(who === undefined ? {} : { who }) };
  };
  rule({
    name: `condition.did.${name}`,
    of: 'Condition',
    slots: { who: 'Player', n: 'Noun' },
    en: [`{who} ${did} a {n#sg} this turn`, `{who} <have@who> ${done} a {n#sg} this turn`],
    mean: ({ who, n }) => {
      if (who.kind === 'you' && on !== 'draw' && on !== 'summon') throw new Unclear('said of you');
      return happened(event(n.filters, who));
    },
  });
  rule({
    name: `condition.didMany.${name}`,
    of: 'Condition',
    slots: { who: 'Player', c: 'Count', n: 'Noun' },
    en: [`{who} ${did} {c} or more {n#pl} this turn`, `{who} <have@who> ${done} {c} or more {n#pl} this turn`],
    mean: ({ who, c, n }) => {
      if (who.kind === 'you' && on !== 'draw' && on !== 'summon') throw new Unclear('said of you');
      return orMore(event(n.filters, who), prose.numberOf(c));
    },
  });
  if (on === 'draw' || on === 'summon')
    rule({
      name: `condition.youHaveNow.${name}`,
      of: 'Condition',
      slots: { c: 'Count', n: 'Noun' },
      en: `you've ${done} {c} or more {n#pl} this turn`,
      mean: ({ c, n }) => orMore(event(n.filters, you), prose.numberOf(c)),
    });
  rule({
    name: `counted.did.${name}`,
    of: 'Counted',
    slots: { n: 'Noun' },
    en: [`{n} you've ${done} this turn`, `{n} you ${did} this turn`, `{n} you have ${done} this turn`],
    mean: ({ n }) => times(event(n.filters, you)),
  });
}
rule({
  name: 'condition.recoveredThisTurn',
  of: 'Condition',
  en: ["you've recovered this turn", 'you recovered this turn', 'you have recovered this turn'],
  mean: () => happened({ on: 'recover', who: you }),
});

// Cards that went into a zone
const put = (filters: readonly Filter[], more: Partial<Extract<EventPattern, { on: 'move' }>>): EventPattern => ({
  on: 'move',
  what: allOf(filters),
  ...more,
});
for (const [name, words] of [
  ['whose', 'into {whose} graveyard'],
  ['any', 'into a graveyard'],
] as const) {
  const slots = name === 'any' ? {} : { whose: 'Whose' as const };
  rule({
    name: `condition.putThere.${name}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun', ...slots },
    en: [`{c} or more {n#pl} were put ${words} this turn`, `{c} or more {n#pl} have been put ${words} this turn`],
    mean: ({ c, n, whose }) =>
      orMore(put(n.filters, { to: ['graveyard'], ...(whose === undefined ? {} : { whose }) }), prose.numberOf(c)),
  });
  rule({
    name: `counted.putThere.${name}`,
    of: 'Counted',
    slots: { n: 'Noun', ...slots },
    en: `{n} put ${words} this turn`,
    mean: ({ n, whose }) => times(put(n.filters, { to: ['graveyard'], ...(whose === undefined ? {} : { whose }) })),
  });
}
