/** Prevention of damage (615): all of it or the next so much, to and by whom. */
import type {
  Action,
  EventPattern,
  Filter,
  Replacement,
  ReplacementAbility,
  Selector,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { speaksOf, withBinding } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, eachOf } from '../nouns/selectors.ts';
import { soOften } from '../values/scaling.ts';

export const prevention = rulesOf();
const { rule } = prevention;

/** What is one of these, as a description where the selector is one. */
export function fitting(what: Selector): Filter {
  if (what.kind === 'each' && what.zones === undefined) return what.where;
  if (what.kind === 'sources') return what.where ?? { kind: 'all', of: [] };
  if (what.kind === 'players' && what.where === undefined)
    return what.which === 'each' ? { kind: 'player' } : { kind: 'player', which: what.which };
  if (what.kind === 'union') return { kind: 'any', of: what.of.map(fitting) };
  return { kind: 'is', what };
}

/** 609.7: a source that is chosen as the effect begins, and is still what it must be as it deals damage. */
export function chosen(described: Described, d: Telling): Filter {
  const name = d.fresh('source');
  d.precede({ do: 'choose', from: eachOf(described), as: name });
  return allOf([...described.filters, { kind: 'is', what: { kind: 'var', name } }]);
}

// Damage of a kind
rule({ name: 'damageKind.any', of: 'DamageKind', en: 'damage', mean: () => ({}) });
rule({ name: 'damageKind.combat', of: 'DamageKind', en: 'combat damage', mean: () => ({ combat: true }) });
rule({ name: 'damageKind.noncombat', of: 'DamageKind', en: 'non~ combat damage', mean: () => ({ combat: false }) });

// To whom and by whom
rule({ name: 'damaged.one', of: 'Damaged', slots: { a: 'Anything' }, en: '{a}', mean: ({ a }) => fitting(a) });
rule({
  name: 'damaged.players',
  of: 'Damaged',
  en: 'players',
  mean: () => ({ kind: 'player' }),
});
rule({
  name: 'damaged.two',
  of: 'Damaged',
  slots: { a: 'Players', b: 'Things' },
  en: ['{a} and {b}', '{a} and/or {b}', '{a} or {b}'],
  mean: ({ a, b }, d) => ({ kind: 'any', of: [fitting(a), fitting(d.pick(b))] }),
});
rule({
  name: 'damaged.toEach',
  of: 'Damaged',
  slots: { a: 'Anything', b: 'Things' },
  en: '{a} and to {b}',
  mean: ({ a, b }, d) => ({ kind: 'any', of: [fitting(a), fitting(d.pick(b))] }),
});
rule({
  name: 'damager.things',
  of: 'Damager',
  slots: { t: 'Things' },
  en: '{t}',
  agreement: { from: 't' },
  mean: ({ t }, d) => {
    if (t.kind === 'definite') return fitting(t.selector);
    return t.described.chooser === undefined ? fitting(d.pick(t)) : chosen(t.described, d);
  },
});

type Damage = Extract<EventPattern, { on: 'damage' }>;
type Part = Pick<Damage, 'to' | 'source'>;
rule({
  name: 'damageParts.to',
  of: 'DamageParts',
  slots: { to: 'Damaged' },
  en: 'to {to}',
  mean: ({ to }): Part => ({ to }),
});
rule({
  name: 'damageParts.by',
  of: 'DamageParts',
  slots: { source: 'Damager' },
  en: 'by {source}',
  mean: ({ source }): Part => ({ source }),
});
rule({
  name: 'damageParts.toBy',
  of: 'DamageParts',
  slots: { to: 'Damaged', source: 'Damager' },
  en: 'to {to} by {source}',
  mean: ({ to, source }): Part => ({ to, source }),
});

const shield = (on: EventPattern, instead: Replacement = { kind: 'prevent' }): StaticEffect => ({
  kind: 'replace',
  on,
  instead,
});
const thisTurn = (...effects: readonly StaticEffect[]): readonly Action[] => [
  { do: 'effect', effects, duration: { kind: 'endOfTurn' } },
];
const damage = (kind: Pick<Damage, 'combat'>, part: Part = {}): EventPattern => ({ on: 'damage', ...kind, ...part });
const always = (...patterns: readonly EventPattern[]): readonly ReplacementAbility[] =>
  patterns.map((on) => ({ kind: 'replacement', on, instead: { kind: 'prevent' } }));

