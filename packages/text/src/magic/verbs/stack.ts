/** Spells and abilities on the stack: countering, copying, new targets. */
import type { Action, Destination, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { withFilters } from '../nouns/additions.ts';
import { bound } from '../nouns/selectors.ts';

export const stack = rulesOf();
const { rule } = stack;

const counters =
  (what: Things, d: Telling, to?: Destination) =>
  (who: Selector): readonly Action[] => {
    const picked = d.pick(what, who);
    const as = d.fresh('countered');
    d.doneTo('countered', picked);
    const spoken = d.spokenOf(picked);
    const kinds = [...(spoken?.kinds ?? what.described?.kinds ?? ['spell']), 'countered'];
    d.mention({ selector: bound(as), kinds, several: spoken?.several ?? true, byKind: true, done: true });
    return [{ do: 'counter', what: picked, ...(to === undefined ? {} : { to }), as }];
  };
rule({
  name: 'act.counter',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<counter> {what}',
  mean: ({ what }, d) => counters(what, d),
});
/** 701.6a: where a countered spell goes instead of its owner's graveyard. */
const INSTEAD: readonly (readonly [string, Destination, string])[] = [
  ['Exile', { zone: 'exile' }, "exile it instead of putting it into its owner's graveyard"],
  ['Hand', { zone: 'hand' }, "put it into its owner's hand instead of into that player's graveyard"],
  [
    'Top',
    { zone: 'library', position: 'top' },
    "put it on top of its owner's library instead of into that player's graveyard",
  ],
  [
    'Bottom',
    { zone: 'library', position: 'bottom' },
    "put it on the bottom of its owner's library instead of into that player's graveyard",
  ],
];
for (const [name, to, words] of INSTEAD)
  rule({
    name: `sequel.counter${name}`,
    of: 'Sequel',
    en: [`if that spell is countered this way, ${words}.`, `if a spell is countered this way, ${words}.`],
    mean: (_, d) => (before) => {
      let found = false;
      const made = substitute(before, (node) => {
        if (!isCounter(node)) return undefined;
        found = true;
        spokenAsCard(node.what, to, d);
        return { ...node, to };
      });
      if (!found) throw new Unclear('nothing is countered before it');
      return made;
    },
  });
/** What becomes of a countered spell is a card, and "it" from then on. */
function spokenAsCard(spell: Selector, to: Destination, d: Telling): void {
  const card: Selector = { kind: 'became', of: spell };
  d.moved(spell, card);
  d.mention({ selector: card, kinds: ['card', 'spell'], several: false, zones: [to.zone] });
}
const isCounter = (node: unknown): node is { readonly what: Selector } =>
  typeof node === 'object' && node !== null && 'do' in node && node.do === 'counter' && !('to' in node);

// Copies
const copies = (
  what: Selector,
  who: Selector,
  more: { readonly count?: Value; readonly newTargets?: boolean },
): readonly Action[] => [{ do: 'copySpell', what, ...(who.kind === 'you' ? {} : { who }), ...more }];
rule({
  name: 'act.copySpell',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<copy> {what}',
  mean:
    ({ what }, d) =>
    (who) =>
      copies(d.pick(what, who), who, {}),
});
rule({
  name: 'act.copySpellExcept',
  of: 'Act',
  slots: { what: 'Things', e: 'Exceptions' },
  en: ['<copy> {what}, except {e}', '<copy> {what}, except that {e}'],
  mean:
    ({ what, e }, d) =>
    (who) => [{ do: 'copySpell', what: d.pick(what, who), ...(who.kind === 'you' ? {} : { who }), changes: e }],
});
rule({
  name: 'act.copySpellNewTargets',
  of: 'Act',
  slots: { what: 'Things' },
  en: [
    '<copy> {what}. ^You may choose new targets for the copy',
    '<copy> {what} and you may choose new targets for the copy',
    '<copy> {what}, and you may choose new targets for the copy',
  ],
  mean:
    ({ what }, d) =>
    (who) => {
      if (who.kind !== 'you') throw new Unclear('another player makes the copy');
      return copies(d.pick(what, who), who, { newTargets: true });
    },
});
/** 707.10c: whoever makes the copy. */
rule({
  name: 'act.copySpellAndMayRetarget',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<copy> {what} and may choose new targets for the copy',
  mean:
    ({ what }, d) =>
    (who) =>
      copies(d.pick(what, who), who, { newTargets: true }),
});
rule({
  name: 'act.copySpellTimes',
  of: 'Act',
  slots: { what: 'Things', t: 'Times' },
  en: '<copy> {what} {t}',
  mean: (parts, d) => (who) => {
    const what = d.pick(parts.what, who);
    return copies(what, who, { count: parts.t });
  },
});
rule({
  name: 'act.copySpellTimesNewTargets',
  of: 'Act',
  slots: { what: 'Things', t: 'Times' },
  en: '<copy> {what} {t}. ^You may choose new targets for the copies',
  mean: (parts, d) => (who) => {
    if (who.kind !== 'you') throw new Unclear('another player makes the copies');
    const what = d.pick(parts.what, who);
    return copies(what, who, { count: parts.t, newTargets: true });
  },
});
rule({
  name: 'act.newTargets',
  of: 'Act',
  slots: { of: 'Things' },
  en: '<choose> new targets for {of}',
  mean:
    ({ of }, d) =>
    (who) => [{ do: 'newTargets', of: d.pick(of, who), ...(who.kind === 'you' ? {} : { who }) }],
});

// Changing targets (115.7)
rule({
  name: 'act.changeTarget',
  of: 'Act',
  slots: { of: 'Things' },
  en: '<change> the target of {of}',
  mean:
    ({ of }, d) =>
    (who) => [{ do: 'newTargets', of: d.pick(of, who), ...(who.kind === 'you' ? {} : { who }), change: true }],
});
rule({
  name: 'act.changeTargetTo',
  of: 'Act',
  slots: { of: 'Things', to: 'Anything' },
  en: '<change> the target of {of} to {to}',
  mean: (parts, d) => (who) => {
    const of = d.pick(parts.of, who);
    return [{ do: 'newTargets', of, ...(who.kind === 'you' ? {} : { who }), change: true, to: parts.to }];
  },
});
rule({
  name: 'addition.singleTarget',
  of: 'Addition',
  en: ['with a single target', 'with one target'],
  mean: () => withFilters({ kind: 'targetCount', is: { op: '=', to: 1 } }),
});
/** The copies of the action that another player has just been told to make. */
rule({
  name: 'linked.copyNewTargetsTheirs',
  of: 'Linked',
  en: ['the player may choose new targets for the copy.', 'that player may choose new targets for the copy.'],
  mean: () => (before) => {
    const made = before.at(-1);
    if (made?.do !== 'copySpell' || made.who === undefined || made.newTargets !== undefined)
      throw new Unclear('nothing was copied by another player');
    return [...before.slice(0, -1), { ...made, newTargets: true }];
  },
});
/** Of the copies that were made just before, by whoever made them (707.10c). */
rule({
  name: 'linked.copyNewTargets',
  of: 'Linked',
  en: [
    'you may choose new targets for the copy.',
    'you may choose new targets for the copies.',
    'you may choose a new target for the copy.',
  ],
  same: { targets: '115.7d: as many as it has', target: 'the same' },
  mean: () => (before) => {
    let found = false;
    const made = substitute(before, (node) => {
      if (typeof node !== 'object' || node === null || (node as { do?: unknown }).do !== 'copySpell') return undefined;
      if ('newTargets' in node || 'who' in node) return undefined;
      found = true;
      return { ...node, newTargets: true };
    });
    if (!found) throw new Unclear('nothing was copied');
    return made;
  },
});
