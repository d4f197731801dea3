/** Damage that is prevented, and other events that happen otherwise: would, instead, enters with. */
import type {
  Ability,
  Action,
  Duration,
  EventPattern,
  Filter,
  Replacement,
  Selector,
  Value,
} from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { isNode, someIn } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';
import { GOING, type Instead, instead, more, replacing, replacingNow } from './instead.ts';

export const prevention = rulesOf();
const { rule } = prevention;

const THIS_TURN: Duration = { kind: 'endOfTurn' };

/** Whom damage would be dealt to. */
const toWhom = (things: Things, d: Telling): Filter => {
  if (things.kind === 'choice') return allOf(things.described.filters);
  const selector: Selector = d.pick(things);
  return selector.kind === 'each' ? selector.where : { kind: 'is', what: selector };
};
rule({ name: 'damageKind.any', of: 'DamageKind', en: 'damage', mean: () => ({}) });
rule({ name: 'damageKind.combat', of: 'DamageKind', en: 'combat damage', mean: () => ({ combat: true }) });
rule({ name: 'damageKind.nonCombat', of: 'DamageKind', en: 'non~ combat damage', mean: () => ({ combat: false }) });

rule({
  name: 'would.beDealt',
  of: 'Would',
  slots: { k: 'DamageKind', to: 'Thing' },
  en: '{k} would be dealt to {to}',
  mean: ({ k, to }, d) => {
    const kind = k;
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', to: toWhom(to, d), ...kind };
  },
});
rule({
  name: 'would.take',
  of: 'Would',
  slots: { to: 'Thing', k: 'DamageKind' },
  en: ['{to} would take {k}', '{to} would be dealt {k}'],
  mean: ({ to, k }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', to: toWhom(to, d), ...k };
  },
});
rule({
  name: 'would.deal',
  of: 'Would',
  slots: { from: 'Thing', k: 'DamageKind' },
  en: '{from} would deal {k}',
  mean: ({ from, k }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', source: toWhom(from, d), ...k };
  },
});
rule({
  name: 'would.dealTo',
  of: 'Would',
  slots: { from: 'Thing', k: 'DamageKind', to: 'Thing' },
  en: '{from} would deal {k} to {to}',
  mean: ({ from, k, to }, d) => {
    d.mentionAmount({ kind: 'amount' });
    const source = toWhom(from, d);
    return { on: 'damage', source, to: toWhom(to, d), ...k };
  },
});
rule({
  name: 'would.die',
  of: 'Would',
  slots: { t: 'Thing' },
  en: '{t} would die',
  mean: ({ t }, d) => ({ on: 'die', what: toWhom(t, d) }),
});
rule({
  name: 'would.destroyed',
  of: 'Would',
  slots: { t: 'Thing' },
  en: '{t} would be destroyed',
  mean: ({ t }, d) => ({ on: 'destroy', what: toWhom(t, d) }),
});
rule({
  name: 'would.leave',
  of: 'Would',
  slots: { t: 'Thing' },
  en: '{t} would leave the field',
  mean: ({ t }, d) => ({ on: 'leave', what: toWhom(t, d) }),
});
for (const on of ['recover', 'glimpse'] as const)
  rule({
    name: `would.${on}`,
    of: 'Would',
    slots: { p: 'Player' },
    en: `{p} would ${on}`,
    mean: ({ p }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on, who: p };
    },
  });
rule({
  name: 'would.draw',
  of: 'Would',
  slots: { p: 'Player' },
  en: '{p} would draw a card',
  mean: ({ p }) => ({ on: 'draw', who: p }),
});