// Always
rule({
  name: 'standing.preventAll',
  of: 'Rewriting',
  slots: { k: 'DamageKind', p: 'DamageParts' },
  en: 'prevent all {k} that would be dealt {p}',
  mean: ({ k, p }) => always(damage(k, p)),
});
rule({
  name: 'standing.preventAllToAndBy',
  of: 'Rewriting',
  slots: { k: 'DamageKind', t: 'Things' },
  en: 'prevent all {k} that would be dealt to and dealt by {t}',
  mean: ({ k, t }, d) => {
    const both = fitting(d.pick(t));
    return always(damage(k, { to: both }), damage(k, { source: both }));
  },
});
rule({
  name: 'standing.preventAllDealt',
  of: 'Rewriting',
  slots: { k: 'DamageKind', source: 'Damager' },
  en: ['prevent all {k} {source} would deal', 'prevent all {k} that {source} would deal'],
  mean: ({ k, source }) => always(damage(k, { source })),
});
rule({
  name: 'standing.preventAllDealtTo',
  of: 'Rewriting',
  slots: { k: 'DamageKind', source: 'Damager', to: 'Damaged' },
  en: ['prevent all {k} {source} would deal to {to}', 'prevent all {k} that {source} would deal to {to}'],
  mean: ({ k, source, to }) => always(damage(k, { source, to })),
});

// For a turn
rule({
  name: 'act.preventAll',
  of: 'Act',
  slots: { k: 'DamageKind' },
  en: '<prevent> all {k} that would be dealt this turn',
  mean:
    ({ k }) =>
    () =>
      thisTurn(shield(damage(k))),
});
rule({
  name: 'act.preventAllParts',
  of: 'Act',
  slots: { k: 'DamageKind', p: 'DamageParts' },
  en: ['<prevent> all {k} that would be dealt {p} this turn', '<prevent> all {k} that would be dealt this turn {p}'],
  mean:
    ({ k, p }) =>
    () =>
      thisTurn(shield(damage(k, p))),
});
rule({
  name: 'act.preventAllSplit',
  of: 'Act',
  slots: { k: 'DamageKind', to: 'Damaged', source: 'Damager' },
  en: '<prevent> all {k} that would be dealt to {to} this turn by {source}',
  mean:
    ({ k, to, source }) =>
    () =>
      thisTurn(shield(damage(k, { to, source }))),
});
rule({
  name: 'act.preventAllToAndBy',
  of: 'Act',
  slots: { k: 'DamageKind', t: 'Things' },
  en: [
    '<prevent> all {k} that would be dealt to and dealt by {t} this turn',
    '<prevent> all {k} that would be dealt this turn to and dealt by {t}',
  ],
  mean:
    ({ k, t }, d) =>
    (who) => {
      const both = fitting(d.pick(t, who));
      return thisTurn(shield(damage(k, { to: both })), shield(damage(k, { source: both })));
    },
});
rule({
  name: 'act.preventAllDealt',
  of: 'Act',
  slots: { k: 'DamageKind', source: 'Damager' },
  en: ['<prevent> all {k} {source} would deal this turn', '<prevent> all {k} that {source} would deal this turn'],
  mean:
    ({ k, source }) =>
    () =>
      thisTurn(shield(damage(k, { source }))),
});
rule({
  name: 'act.preventAllDealtTo',
  of: 'Act',
  slots: { k: 'DamageKind', source: 'Damager', to: 'Damaged' },
  en: [
    '<prevent> all {k} {source} would deal to {to} this turn',
    '<prevent> all {k} {source} would deal this turn to {to}',
    '<prevent> all {k} that {source} would deal to {to} this turn',
  ],
  mean:
    ({ k, source, to }) =>
    () =>
      thisTurn(shield(damage(k, { source, to }))),
});
rule({
  name: 'act.preventAllDealtToThisGame',
  of: 'Act',
  slots: { k: 'DamageKind', source: 'Damager', to: 'Damaged' },
  en: '<prevent> all {k} that {source} would deal this game to {to}',
  mean:
    ({ k, source, to }) =>
    () => [{ do: 'effect', effects: [shield(damage(k, { source, to }))], duration: { kind: 'forever' } }],
});
rule({
  name: 'act.preventNext',
  of: 'Act',
  slots: { n: 'Amount', k: 'DamageKind', to: 'Damaged' },
  en: '<prevent> the next {n} {k} that would be dealt to {to} this turn',
  mean:
    ({ n, k, to }) =>
    () =>
      thisTurn(shield(damage(k, { to }), { kind: 'prevent', amount: n, shield: true })),
});

