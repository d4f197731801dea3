/** Conditions about how this or another object was cast: with which costs, from where, with what mana, as the how-manieth. */
import type { Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { castOne } from '../nouns/cast-things.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const howCast = rulesOf();
const { rule } = howCast;

// How it was cast
const PAID: readonly (readonly [string, string])[] = [
  ['kicker', 'kicked'],
  ['bargain', 'bargained'],
];
for (const [cost, word] of PAID)
  rule({
    name: `condition.paid.${cost}`,
    of: 'Condition',
    slots: { what: 'CastThing' },
    en: `{what} was ${word}`,
    mean: ({ what }) => cast(what, { kind: 'paid', cost }, { kind: 'paid', cost }),
  });
for (const [cost, word] of PAID)
  rule({
    name: `condition.notPaid.${cost}`,
    of: 'Condition',
    slots: { what: 'CastThing' },
    en: `{what} wasn't ${word}`,
    mean: ({ what }) => ({ kind: 'not', of: cast(what, { kind: 'paid', cost }, { kind: 'paid', cost }) }),
  });
/** 702.33f */
rule({
  name: 'condition.kickedWith',
  of: 'Condition',
  slots: { what: 'CastThing', s: 'Symbols' },
  en: '{what} was kicked with its {s} kicker',
  mean: ({ what, s }) => {
    const paid = { kind: 'paid', cost: `kicker ${s}` } as const;
    return cast(what, paid, paid);
  },
});
const COSTS = [
  'prowl',
  'surge',
  'spectacle',
  'madness',
  'evoke',
  'freerunning',
  'sneak',
  'web-slinging',
  'emerge',
  'mayhem',
];
for (const cost of COSTS)
  rule({
    name: `condition.costPaid.${cost}`,
    of: 'Condition',
    slots: { what: 'CastThing' },
    en: `{what}'s ${cost} cost was paid`,
    mean: ({ what }) => cast(what, { kind: 'paid', cost }, { kind: 'paid', cost }),
  });
for (const cost of COSTS)
  rule({
    name: `condition.itsCostPaid.${cost}`,
    of: 'Condition',
    en: `its ${cost} cost was paid`,
    mean: (_, d) => {
      if (d.refer({ several: false }).kind !== 'this') throw new Unclear('how another object was cast');
      return { kind: 'paid', cost };
    },
  });
rule({
  name: 'condition.teamwork',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: '{what} was cast using teamwork',
  mean: ({ what }) => cast(what, { kind: 'paid', cost: 'teamwork' }, { kind: 'paid', cost: 'teamwork' }),
});
rule({
  name: 'condition.gift',
  of: 'Condition',
  en: 'the gift was promised',
  mean: () => ({ kind: 'paid', cost: 'gift' }),
});
rule({
  name: 'condition.noGift',
  of: 'Condition',
  en: "the gift wasn't promised",
  mean: () => ({ kind: 'not', of: { kind: 'paid', cost: 'gift' } }),
});
rule({
  name: 'condition.noTribute',
  of: 'Condition',
  en: "tribute wasn't paid",
  mean: () => ({ kind: 'compare', value: { kind: 'noted', key: 'tribute' }, is: { op: '=', to: 0 } }),
});

// The mana that was spent
const symbolsOf = (symbols: string, on: { readonly of?: Selector }): readonly Condition[] => {
  const counts = new Map<'W' | 'U' | 'B' | 'R' | 'G' | 'C', number>();
  for (const [, symbol = ''] of symbols.matchAll(/\{(.*?)\}/g)) {
    if (!/^[WUBRGC]$/.test(symbol)) throw new Unclear('mana of no one type');
    const type = symbol as 'W';
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, to]) => ({
    kind: 'compare',
    value: { kind: 'spent', type, ...on },
    is: { op: '≥', to },
  }));
};
rule({
  name: 'condition.spent',
  of: 'Condition',
  slots: { s: 'Symbols', what: 'CastThing' },
  en: '{s} was spent to cast {what}',
  mean: (parts) => {
    const { s } = parts;
    const found = symbolsOf(s, spentOn(parts.what));
    const [only] = found;
    return found.length === 1 && only !== undefined ? only : { kind: 'all', of: found };
  },
});
const LETTERS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;
rule({
  name: 'condition.adamant',
  of: 'Condition',
  slots: { c: 'Count', color: 'Color', what: 'CastThing' },
  en: 'at least {c} {color} mana was spent to cast {what}',
  mean: (parts) => {
    const { c, color } = parts;
    if (c.max === 'any') throw new Unclear('no number');
    const value: Value = { kind: 'spent', type: LETTERS[color], ...spentOn(parts.what) };
    return { kind: 'compare', value, is: { op: '≥', to: c.max } };
  },
});
rule({
  name: 'condition.adamantAny',
  of: 'Condition',
  slots: { c: 'Count', what: 'CastThing' },
  en: 'at least {c} mana of the same color was spent to cast {what}',
  mean: (parts) => {
    const { c } = parts;
    if (c.max === 'any') throw new Unclear('no number');
    const to = c.max;
    const on = spentOn(parts.what);
    return {
      kind: 'any',
      of: Object.values(LETTERS).map((type) => ({
        kind: 'compare',
        value: { kind: 'spent', type, ...on },
        is: { op: '≥', to },
      })),
    };
  },
});
rule({
  name: 'condition.noManaSpent',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: 'no mana was spent to cast {what}',
  mean: ({ what }) => ({ kind: 'compare', value: { kind: 'spent', ...spentOn(what) }, is: { op: '=', to: 0 } }),
});
rule({
  name: 'condition.manaFrom',
  of: 'Condition',
  slots: { n: 'Noun', what: 'CastThing' },
  en: 'mana from a {n#sg} was spent to cast {what}',
  mean: (parts) => {
    const { n } = parts;
    const value: Value = { kind: 'spent', from: allOf(n.filters), ...spentOn(parts.what) };
    return { kind: 'compare', value, is: { op: '≥', to: 1 } };
  },
});

