/** Piles: a player separates cards into two, a player chooses one, and each goes its way. */
import type { Action, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Going } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { gone } from './destinations.ts';

export const piles = rulesOf();
const { rule } = piles;

const FIRST = 'first pile';
const SECOND = 'second pile';
const by = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });

/** One pile is chosen freely, the other is what is left; either may be empty. */
const separates =
  (cards: Selector, d: Telling): Act =>
  (who) => {
    const first = d.fresh('pile');
    const second = d.fresh('pile');
    d.mention({ selector: bound(first), kinds: [FIRST], several: true, byKind: true });
    d.mention({ selector: bound(second), kinds: [SECOND], several: true, byKind: true });
    const rest: Selector = {
      kind: 'filter',
      of: cards,
      where: { kind: 'not', of: { kind: 'is', what: bound(first) } },
    };
    return [
      { do: 'choose', ...by(who), from: cards, min: 0, max: { kind: 'count', of: cards }, as: first },
      { do: 'let', name: second, objects: rest },
    ];
  };
rule({
  name: 'act.separate',
  of: 'Act',
  slots: { cards: 'Among' },
  en: '<separate> {cards} into two piles',
  mean: ({ cards }, d) => separates(cards, d),
});
rule({
  name: 'act.separateAll',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<separate> {what} into two piles',
  mean: (parts, d) => (who) => {
    if (parts.what.kind !== 'definite' || parts.what.selector.kind === 'var') throw new Unclear('not a group');
    const { selector } = parts.what;
    return separates(selector, d)(who);
  },
});

const both = (d: Telling): readonly [Selector, Selector] => [d.refer({ kind: FIRST }), d.refer({ kind: SECOND })];
/** The one that was chosen is from then on the first pile. */
rule({
  name: 'act.choosePile',
  of: 'Act',
  en: ['<choose> one of those piles', '<choose> one of the piles', '<choose> one pile'],
  mean: (_, d) => (who) => {
    const [first, second] = both(d);
    const chosen = d.fresh('pile');
    const other = d.fresh('pile');
    d.mention({ selector: bound(chosen), kinds: [FIRST], several: true, byKind: true });
    d.mention({ selector: bound(other), kinds: [SECOND], several: true, byKind: true });
    const as = (a: Selector, b: Selector): readonly Action[] => [
      { do: 'let', name: chosen, objects: a },
      { do: 'let', name: other, objects: b },
    ];
    return [{ do: 'either', ...by(who), options: [as(first, second), as(second, first)] }];
  },
});
const parted =
  (ways: readonly (readonly [Selector, Selector])[], to: Going, other: Going, d: Telling): Act =>
  (who) => {
    const names = [d.fresh('put'), d.fresh('put')] as const;
    const moves = ([a, b]: readonly [Selector, Selector]): readonly Action[] => [
      ...gone(a, who, to, names[0]),
      ...gone(b, who, other, names[1]),
    ];
    for (const [i, going] of [to, other].entries())
      d.mention({
        selector: bound(names[i] ?? ''),
        kinds: ['card', 'put'],
        several: true,
        byKind: true,
        zones: going(bound(names[i] ?? ''), who).map(({ zone }) => zone),
      });
    const [only, second] = ways.map(moves);
    if (only === undefined) return [];
    return second === undefined ? only : [{ do: 'either', ...by(who), options: [only, second] }];
  };
rule({
  name: 'act.putThatPile',
  of: 'Act',
  slots: { to: 'Destination', other: 'Destination' },
  en: ['<put> that pile {to} and the other {other}', '<put> the chosen pile {to} and the other {other}'],
  mean: ({ to, other }, d) => parted([both(d)], to, other, d),
});
rule({
  name: 'act.putOnePile',
  of: 'Act',
  slots: { to: 'Destination', other: 'Destination' },
  en: '<put> one pile {to} and the other {other}',
  mean: ({ to, other }, d) => {
    const [first, second] = both(d);
    return parted(
      [
        [first, second],
        [second, first],
      ],
      to,
      other,
      d,
    );
  },
});
