/** Costs: what is paid before a colon, after a keyword, after "unless", or as an additional or alternative cost. */
import type { Cost, Filter, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { allOf, alone, another, bound, self, togetherOf } from '../nouns/selectors.ts';

export const costs = rulesOf();
const { rule } = costs;

rule({ name: 'costs.one', of: 'Costs', slots: { c: 'Cost' }, en: '{c}', mean: ({ c }) => c });
rule({
  name: 'costs.more',
  of: 'Costs',
  slots: { c: 'Cost', more: 'Costs' },
  en: ['{c}, ^{more}', '{c} and {more}'],
  mean: (parts) => {
    const { c } = parts;
    return [...c, ...parts.more];
  },
});

// Mana, life, energy
rule({
  name: 'cost.symbols',
  of: 'Cost',
  slots: { s: 'Symbols' },
  en: '{s}',
  mean: ({ s }) => [{ kind: 'mana', mana: s }],
});
rule({ name: 'cost.payment', of: 'Cost', slots: { p: 'Payment' }, en: '{p}', mean: ({ p }) => p });
rule({
  name: 'payment.mana',
  of: 'Payment',
  slots: { s: 'Symbols' },
  en: '<pay> {s}',
  mean: ({ s }) => [{ kind: 'mana', mana: s }],
});
rule({
  name: 'payment.life',
  of: 'Payment',
  slots: { n: 'Amount' },
  en: '<pay> {n} life',
  mean: ({ n }) => [{ kind: 'life', amount: n }],
});
rule({
  name: 'payment.manaAndLife',
  of: 'Payment',
  slots: { s: 'Symbols', n: 'Amount' },
  en: '<pay> {s} and {n} life',
  mean: ({ s, n }) => [
    { kind: 'mana', mana: s },
    { kind: 'life', amount: n },
  ],
});
rule({
  name: 'payment.energy',
  of: 'Payment',
  slots: { e: 'Energy' },
  en: '<pay> {e}',
  mean: ({ e }) => [{ kind: 'energy', amount: e }],
});
rule({ name: 'cost.tap', of: 'Cost', en: '{T}', mean: () => [{ kind: 'tap' }] });
rule({ name: 'cost.untap', of: 'Cost', en: '{Q}', mean: () => [{ kind: 'untap' }] });

// Objects
const isThis: Filter = { kind: 'is', what: self };
const notThis: Filter = { kind: 'not', of: isThis };
/** The X of "any number of". */
export const ANY_NUMBER: Value = { kind: 'x' };
/** As many as one likes is announced like an X (107.3a). */
export const exactly = ({ min, max }: Count, d?: Telling): Value => {
  if (max === 'any' && (min === 0 || min === 1) && d !== undefined) {
    d.mentionAmount(ANY_NUMBER);
    return ANY_NUMBER;
  }
  if (max === 'any' || min !== max) throw new Unclear('a cost of so many as one likes');
  return max;
};
/** "One or more": the number that is announced is not 0. */
export const someOf = ({ min, max }: Count): readonly Cost[] =>
  max === 'any' && min === 1 ? [{ kind: 'leastX', least: 1 }] : [];
/** The filters of things that are paid with; those that only say where they are go without saying. */
export const payable = (n: Described, other = false): Filter => allOf(other ? another(n, notThis) : n.filters);
/** Without what the cost says by itself: you control what you sacrifice, tap or return; the cards are yours. */
export const ownOnly = (n: Described): Described => ({
  ...n,
  filters: n.filters.filter((f) => !((f.kind === 'controlledBy' || f.kind === 'ownedBy') && f.who.kind === 'you')),
});
/** Words that do not say whose it is mean anyone's. */
const anyones = (n: Described): { readonly anyones?: boolean } =>
  n.filters.some((f) => f.kind === 'controlledBy' || f.kind === 'ownedBy') ? {} : { anyones: true };
/** It is another player's. */
const isOthers = (n: Described): boolean => n.filters.some((f) => f.kind === 'controlledBy' && f.who.kind !== 'you');
/** What is tapped is untapped before. */
const toTap = (n: Described, other = false): Filter => {
  const own = ownOnly(n);
  return payable({ ...own, filters: own.filters.flatMap(untappedAnyway) }, other);
};
const untappedAnyway = (f: Filter): readonly Filter[] => {
  if (f.kind === 'not' && f.of.kind === 'tapped') return [];
  return f.kind === 'any'
    ? [{ kind: 'any', of: f.of.map((each) => allOf(withoutAll(each).flatMap(untappedAnyway))) }]
    : [f];
};
const withoutAll = (f: Filter): readonly Filter[] => (f.kind === 'all' ? f.of : [f]);
function named(base: string, n: Described, count: Count, d: Telling): { readonly as: string } {
  const as = d.fresh(base);
  d.mention({ selector: bound(as), kinds: [...n.kinds, 'card', base], several: count.max !== 1 });
  return { as };
}
const ONE: Count = { min: 1, max: 1 };

rule({
  name: 'cost.sacrificeThis',
  of: 'Cost',
  slots: { s: 'Self' },
  en: '<sacrifice> {s}',
  mean: ({ s }) => [{ kind: 'sacrifice', what: { kind: 'is', what: s }, count: 1 }],
});
rule({
  name: 'cost.sacrificeIt',
  of: 'Cost',
  en: '<sacrifice> it',
  mean: (_, d) => [{ kind: 'sacrifice', what: { kind: 'is', what: d.refer({ several: false }) }, count: 1 }],
});
rule({
  name: 'cost.sacrifice',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<sacrifice> {count} {n#count}',
  mean: ({ count, n }, d) => [
    { kind: 'sacrifice', what: payable(n), count: exactly(count, d), ...named('sacrificed', n, count, d) },
    ...someOf(count),
  ],
});
rule({
  name: 'cost.sacrificeAnother',
  of: 'Cost',
  slots: { n: 'Noun' },
  en: '<sacrifice> another {n#sg}',
  mean: ({ n }, d) => [{ kind: 'sacrifice', what: payable(n, true), count: 1, ...named('sacrificed', n, ONE, d) }],
});
rule({
  name: 'cost.discard',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<discard> {count} {n#count}',
  mean: (parts, d) => {
    const { count } = parts;
    const n = alone(parts.n);
    const together = togetherOf(parts.n);
    return [
      {
        kind: 'discard',
        what: payable(n),
        count: exactly(count),
        ...(together === undefined ? {} : { together }),
        ...named('discarded', n, count, d),
      },
    ];
  },
});
rule({
  name: 'cost.discardAnother',
  of: 'Cost',
  slots: { n: 'Noun' },
  en: '<discard> another {n#sg}',
  mean: ({ n }, d) => [{ kind: 'discard', what: payable(n, true), count: 1, ...named('discarded', n, ONE, d) }],
});
rule({
  name: 'cost.discardRandom',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<discard> {count} {n#count} at random',
  mean: ({ count, n }, d) => [
    { kind: 'discard', what: payable(n), count: exactly(count), random: true, ...named('discarded', n, count, d) },
  ],
});
rule({
  name: 'cost.discardHand',
  of: 'Cost',
  en: ['<discard> your hand', '<discard> their hand'],
  mean: () => [{ kind: 'discard', what: { kind: 'card' }, count: 'hand' }],
});
rule({
  name: 'cost.discardThis',
  of: 'Cost',
  slots: { s: 'Self' },
  en: '<discard> {s}',
  mean: ({ s }, d) => {
    d.worksIn('hand');
    return [{ kind: 'discard', what: { kind: 'is', what: s }, count: 1 }];
  },
});
for (const zone of ['graveyard', 'hand'] as const) {
  rule({
    name: `cost.exileThis.${zone}`,
    of: 'Cost',
    slots: { s: 'Self' },
    en: `<exile> {s} from your ${zone}`,
    mean: ({ s }, d) => {
      d.worksIn(zone);
      return [{ kind: 'exile', what: { kind: 'is', what: s }, from: zone, count: 1 }];
    },
  });
  rule({
    name: `cost.exile.${zone}`,
    of: 'Cost',
    slots: { count: 'Count', n: 'Noun' },
    en: [`<exile> {count} {n#count} from your ${zone}`, `<exile> {count} {n#count} from their ${zone}`],
    mean: ({ count, n }, d) => [
      { kind: 'exile', what: payable(n), from: zone, count: exactly(count, d), ...named('exiled', n, count, d) },
      ...someOf(count),
    ],
  });
  rule({
    name: `cost.exileAnother.${zone}`,
    of: 'Cost',
    slots: { n: 'Noun' },
    en: `<exile> another {n#sg} from your ${zone}`,
    mean: ({ n }, d) => [
      { kind: 'exile', what: payable(n, true), from: zone, count: 1, ...named('exiled', n, ONE, d) },
    ],
  });
}
rule({
  name: 'cost.exileThis',
  of: 'Cost',
  slots: { s: 'Self' },
  en: '<exile> {s}',
  mean: ({ s }) => [{ kind: 'exile', what: { kind: 'is', what: s }, from: 'battlefield', count: 1 }],
});
rule({
  name: 'cost.exileYours',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<exile> {count} {n#count}',
  mean: ({ count, n }, d) => {
    // Cards of other zones have wordings of their own.
    if (n.zones !== undefined || !n.filters.some((f) => f.kind === 'controlledBy' && f.who.kind === 'you'))
      throw new Unclear('from where it is exiled');
    return [
      {
        kind: 'exile',
        what: payable(ownOnly(n)),
        from: 'battlefield',
        count: exactly(count),
        ...named('exiled', n, count, d),
      },
    ];
  },
});
rule({
  name: 'cost.returnThis',
  of: 'Cost',
  slots: { s: 'Self' },
  en: "<return> {s} to its owner's hand",
  mean: ({ s }) => [{ kind: 'return', what: { kind: 'is', what: s }, count: 1 }],
});
rule({
  name: 'cost.return',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: [
    "<return> {count} {n#count} to its owner's hand",
    "<return> {count} {n#count} to their owner's hand",
    "<return> {count} {n#count} to their owners' hands",
  ],
  mean: ({ count, n }, d) => [
    {
      kind: 'return',
      what: payable(ownOnly(n)),
      count: exactly(count),
      ...named('returned', n, count, d),
      ...anyones(n),
    },
  ],
});
rule({
  name: 'cost.returnAnother',
  of: 'Cost',
  slots: { n: 'Noun' },
  en: "<return> another {n#sg} to its owner's hand",
  mean: ({ n }, d) => [
    { kind: 'return', what: payable(ownOnly(n), true), count: 1, ...named('returned', n, ONE, d), ...anyones(n) },
  ],
});
rule({
  name: 'cost.tapOthers',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<tap> {count} {n#count}',
  mean: ({ count, n }, d) => [
    { kind: 'tapOthers', what: toTap(n), count: exactly(count), ...named('tapped', n, count, d) },
  ],
});
/** Any number of them with that total (702.122a). */
rule({
  name: 'cost.tapTotal',
  of: 'Cost',
  slots: { n: 'Noun', total: 'Amount' },
  en: '<tap> any number of {n#pl} with total power {total} or greater',
  mean: ({ n, total }) => [{ kind: 'tapOthers', what: toTap(n), count: 0, total: { stat: 'power', atLeast: total } }],
});
rule({
  name: 'cost.tapAnother',
  of: 'Cost',
  slots: { n: 'Noun' },
  en: '<tap> another {n#sg}',
  mean: ({ n }, d) => [{ kind: 'tapOthers', what: toTap(n, true), count: 1, ...named('tapped', n, ONE, d) }],
});
rule({
  name: 'cost.untapOthers',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<untap> {count} {n#count}',
  mean: ({ count, n }, d) => [
    {
      kind: 'untapOthers',
      what: payable(ownOnly(n)),
      count: exactly(count),
      ...named('untapped', n, count, d),
      ...(isOthers(n) ? { anyones: true } : {}),
    },
  ],
});

// Cards
rule({
  name: 'cost.mill',
  of: 'Cost',
  slots: { count: 'Count' },
  en: '<mill> {count} <card#count>',
  mean: ({ count }) => [{ kind: 'mill', count: exactly(count) }],
});
rule({
  name: 'cost.reveal',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: [
    '<reveal> {count} {n#count} from your hand',
    '<reveal> {count} {n#count} from their hand',
    '<reveal> {count} {n#count} in your hand',
  ],
  mean: ({ count, n }, d) => [
    { kind: 'reveal', what: payable(n), count: exactly(count), ...named('revealed', n, count, d) },
  ],
});
rule({
  name: 'cost.revealSharing',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<reveal> {count} {n#count} from your hand that share a color',
  mean: ({ count, n }, d) => [
    {
      kind: 'reveal',
      what: payable(n),
      count: exactly(count),
      together: { kind: 'share', what: 'colors' },
      ...named('revealed', n, count, d),
    },
  ],
});
for (const [key, words] of [
  ['type', 'creature type'],
  ['name', 'card name'],
] as const)
  rule({
    name: `cost.revealChoice.${key}`,
    of: 'Cost',
    en: `<reveal> the chosen ${words}`,
    mean: () => [{ kind: 'revealChoice', key }],
  });
rule({
  name: 'cost.revealThis',
  of: 'Cost',
  slots: { s: 'Self' },
  en: '<reveal> {s} from your hand',
  mean: ({ s }, d) => {
    d.worksIn('hand');
    return [{ kind: 'reveal', what: { kind: 'is', what: s }, count: 1 }];
  },
});
rule({
  name: 'cost.collectEvidence',
  of: 'Payment',
  slots: { n: 'Amount' },
  en: '<collect> evidence {n}',
  mean: ({ n }) => [
    { kind: 'exile', what: { kind: 'card' }, from: 'graveyard', count: 0, total: { stat: 'manaValue', atLeast: n } },
  ],
});