/** 615.5: what follows from the prevention, with the amount that is prevented. */
rule({
  name: 'sequel.prevented',
  of: 'Sequel',
  slots: { s: 'PreventedSentence' },
  en: '{s}',
  mean: (parts) => (before) => attached(before, parts.s),
});

/** The prevention that is set up last does these things as well. */
function attached(before: readonly Action[], actions: readonly Action[]): readonly Action[] {
  const last = before.at(-1);
  if (last?.do !== 'effect' || !prevents(last)) throw new Unclear('nothing is prevented');
  const effects = last.effects.map((effect): StaticEffect => {
    if (effect.kind !== 'replace' || effect.instead.kind !== 'prevent') return effect;
    return { ...effect, instead: { ...effect.instead, actions: [...(effect.instead.actions ?? []), ...actions] } };
  });
  return [...before.slice(0, -1), { ...last, effects }];
}

const prevents = (action: Action | undefined): boolean =>
  action?.do === 'effect' && action.effects.every((e) => e.kind === 'replace' && e.instead.kind === 'prevent');

/** A sentence after a prevention: if it speaks of what is prevented, it follows from that. */
export function following(
  before: readonly Action[],
  d: Telling,
  work: () => readonly Action[],
): readonly Action[] | undefined {
  if (!prevents(before.at(-1))) return undefined;
  const { actions, uses } = withPrevented(d, work);
  return uses === 0 ? [...before, ...actions] : attached(before, actions);
}

/** While the amount that is prevented can be spoken of: the actions, and how often they speak of it. */
export function withPrevented(
  d: Telling,
  work: () => readonly Action[],
): { readonly actions: readonly Action[]; readonly uses: number } {
  d.cameTo('prevented', { kind: 'var', name: PREVENTED });
  try {
    const actions = work();
    return { actions: withBinding(actions, PREVENTED, prevented), uses: speaksOf(actions, PREVENTED) ? 1 : 0 };
  } finally {
    d.cameTo('prevented', undefined);
  }
}
const PREVENTED = 'the damage prevented';
const prevented: Value = { kind: 'prevented' };
rule({
  name: 'preventedSentence.if',
  of: 'PreventedSentence',
  slots: { c: 'Clause' },
  en: 'if damage is prevented this way, {c}.',
  mean: (parts, d) => {
    d.mentionAmount(prevented);
    return parts.c;
  },
});
rule({
  name: 'preventedSentence.forEach',
  of: 'PreventedSentence',
  slots: { c: 'Clause' },
  en: 'for each 1 damage prevented this way, {c}.',
  mean: ({ c }) => soOften(c, prevented),
});
rule({
  name: 'preventedSentence.eachAfter',
  of: 'PreventedSentence',
  slots: { c: 'Chain' },
  en: '{c} for each 1 damage prevented this way.',
  mean: ({ c }) => soOften(c, prevented),
});
rule({
  name: 'value.damagePrevented',
  of: 'Value',
  en: 'the damage prevented this way',
  mean: (_, d) => d.result('prevented'),
});
rule({
  name: 'thing.theSource',
  of: 'Thing',
  en: 'the source',
  agreement: 'sg',
  mean: (_, d) => ({ kind: 'definite', selector: d.refer({ kind: 'source', several: false }) }),
});
