/** Things or players: what can be chosen, "any target", players and things in one. */
import { atRandom } from './at-random.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Game } from './game.ts';
import { allOf } from './nodes.ts';
import type { Described } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Players and objects in one. */
const mixed = <G extends Game>(...parts: readonly Described<G>[]): Described<G> => ({
  filters: [{ kind: 'any', of: parts.map((part) => allOf(part.filters)) }],
  kinds: ['anything', ...parts.flatMap((part) => part.kinds.filter((kind) => kind !== 'player'))],
});

export function anything<G extends Game>({ anyTarget }: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  const ANY: Described<G> = { filters: [anyTarget], kinds: ['anything'] };

  rule({
    name: 'anything.things',
    of: 'Anything',
    slots: { t: 'Things' },
    en: '{t}',
    agreement: { from: 't' },
    mean: ({ t }, d) => d.pick(t),
  });
  rule({
    name: 'anything.players',
    of: 'Anything',
    slots: { p: 'Players' },
    en: '{p}',
    agreement: { from: 'p' },
    mean: ({ p }) => p,
  });
  rule({
    name: 'anything.target',
    of: 'Anything',
    en: 'any target',
    agreement: 'sg',
    mean: (_, d) => d.target(ANY),
  });
  rule({
    name: 'anything.targetAtRandom',
    of: 'Anything',
    en: 'any target chosen at random',
    agreement: 'sg',
    mean: (_, d) => atRandom(d, d.target(ANY)),
  });
  rule({
    name: 'anything.otherTarget',
    of: 'Anything',
    en: ['any other target', 'another target'],
    agreement: 'sg',
    mean: (_, d) => d.target({ ...ANY, other: true }),
  });
  rule({
    name: 'anything.targets',
    of: 'Anything',
    slots: { count: 'Count' },
    en: ['{count} <target#count>', 'each of {count} <target#count>'],
    agreement: 'pl',
    mean: ({ count }, d) => d.target(ANY, count, count.max !== 1),
  });
  rule({
    name: 'mixedNoun.two',
    of: 'MixedNoun',
    slots: { a: 'PlayerNoun', b: 'Noun' },
    en: '{a} or {b}',
    mean: ({ a, b }) => mixed(a, b),
  });
  rule({
    name: 'mixedNoun.twoReversed',
    of: 'MixedNoun',
    slots: { a: 'Noun', b: 'PlayerNoun' },
    en: '{a} or {b}',
    mean: ({ a, b }) => mixed(a, b),
  });
  rule({
    name: 'mixedNoun.three',
    of: 'MixedNoun',
    slots: { a: 'Item', b: 'Item', c: 'PlayerNoun' },
    en: '{a}, {b}, or {c}',
    mean: ({ a, b, c }) => mixed(a, b, c),
  });
  rule({
    name: 'mixedNoun.threeMiddle',
    of: 'MixedNoun',
    slots: { a: 'Item', b: 'PlayerNoun', c: 'Item' },
    en: '{a}, {b}, or {c}',
    mean: ({ a, b, c }) => mixed(a, b, c),
  });
  rule({
    name: 'anything.targetMixed',
    of: 'Anything',
    slots: { m: 'MixedNoun' },
    en: 'target {m#sg}',
    agreement: 'sg',
    mean: ({ m }, d) => d.target(m),
  });
  rule({
    name: 'anything.targetMixedAndThings',
    of: 'Anything',
    slots: { m: 'MixedNoun', t: 'Things' },
    en: 'target {m#sg} and {t}',
    agreement: 'pl',
    mean: (parts, d) => {
      const target = d.target(parts.m);
      return { kind: 'union', of: [target, d.pick(parts.t)] };
    },
  });
  rule({
    name: 'anything.targetsMixed',
    of: 'Anything',
    slots: { count: 'Count', m: 'MixedNoun' },
    en: ['{count} target {m#count}', 'each of {count} target {m#pl}'],
    agreement: 'pl',
    mean: ({ count, m }, d) => d.target(m, count, count.max !== 1),
  });
  rule({
    name: 'anything.thingsAndPlayers',
    of: 'Anything',
    slots: { t: 'Things', p: 'Players' },
    en: '{t} and {p}',
    agreement: 'pl',
    mean: ({ t, p }, d) => {
      const what = d.pick(t);
      return { kind: 'union', of: [what, p] };
    },
  });
  rule({
    name: 'anything.playersAndThings',
    of: 'Anything',
    slots: { p: 'Players', t: 'Things' },
    en: '{p} and {t}',
    agreement: 'pl',
    mean: ({ p, t }, d) => {
      const who = p;
      return { kind: 'union', of: [who, d.pick(t)] };
    },
  });
  return rules;
}
