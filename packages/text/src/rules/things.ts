/** Noun phrases: which things or players are meant. Targets, pronouns, "each", "all", choices. */
import type { Filter, Selector } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { type Described, rulesOf, type Things } from './categories.ts';
import { type Discourse, eachOf, ONE, self, you } from './discourse.ts';

export const things = rulesOf();
const { rule } = things;

const definite = (selector: Selector, described?: Described): Things =>
  described === undefined ? { kind: 'definite', selector } : { kind: 'definite', selector, described };
const isThis: Filter = { kind: 'is', what: self };
const notThis: Filter = { kind: 'not', of: isThis };
/** "All other cards revealed this way" are the rest of them, not others than this object. */
const other = (described: Described): Described => {
  if (described.pool !== undefined) throw new Unclear('other than those that were taken');
  return { ...described, filters: [...described.filters, notThis] };
};

// This object
const selfKinds = (d: Discourse): readonly string[] => ['permanent', 'card', ...d.face.types, ...d.face.subtypes];
rule({
  name: 'self',
  of: 'Self',
  en: [
    '~',
    '~2',
    '~3',
    ...'creature artifact enchantment land planeswalker permanent spell card Aura Equipment Vehicle token Saga Class Case Room Siege battle Fortification Spacecraft'
      .split(' ')
      .map((word) => `this ${word}`),
  ],
  mean: (_, d) => {
    d.mention({ selector: self, kinds: selfKinds(d), several: false });
    return self;
  },
});
rule({ name: 'things.self', of: 'Things', slots: { s: 'Self' }, en: '{s}', mean: ({ s }) => definite(s) });

// Targets
rule({
  name: 'things.target',
  of: 'Things',
  slots: { n: 'Noun' },
  en: 'target {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => definite(d.target(n), n),
});
rule({
  name: 'things.anotherTarget',
  of: 'Things',
  slots: { n: 'Noun' },
  en: ['another target {n#sg}', 'other target {n#sg}'],
  agreement: 'sg',
  mean: ({ n }, d) => definite(d.target({ ...n, other: true }), n),
});
rule({
  name: 'things.targets',
  of: 'Things',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} target {n#count}',
  agreement: { from: 'count' },
  mean: ({ count, n }, d) => definite(d.target(n, count, count.max !== 1), n),
});
rule({
  name: 'things.otherTargets',
  of: 'Things',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} other target {n#count}',
  agreement: { from: 'count' },
  mean: ({ count, n }, d) => definite(d.target({ ...n, other: true }, count, count.max !== 1), n),
});

// Every one that fits
const every = (n: Described, d: Discourse): Things => {
  const selector = eachOf(n);
  d.mention({ selector, kinds: n.kinds, several: true });
  return definite(selector, n);
};
rule({
  name: 'things.each',
  of: 'Things',
  slots: { n: 'Noun' },
  en: 'each {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => every(n, d),
});
rule({
  name: 'things.all',
  of: 'Things',
  slots: { n: 'Noun' },
  en: 'all {n#pl}',
  agreement: 'pl',
  mean: ({ n }, d) => every(n, d),
});
rule({
  name: 'things.plural',
  of: 'Things',
  slots: { n: 'Noun' },
  en: '{n#pl}',
  agreement: 'pl',
  mean: ({ n }, d) => every(n, d),
});
rule({
  name: 'things.eachOther',
  of: 'Things',
  slots: { n: 'Noun' },
  en: 'each other {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => every(other(n), d),
});
rule({
  name: 'things.allOther',
  of: 'Things',
  slots: { n: 'Noun' },
  en: ['all other {n#pl}', 'other {n#pl}'],
  agreement: 'pl',
  mean: ({ n }, d) => every(other(n), d),
});

// Choices
rule({
  name: 'things.some',
  of: 'Things',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} {n#count}',
  agreement: { from: 'count' },
  mean: ({ count, n }) => ({ kind: 'choice', described: n, count }),
});
rule({
  name: 'things.another',
  of: 'Things',
  slots: { n: 'Noun' },
  en: 'another {n#sg}',
  agreement: 'sg',
  mean: ({ n }) => ({ kind: 'choice', described: other(n), count: ONE }),
});