// What happens instead
rule({
  name: 'instead.preventAll',
  of: 'Instead',
  en: 'prevent that damage',
  mean: () => instead(['damage'], { kind: 'prevent' }),
});
rule({
  name: 'instead.preventSome',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: 'prevent {n} of that damage',
  mean: ({ n }) => instead(['damage'], { kind: 'prevent', amount: n }),
});
rule({
  name: 'instead.preventAllBut',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: 'prevent all but {n} of that damage',
  mean: ({ n }) => instead(['damage'], { kind: 'prevent', allBut: n }),
});
rule({
  name: 'instead.preventAnd',
  of: 'Instead',
  slots: { n: 'Amount', c: 'Chain' },
  en: ['prevent {n} of that damage and {c}', 'prevent {n} of that damage and {c} instead'],
  mean: (parts) => {
    const { n } = parts;
    return instead(['damage'], { kind: 'prevent', amount: n, actions: parts.c });
  },
});
rule({
  name: 'instead.preventAllAnd',
  of: 'Instead',
  slots: { c: 'Chain' },
  en: ['prevent that damage and {c}', 'prevent that damage and {c} instead'],
  mean: (parts) => instead(['damage'], { kind: 'prevent', actions: parts.c }),
});
rule({
  name: 'instead.dealsPlus',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: [
    'it deals that much damage plus {n} instead',
    'it deals that much plus {n} damage instead',
    'they deal that much damage plus {n} instead',
    'that source deals that much damage plus {n} instead',
  ],
  mean: ({ n }) => instead(['damage'], more(n)),
});
rule({
  name: 'instead.dealsDouble',
  of: 'Instead',
  en: [
    'it deals double that damage instead',
    'it deals double that much damage instead',
    'it deals twice that much damage instead',
  ],
  mean: () => instead(['damage'], { kind: 'change', amount: { kind: 'times', of: [2, { kind: 'amount' }] } }),
});
for (const does of ['recover', 'glimpse'] as const)
  rule({
    name: `instead.${does}Plus`,
    of: 'Instead',
    slots: { n: 'Amount' },
    en: [`${does} that much plus {n} instead`, `you ${does} that much plus {n} instead`],
    mean: ({ n }) => instead([does], more(n)),
  });
rule({
  name: 'instead.banish',
  of: 'Instead',
  en: ['banish it instead', 'it is banished instead'],
  mean: () => instead(GOING, { kind: 'change', zone: 'banishment' }),
});
rule({
  name: 'instead.banishThing',
  of: 'Instead',
  slots: { t: 'Thing' },
  en: 'banish {t} instead',
  mean: ({ t }) => {
    if (t.kind !== 'definite') throw new Unclear('another thing');
    return instead(GOING, { kind: 'change', zone: 'banishment' }, { what: t.selector });
  },
});
rule({
  name: 'instead.other',
  of: 'Instead',
  slots: { c: 'Chain' },
  en: ['instead {c}', '{c} instead'],
  mean: ({ c }) => {
    const [only, second] = c;
    if (only?.do === 'banish' && second === undefined) throw new Unclear('it goes elsewhere');
    const isAmount = (node: unknown): boolean => isNode(node) && node.kind === 'amount';
    if ((only?.do === 'recover' || only?.do === 'glimpse') && second === undefined && someIn(only, isAmount))
      throw new Unclear('more or less of the same');
    return instead(undefined, { kind: 'instead', actions: c });
  },
});

rule({
  name: 'rewriting.would',
  of: 'Rewriting',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w}, {i}',
  mean: (parts, d): readonly Ability[] => [replacement(parts.w, () => parts.i, d)],
});
rule({
  name: 'rewriting.wouldWhile',
  of: 'Rewriting',
  slots: { w: 'Would', c: 'Conditions', i: 'Instead' },
  en: 'if {w} while {c}, {i}',
  mean: (parts, d): readonly Ability[] => {
    const on = parts.w;
    const condition = parts.c;
    return [{ ...replacement(on, () => parts.i, d), condition }];
  },
});
const replacement = (on: EventPattern, work: () => Instead, d: Telling): Extract<Ability, { kind: 'replacement' }> => {
  mentionEvent(on, d);
  return { kind: 'replacement', on, ...replacing(on, work()) };
};
function mentionEvent(on: EventPattern, d: Telling): void {
  if (on.on === 'damage')
    d.mention({
      selector: { kind: 'event', role: 'object' },
      kinds: ['unit', 'person', 'object'],
      several: false,
      byKind: true,
    });
}

