/** Activations and attacks: negating, copying, activating and materializing by an effect, changing targets. */
import type { Selector } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { bound } from '../../prose/nodes.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';

export const stack = rulesOf();
const { rule } = stack;

rule({
  name: 'act.negate',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<negate> {what}',
  mean:
    ({ what }, d): Act =>
    (who) => {
      const selector = d.pick(what, who);
      if (d.targets.some(({ what: of, zones }) => of.kind === 'type' && of.type === 'attack' && zones === undefined))
        throw new Unclear('an attack is no object');
      const several = selector.kind === 'each' || selector.kind === 'union';
      const as = d.fresh('negated');
      d.mention({
        selector: { kind: 'cardOf', activation: bound(as) },
        kinds: ['card', 'negated'],
        several,
        byKind: true,
      });
      return [{ do: 'negate', what: selector, as }];
    },
});
rule({
  name: 'things.negatedCard',
  of: 'Thing',
  en: ['the card that had its activation negated this way', 'the negated card'],
  agreement: 'sg',
  mean: (_, d) => ({ kind: 'definite', selector: d.refer({ kind: 'negated' }) }),
});
rule({
  name: 'act.copyActivation',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<copy> {what}',
  mean:
    ({ what }, d): Act =>
    (who) => {
      const selector = d.pick(what, who);
      const spoken = d.spokenOf(selector);
      // Copying objects 3: what is in an intent is copied there.
      const elsewhere = spoken?.zones?.every((zone) => zone !== 'stack' && zone !== 'intent') === true;
      const lies = elsewhere || spoken?.kinds.includes('banished') === true;
      if (!lies || spoken?.kinds.includes('card') !== true) return [{ do: 'copyActivation', what: selector }];
      const as = d.fresh('copy');
      d.mention({ selector: bound(as), kinds: ['copy', 'card'], several: false, byKind: true });
      return [{ do: 'copyCard', what: selector, as }];
    },
});
rule({
  name: 'act.copyActivationNew',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<copy> {what}. ^You may choose new targets for the copy',
  mean:
    ({ what }, d): Act =>
    (who) => [{ do: 'copyActivation', what: d.pick(what, who), newTargets: true }],
});
const plays =
  (does: 'activate' | 'materialize' | 'play', what: Things, d: Telling, more: object = {}): Act =>
  (who) => {
    const selector: Selector = d.pick(what, who);
    const done = does === 'materialize' ? 'materialized' : 'activated';
    const before = d.spokenOf(selector);
    d.mention({
      selector,
      kinds: [...(before?.kinds ?? what.described?.kinds ?? ['card']), done],
      several: before?.several ?? false,
    });
    return [{ do: does, ...(who.kind === 'you' ? {} : { who }), what: selector, ...more }];
  };
for (const does of ['activate', 'materialize', 'play'] as const) {
  rule({
    name: `act.${does}`,
    of: 'Act',
    slots: { what: 'Thing' },
    en: `<${does}> {what}`,
    mean: ({ what }, d) => plays(does, what, d),
  });
  rule({
    name: `act.${does}Free`,
    of: 'Act',
    slots: { what: 'Thing' },
    en: [
      `<${does}> {what} without paying its reserve cost`,
      `<${does}> {what} without paying its memory cost`,
      `<${does}> {what} without paying their reserve cost`,
      `<${does}> {what} without paying their memory cost`,
      `<${does}> {what} without paying its cost`,
    ],
    mean: ({ what }, d) => plays(does, what, d, { free: true }),
  });
  rule({
    name: `act.${does}FreeOfAll`,
    of: 'Act',
    slots: { what: 'Thing' },
    en: [`<${does}> {what} without paying its costs`, `<${does}> {what} without paying their costs`],
    mean: ({ what }, d) => plays(does, what, d, { free: true, ofAll: true }),
  });
  rule({
    name: `act.${does}IgnoringElements`,
    of: 'Act',
    slots: { what: 'Thing' },
    en: [`<${does}> {what} ignoring its elemental requirements`, `<${does}> {what} ignoring elemental requirements`],
    mean: ({ what }, d) => plays(does, what, d, { ignoringElements: true }),
  });
}
rule({
  name: 'act.redirect',
  of: 'Act',
  slots: { to: 'Thing' },
  en: ['<change> the target of that attack to {to}', '<change> the target of this attack to {to}'],
  mean:
    ({ to }, d): Act =>
    (who) => [{ do: 'redirectAttack', to: d.pick(to, who) }],
});
rule({
  name: 'act.redirectFrom',
  of: 'Act',
  slots: { from: 'Noun', to: 'Thing' },
  en: [
    '<change> the target of an attack that targets a {from#sg} to {to}',
    '<change> the target of an attack targeting a {from#sg} to {to}',
  ],
  mean:
    ({ from, to }, d): Act =>
    (who) => [
      {
        do: 'redirectAttack',
        from: { kind: 'each', where: { kind: 'all', of: [...from.filters, { kind: 'defending' }] } },
        to: d.pick(to, who),
      },
    ],
});
rule({
  name: 'act.redirectFromThing',
  of: 'Act',
  slots: { from: 'Thing', to: 'Thing' },
  en: [
    '<change> the target of an attack that targets {from} to {to}',
    '<change> the target of an attack targeting {from} to {to}',
  ],
  mean:
    ({ from, to }, d): Act =>
    (who) => {
      if (from.kind === 'choice') throw new Unclear('any such attack');
      const a = d.pick(from, who);
      return [{ do: 'redirectAttack', from: a, to: d.pick(to, who) }];
    },
});
rule({
  name: 'act.redirectAny',
  of: 'Act',
  slots: { to: 'Thing' },
  en: ['<change> the target of an attack to {to}', '<change> the target of the attack to {to}'],
  mean:
    ({ to }, d): Act =>
    (who) => [{ do: 'redirectAttack', to: d.pick(to, who) }],
});
rule({
  name: 'act.endCombat',
  of: 'Act',
  en: ['<end> the combat phase', '<end> combat'],
  mean: (): Act => () => [{ do: 'endCombat' }],
});
rule({ name: 'act.endTurn', of: 'Act', en: '<end> the turn', mean: (): Act => () => [{ do: 'endTurn' }] });
rule({
  name: 'act.extraTurn',
  of: 'Act',
  en: '<take> an extra turn after this one',
  mean: (): Act => (who) => [{ do: 'extraTurn', who }],
});

/** Where it goes once it has resolved. */
rule({
  name: 'act.banishAsResolves',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<banish> {what} as it resolves',
  mean:
    ({ what }, d): Act =>
    (who) => [
      {
        do: 'effect',
        effects: [
          {
            kind: 'replace',
            on: { on: 'move', what: { kind: 'is', what: d.pick(what, who) }, from: ['stack'], to: ['graveyard'] },
            instead: { kind: 'change', zone: 'banishment' },
            uses: 1,
          },
        ],
        duration: { kind: 'forever' },
      },
    ],
});