// What was spoken of
rule({
  name: 'things.it',
  of: 'Things',
  en: 'it',
  agreement: 'sg',
  mean: (_, d) => definite(d.refer({ several: false })),
});
rule({
  name: 'things.them',
  of: 'Things',
  en: ['them', 'they'],
  agreement: 'pl',
  mean: (_, d) => definite(d.refer({ several: true })),
});
const SPOKEN = 'creature permanent card spell token artifact enchantment land planeswalker'.split(' ');
for (const kind of SPOKEN) {
  rule({
    name: `things.that.${kind}`,
    of: 'Things',
    en: `that ${kind}`,
    agreement: 'sg',
    mean: (_, d) => definite(d.maybe({ kind, several: false, notSelf: true }) ?? d.refer({ kind, several: false })),
  });
  rule({
    name: `things.those.${kind}`,
    of: 'Things',
    en: `those <${kind}#pl>`,
    agreement: 'pl',
    mean: (_, d) => definite(d.refer({ kind, several: true })),
  });
}

// What this is attached to
const host: Selector = { kind: 'host', of: self };
for (const [word, kinds] of [
  ['enchanted', 'creature permanent land artifact planeswalker enchantment'],
  ['equipped', 'creature'],
  ['fortified', 'land'],
] as const)
  for (const kind of kinds.split(' '))
    rule({
      name: `things.${word}.${kind}`,
      of: 'Things',
      en: `${word} ${kind}`,
      agreement: 'sg',
      mean: (_, d) => {
        d.mention({ selector: host, kinds: [kind, 'permanent'], several: false });
        return definite(host);
      },
    });

// Whose
rule({ name: 'whose.your', of: 'Whose', en: 'your', mean: () => you });
rule({ name: 'whose.things', of: 'Whose', slots: { t: 'ThingsWhose' }, en: '{t}', mean: ({ t }) => t });
rule({ name: 'whose.its', of: 'ThingsWhose', en: 'its', mean: (_, d) => d.refer({ several: false }) });
rule({
  name: 'whose.their',
  of: 'ThingsWhose',
  en: 'their',
  mean: (_, d) => d.maybe({ player: true }) ?? d.refer({ several: true }),
});
rule({ name: 'whose.of', of: 'ThingsWhose', slots: { t: 'Things' }, en: "{t}'s", mean: ({ t }, d) => d.pick(t) });
rule({ name: 'whose.players', of: 'Whose', slots: { p: 'Players' }, en: "{p}'s", mean: ({ p }) => p });

// Players
rule({ name: 'players.you', of: 'Players', en: 'you', agreement: 'you', mean: () => you });
const PLAYER: Described = { filters: [{ kind: 'player' }], kinds: ['player'] };
const OPPONENT: Described = { filters: [{ kind: 'player', which: 'opponents' }], kinds: ['player'] };
rule({ name: 'players.target', of: 'Players', en: 'target player', agreement: 'sg', mean: (_, d) => d.target(PLAYER) });
rule({
  name: 'players.targetOpponent',
  of: 'Players',
  en: 'target opponent',
  agreement: 'sg',
  mean: (_, d) => d.target(OPPONENT),
});
rule({
  name: 'players.that',
  of: 'Players',
  en: 'that player',
  agreement: 'sg',
  mean: (_, d) => d.refer({ player: true }),
});
rule({
  name: 'players.they',
  of: 'Players',
  en: ['they', 'them'],
  agreement: 'pl',
  mean: (_, d) => d.refer({ player: true }),
});
rule({
  name: 'players.controller',
  of: 'Players',
  slots: { whose: 'ThingsWhose' },
  en: '{whose} controller',
  agreement: 'sg',
  mean: ({ whose }, d) => d.mentionPlayer({ kind: 'controller', of: whose }),
});
rule({
  name: 'players.owner',
  of: 'Players',
  slots: { whose: 'ThingsWhose' },
  en: '{whose} owner',
  agreement: 'sg',
  mean: ({ whose }, d) => d.mentionPlayer({ kind: 'owner', of: whose }),
});
for (const [name, which, en] of [
  ['each', 'each', 'each player'],
  ['eachOpponent', 'opponents', 'each opponent'],
  ['eachOther', 'others', 'each other player'],
  ['defending', 'defending', 'defending player'],
] as const)
  rule({
    name: `players.${name}`,
    of: 'Players',
    en,
    agreement: 'sg',
    mean: (_, d) => d.mentionPlayer({ kind: 'players', which }),
  });

// Things or players
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
  mean: (_, d) => d.target({ filters: [{ kind: 'anyTarget' }], kinds: ['anything'] }),
});