/** This spell, or the permanent that it became. */
rule({ name: 'castThing.self', of: 'CastThing', slots: { s: 'Self' }, en: '{s}', mean: ({ s }) => s });
rule({
  name: 'castThing.it',
  of: 'CastThing',
  en: 'it',
  mean: (_, d) => castOne(d.refer({ several: false }), d),
});
rule({
  name: 'castThing.that.them',
  of: 'CastThing',
  en: 'them',
  mean: (_, d) => {
    // A name for two: "When This and That enter, if you cast them".
    if (!/ (?:and|&) /.test(d.told.face.name)) throw new Unclear('one spell');
    return { kind: 'this' };
  },
});
for (const kind of ['spell', 'creature', 'permanent'])
  rule({
    name: `castThing.that.${kind}`,
    of: 'CastThing',
    en: `that ${kind}`,
    mean: (_, d) => d.refer({ kind, several: false }),
  });
/** Of this object it is asked as it is; of another whether it fits. */
export const cast = (what: Selector, own: Condition, where: Filter): Condition =>
  what.kind === 'this' ? own : { kind: 'matches', what, where };
/** The mana spent on this spell, or on another. */
const spentOn = (what: Selector): { readonly of?: Selector } => (what.kind === 'this' ? {} : { of: what });
/** 702.33, 601.2i: which of the spells of the turn it was. */
rule({
  name: 'condition.castNumber',
  of: 'Condition',
  slots: { what: 'CastThing?', nth: 'Ordinal', n: 'Noun' },
  en: [
    '{what} is the {nth} {n#sg} you cast this turn',
    "it's the {nth} {n#sg} you cast this turn",
    '{what} was the {nth} {n#sg} you cast this turn',
    "{what} is the {nth} {n#sg} you've cast this turn",
    "it's the {nth} {n#sg} you've cast this turn",
  ],
  mean: ({ what, nth, n }, d) => ({
    kind: 'matches',
    what: what ?? d.refer({ several: false }),
    where: allOf([
      // It is one of them, and not another spell that would be the next.
      ...n.filters.filter(({ kind }) => kind !== 'spell'),
      { kind: 'castNumber', is: nth, event: { on: 'cast', who: you, ...castPattern(n) } },
    ]),
  }),
});
/** "Five or more mana was spent to cast that spell." */
rule({
  name: 'condition.manaAmount',
  of: 'Condition',
  slots: { n: 'Count', what: 'CastThing' },
  en: '{n} or more mana was spent to cast {what}',
  mean: ({ n, what }) => {
    if (n.max === 'any') throw new Unclear('no number');
    return { kind: 'compare', value: { kind: 'spent', ...spentOn(what) }, is: { op: '≥', to: n.max } };
  },
});
rule({
  name: 'condition.noColoredMana',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: 'no colored mana was spent to cast {what}',
  mean: ({ what }) => ({
    kind: 'compare',
    value: { kind: 'spent', colors: true, ...spentOn(what) },
    is: { op: '=', to: 0 },
  }),
});
rule({
  name: 'condition.notSpent',
  of: 'Condition',
  slots: { s: 'Symbols', what: 'CastThing' },
  en: "{s} wasn't spent to cast {what}",
  mean: ({ s, what }) => ({ kind: 'not', of: { kind: 'all', of: symbolsOf(s, spentOn(what)) } }),
});
/** 508.1: attackers are declared in one step of a combat phase. */
rule({
  name: 'condition.attackedThisStep',
  of: 'Condition',
  en: "you've been attacked this step",
  mean: () => ({
    kind: 'history',
    event: { on: 'attack', whom: { kind: 'is', what: you } },
    since: 'combat',
  }),
});
/** What was so as the spell became cast: told in the past. */
rule({
  name: 'condition.controlledAsCast',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'you controlled a {n#sg} as you cast this spell',
  mean: ({ n }) => controlledAsCast(n.filters),
});
const controlledAsCast = (filters: readonly Filter[]): Condition => ({
  kind: 'asCast',
  of: { kind: 'exists', what: { kind: 'each', where: allOf([...filters, { kind: 'controlledBy', who: you }]) } },
});
rule({
  name: 'condition.revealedOrControlled',
  of: 'Condition',
  slots: { a: 'Noun', b: 'Noun' },
  en: 'you revealed a {a#sg} or controlled a {b#sg} as you cast this spell',
  mean: (parts, d) => {
    void parts.a;
    if (d.told.text.optionalCost !== 'reveal') throw new Unclear('nothing is revealed to cast it');
    return { kind: 'any', of: [{ kind: 'paid', cost: 'reveal' }, controlledAsCast(parts.b.filters)] };
  },
});
rule({
  name: 'condition.revealedAsCast',
  of: 'Condition',
  slots: { a: 'Noun' },
  en: 'you revealed a {a#sg} as you cast this spell',
  mean: (parts, d) => {
    void parts.a;
    if (d.told.text.optionalCost !== 'reveal') throw new Unclear('nothing is revealed to cast it');
    return { kind: 'paid', cost: 'reveal' };
  },
});
/** 118.9: the alternative cost that the text names. */
rule({
  name: 'condition.thatCostPaid',
  of: 'Condition',
  slots: { s: 'Symbols' },
  en: 'the {s} cost was paid',
  mean: ({ s }, d) => {
    if (d.told.text.offered.alternative !== s) throw new Unclear('no such cost may be paid instead');
    return { kind: 'paid', cost: 'alternative' };
  },
});
/** How much mana of a kind was spent to cast something. */
rule({
  name: 'counted.manaFromSpent',
  of: 'Counted',
  slots: { n: 'Noun', what: 'CastThing' },
  en: ['mana from a {n#sg} spent to cast {what}', 'mana from a {n#sg} that was spent to cast {what}'],
  mean: ({ n, what }) => ({ kind: 'spent', from: allOf(n.filters), ...spentOn(what) }),
});
rule({
  name: 'counted.manaSpent',
  of: 'Counted',
  slots: { what: 'CastThing' },
  en: 'mana spent to cast {what}',
  mean: ({ what }) => ({ kind: 'spent', ...spentOn(what) }),
});
rule({
  name: 'counted.snowSpent',
  of: 'Counted',
  slots: { what: 'CastThing' },
  en: '{S} spent to cast {what}',
  mean: ({ what }) => ({ kind: 'spent', snow: true, ...spentOn(what) }),
});
rule({
  name: 'value.snowSpent',
  of: 'SimpleValue',
  slots: { what: 'CastThing' },
  en: 'the amount of {S} spent to cast {what}',
  mean: ({ what }) => ({ kind: 'spent', snow: true, ...spentOn(what) }),
});
/** So many mana symbols of one type, each time. */
rule({
  name: 'counted.pairsSpent',
  of: 'Counted',
  slots: { s: 'Symbols', what: 'CastThing' },
  en: '{s} spent to cast {what}',
  mean: ({ s, what }) => {
    const [, type, ...more] = /^\{([WUBRGC])\}\{\1\}$/.exec(s) ?? [];
    if (type === undefined || more.length > 0) throw new Unclear('mana of more than one type');
    return { kind: 'half', of: { kind: 'spent', type: type as 'W', ...spentOn(what) }, round: 'down' };
  },
});