// For a while
const replaces = (on: EventPattern, instead: Replacement, uses?: Value): Action => ({
  do: 'effect',
  effects: [{ kind: 'replace', on, instead, ...(uses === undefined ? {} : { uses }) }],
  duration: THIS_TURN,
});
rule({
  name: 'clause.nextTimeWould',
  of: 'Clause',
  slots: { w: 'Would', i: 'Instead' },
  en: 'the next time {w} this turn, {i}',
  mean: (parts) => {
    const on = parts.w;
    return [replaces(on, replacingNow(on, parts.i), 1)];
  },
});
rule({
  name: 'clause.ifWouldThisTurn',
  of: 'Clause',
  slots: { w: 'Would', i: 'Instead' },
  en: ['if {w} this turn, {i}', 'until end of turn, if {w}, {i}', 'until end of turn, if {w} this turn, {i}'],
  mean: (parts) => {
    const on = parts.w;
    return [replaces(on, replacingNow(on, parts.i))];
  },
});
rule({
  name: 'act.preventNext',
  of: 'Act',
  slots: { n: 'Amount', k: 'DamageKind', to: 'Thing' },
  en: '<prevent> the next {n} {k} that would be dealt to {to} this turn',
  mean:
    ({ n, k, to }, d) =>
    () => [replaces({ on: 'damage', to: toWhom(to, d), ...k }, { kind: 'prevent', amount: n, shield: true })],
});
rule({
  name: 'act.preventAll',
  of: 'Act',
  slots: { k: 'DamageKind', to: 'Thing' },
  en: [
    '<prevent> all {k} that would be dealt to {to} this turn',
    '<prevent> all {k} that would be dealt this turn to {to}',
  ],
  mean:
    ({ k, to }, d) =>
    () => [replaces({ on: 'damage', to: toWhom(to, d), ...k }, { kind: 'prevent' })],
});
rule({
  name: 'act.preventAllAtAll',
  of: 'Act',
  slots: { k: 'DamageKind' },
  en: '<prevent> all {k} that would be dealt this turn',
  mean:
    ({ k }) =>
    () => [replaces({ on: 'damage', ...k }, { kind: 'prevent' })],
});
rule({
  name: 'act.preventAllBy',
  of: 'Act',
  slots: { k: 'DamageKind', from: 'Thing' },
  en: '<prevent> all {k} that would be dealt by {from} this turn',
  mean:
    ({ k, from }, d) =>
    () => [replaces({ on: 'damage', source: toWhom(from, d), ...k }, { kind: 'prevent' })],
});

/** Always. */
rule({
  name: 'rewriting.preventAll',
  of: 'Rewriting',
  slots: { k: 'DamageKind', to: 'Thing' },
  en: 'prevent all {k} that would be dealt to {to}',
  mean: ({ k, to }, d): readonly Ability[] => [
    { kind: 'replacement', on: { on: 'damage', to: toWhom(to, d), ...k }, instead: { kind: 'prevent' } },
  ],
});
/** For a while. */
rule({
  name: 'simple.rewriting',
  of: 'Simple',
  slots: { duration: 'Duration', r: 'Rewriting' },
  en: '{duration}, {r}',
  mean: ({ duration, r }) => [
    {
      do: 'effect',
      effects: r.map((ability) => {
        if (ability.kind !== 'replacement') throw new Unclear('nothing that happens otherwise');
        const { on, condition, instead, optional } = ability;
        if (optional === true) throw new Unclear('somebody may choose not to');
        return { kind: 'replace', on, ...(condition === undefined ? {} : { condition }), instead };
      }),
      duration,
    },
  ],
});
