/** Conditions about several at once: two things said of one player, all that was done this way, different numbers among cards. */
import type { Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling, Things } from '../game.ts';
import { allOf, eachOf, isGroup } from '../nouns/selectors.ts';
import { thisWay } from '../verbs/libraries.ts';

export const ofSeveral = rulesOf();
const { rule } = ofSeveral;

const numberOf = ({ max }: Count): Value => {
  if (max === 'any') throw new Unclear('no number');
  return max;
};
const atLeast = (value: Value, to: Value): Condition => ({ kind: 'compare', value, is: { op: '≥', to } });

rule({
  name: 'condition.playerBoth',
  of: 'Condition',
  slots: { p: 'Player', w: 'Who', u: 'Who' },
  en: '{p} {w@p} and {u@p}',
  mean: (parts) => {
    const { p } = parts;
    if (isGroup(p)) throw new Unclear('of each of them, or of all together');
    return { kind: 'all', of: [parts.w(p), parts.u(p)] };
  },
});
rule({
  name: 'comparison.exactly',
  of: 'ShortComparison',
  slots: { v: 'Amount' },
  en: 'exactly {v}',
  mean: ({ v }) => ({ op: '=', to: v }),
});

// What was done this way
for (const done of ['revealed', 'milled', 'exiled'] as const) {
  rule({
    name: `condition.allThisWay.${done}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: `all cards ${done} this way are {n#pl}`,
    mean: ({ n }, d) => {
      const others: Filter = { kind: 'not', of: allOf(n.filters) };
      const pool = thisWay(d, done);
      d.mention({ selector: pool, kinds: ['card', done], several: true });
      return { kind: 'not', of: { kind: 'exists', what: { kind: 'filter', of: pool, where: others } } };
    },
  });
  rule({
    name: `condition.manaValuesThisWay.${done}`,
    of: 'Condition',
    slots: { c: 'Count' },
    en: `cards with at least {c} different mana values are ${done} this way`,
    mean: ({ c }, d) => atLeast({ kind: 'different', what: 'manaValues', of: thisWay(d, done) }, numberOf(c)),
  });
}
rule({
  name: 'condition.manaValuesExiledWith',
  of: 'Condition',
  slots: { c: 'Count', s: 'Self' },
  en: 'cards with {c} or more different mana values are exiled with {s}',
  mean: ({ c }) =>
    atLeast({ kind: 'different', what: 'manaValues', of: { kind: 'noted', key: 'exiled' } }, numberOf(c)),
});
/** What was cast has left exile or the library. */
const stillThere = (t: Things, d: Telling): Condition => {
  if (t.kind === 'choice' || t.described !== undefined) throw new Unclear('none that was spoken of');
  return { kind: 'matches', what: d.pick(t), where: { kind: 'in', zones: ['exile', 'library'] } };
};
rule({
  name: 'condition.wasntCastThisWay',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: "{t} wasn't cast this way",
  mean: ({ t }, d) => stillThere(t, d),
});
rule({
  name: 'condition.youDontCastIt',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ["you don't cast {t} this way", "you don't cast {t}"],
  mean: ({ t }, d) => stillThere(t, d),
});

// What happened
rule({
  name: 'condition.hasDealtAtLeast',
  of: 'Condition',
  slots: { t: 'Thing', n: 'Amount', p: 'Player' },
  en: '{t} has dealt {n} or more damage to {p} this turn',
  mean: ({ t, n, p }, d) => {
    const source: Filter = { kind: 'is', what: d.pick(t) };
    return atLeast({ kind: 'history', event: { on: 'damage', source, to: { kind: 'is', what: p } }, sum: true }, n);
  },
});
rule({
  name: 'condition.twoAttackedThisCombat',
  of: 'Condition',
  slots: { a: 'Noun', b: 'Noun' },
  en: 'a {a#sg} and a {b#sg} attacked this combat',
  mean: ({ a, b }) => ({
    kind: 'all',
    of: [a, b].map((n) => ({ kind: 'history', event: { on: 'attack', what: allOf(n.filters) }, since: 'combat' })),
  }),
});
rule({
  name: 'who.wasDealtCombatDamageByEither',
  of: 'Who',
  slots: { s: 'Self', n: 'Noun' },
  en: ['was dealt combat damage by {s} or a {n#sg} this turn', 'were dealt combat damage by {s} or a {n#sg} this turn'],
  mean: ({ s, n }) => {
    const source: Filter = { kind: 'any', of: [{ kind: 'is', what: s }, allOf(n.filters)] };
    return (who) => ({
      kind: 'history',
      event: { on: 'damage', source, to: { kind: 'is', what: who }, combat: true },
    });
  },
});
const theirs = (n: Described, who: Selector, ...more: readonly Filter[]): Selector =>
  eachOf({ ...n, filters: [...n.filters, { kind: 'controlledBy', who }, ...more] });
for (const [name, words] of [
  ['OrMore', '{c} or more'],
  ['AtLeast', 'at least {c}'],
] as const)
  rule({
    name: `who.controlsSharingType${name}`,
    of: 'Who',
    slots: { c: 'Count', n: 'Noun' },
    en: `<control> ${words} {n#pl} that share a creature type`,
    mean:
      ({ c, n }) =>
      (who) =>
        atLeast({ kind: 'different', what: 'sharedType', of: theirs(n, who) }, numberOf(c)),
  });
rule({
  name: 'who.controlsNamedBoth',
  of: 'Who',
  slots: { n: 'Item', a: 'Name', b: 'Name' },
  en: '<control> {n#pl} named {a} and {b}',
  mean:
    ({ n, a, b }) =>
    (who) => ({
      kind: 'all',
      of: [a, b].map((name) => ({ kind: 'exists', what: theirs(n, who, { kind: 'named', name }) })),
    }),
});
const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
const ofEachColor = (n: Described, who: Selector): readonly Condition[] =>
  COLORS.map((color) => ({ kind: 'exists', what: theirs(n, who, { kind: 'color', color }) }));
rule({
  name: 'who.controlsOneOfEachColor',
  of: 'Who',
  slots: { n: 'Item' },
  en: '<control> a {n#sg} of each color',
  mean:
    ({ n }) =>
    (who) => ({ kind: 'all', of: ofEachColor(n, who) }),
});
const LAND: Described = { filters: [{ kind: 'type', type: 'land' }], kinds: ['land', 'permanent'] };
const BASIC = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
rule({
  name: 'who.controlsLandsAndColors',
  of: 'Who',
  slots: { n: 'Item' },
  en: '<control> a land of each basic land type and a {n#sg} of each color',
  mean:
    ({ n }) =>
    (who) => ({
      kind: 'all',
      of: [
        ...BASIC.map((type) => ({ kind: 'exists', what: theirs(LAND, who, { kind: 'subtype', type }) }) as const),
        ...ofEachColor(n, who),
      ],
    }),
});
rule({
  name: 'counted.drawnByOpponents',
  of: 'Counted',
  en: '<card> your opponents have drawn this turn',
  mean: () => ({ kind: 'history', event: { on: 'draw', who: { kind: 'players', which: 'opponents' } } }),
});
/** 701.22a: fewer than it says if the library has fewer. */
rule({
  name: 'counted.lookedAtScrying',
  of: 'Counted',
  en: ['<card> looked at while scrying this way', '<card> you looked at while scrying this way'],
  mean: () => ({ kind: 'amount' }),
});
rule({
  name: 'value.greatestEither',
  of: 'SimpleValue',
  slots: { t: 'Things' },
  en: ['the greatest power and/or toughness among {t}', 'the greatest power or toughness among {t}'],
  mean: ({ t }, d) => {
    const of = d.pick(t);
    return {
      kind: 'max',
      of: [
        { kind: 'greatest', stat: 'power', of },
        { kind: 'greatest', stat: 'toughness', of },
      ],
    };
  },
});
/** 506.1: those that have begun this turn. */
rule({
  name: 'condition.firstCombatPhase',
  of: 'Condition',
  en: "it's the first combat phase of the turn",
  mean: () => ({
    kind: 'compare',
    value: { kind: 'history', event: { on: 'beginning', step: 'combat' } },
    is: { op: '=', to: 1 },
  }),
});
