/** What was spoken of before: it, them, that creature, those cards; and whose: its, their, that creature's. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { self, you } from './selectors.ts';
import { definite } from './things.ts';

export const references = rulesOf();
const { rule, lexicon } = references;

rule({
  name: 'things.it',
  of: 'Thing',
  en: 'it',
  agreement: 'sg',
  mean: (_, d) => definite(d.refer({ several: false })),
});
/** Legends are persons; what they do is said of him or her. */
rule({
  name: 'things.person',
  of: 'Thing',
  en: ['he', 'him', 'she', 'her'],
  agreement: 'sg',
  mean: (_, d) => definite(d.refer({ several: false })),
});
rule({
  name: 'things.them',
  of: 'Thing',
  en: ['them', 'they'],
  agreement: 'pl',
  mean: (_, d) => definite(d.refer({ several: true })),
});
rule({
  name: 'things.eachOfThem',
  of: 'Thing',
  en: 'each of them',
  agreement: 'sg',
  mean: (_, d) => ({ ...definite(d.refer({ several: true })), each: true }),
});

// By their kind
const KINDS =
  'creature permanent card spell token artifact enchantment land planeswalker battle ability source copy'.split(' ');
lexicon({
  of: 'SpokenKind',
  en: Object.fromEntries(KINDS.map((word) => [word, `<${word}>`])),
  mean: (word) => [word],
});
rule({ name: 'spokenKind.subtype', of: 'SpokenKind', slots: { t: 'Subtype' }, en: '{t}', mean: ({ t }) => [t] });
rule({
  name: 'spokenKind.typeCard',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <card>',
  mean: ({ t }) => [t, 'card'],
});
rule({
  name: 'spokenKind.typeSpell',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <spell>',
  mean: ({ t }) => [t, 'spell'],
});
rule({
  name: 'spokenKind.typeToken',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <token>',
  mean: ({ t }) => [t, 'token'],
});
const that = (kinds: readonly string[], d: Telling): Selector =>
  d.maybe({ kinds, several: false, notSelf: true }) ?? d.refer({ kinds, several: false });
rule({
  name: 'things.that',
  of: 'Thing',
  slots: { k: 'SpokenKind' },
  en: ['that {k#sg}', 'the {k#sg}'],
  agreement: 'sg',
  mean: ({ k }, d) => definite(that(k, d)),
});
rule({
  name: 'things.those',
  of: 'Thing',
  slots: { k: 'SpokenKind' },
  en: ['those {k#pl}', 'the {k#pl}'],
  agreement: 'pl',
  mean: ({ k }, d) => definite(d.refer({ kinds: k, several: true })),
});
rule({
  name: 'things.eachOfThose',
  of: 'Thing',
  slots: { k: 'SpokenKind' },
  en: 'each of those {k#pl}',
  agreement: 'sg',
  mean: ({ k }, d) => ({ ...definite(d.refer({ kinds: k, several: true })), each: true }),
});

// By what was done to them; cards are spoken of in `libraries.ts`.
const DONE = 'sacrificed discarded revealed chosen returned destroyed countered copied created tapped exiled'.split(
  ' ',
);
lexicon({ of: 'Participle', en: Object.fromEntries(DONE.map((word) => [word, word])), mean: (word) => word });
const OBJECTS = 'creature permanent artifact enchantment land planeswalker token spell'.split(' ');
lexicon({
  of: 'SpokenObject',
  en: Object.fromEntries(OBJECTS.map((word) => [word, `<${word}>`])),
  mean: (word) => word,
});
rule({ name: 'spokenObject.subtype', of: 'SpokenObject', slots: { t: 'Subtype' }, en: '{t}', mean: ({ t }) => t });
rule({
  name: 'things.done',
  of: 'Thing',
  slots: { p: 'Participle', k: 'SpokenObject' },
  en: ['the {p} {k#sg}', 'that {p} {k#sg}'],
  agreement: 'sg',
  mean: ({ p, k }, d) => definite(d.refer({ kinds: [p, k], several: false })),
});
rule({
  name: 'things.doneSeveral',
  of: 'Thing',
  slots: { p: 'Participle', k: 'SpokenObject' },
  en: ['the {p} {k#pl}', 'those {p} {k#pl}'],
  agreement: 'pl',
  mean: ({ p, k }, d) => definite(d.refer({ kinds: [p, k], several: true })),
});

rule({
  name: 'things.doneThisWay',
  of: 'Thing',
  slots: { k: 'SpokenKind', p: 'Participle' },
  en: 'the {k#sg} {p} this way',
  agreement: 'sg',
  mean: ({ k, p }, d) => {
    const moved = d.refer({ kind: p, several: false });
    return definite(k.includes('card') ? moved : d.asItWas(moved));
  },
});
/** Of the event at hand. */
rule({
  name: 'things.thatDied',
  of: 'Thing',
  slots: { k: 'SpokenKind' },
  en: 'the {k#sg} that died',
  agreement: 'sg',
  mean: ({ k }, d) => definite(that(k, d)),
});

/** Of two targets, the one of yours or of another's. */
const YOURS: Filter = { kind: 'controlledBy', who: you };
const OPPONENTS: Filter = { kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } };
for (const [name, words, filter] of [
  ['yours', 'you control', YOURS],
  ['notYours', "you don't control", { kind: 'not', of: YOURS } as Filter],
  ['opponents', 'an opponent controls', OPPONENTS],
] as const)
  rule({
    name: `things.targetOf.${name}`,
    of: 'Thing',
    slots: { k: 'SpokenKind' },
    en: [`the {k#sg} ${words}`, `the chosen {k#sg} ${words}`],
    agreement: 'sg',
    mean: ({ k }, d) => definite(d.targetWith(k, filter)),
  });

// Whose, of objects
rule({ name: 'whose.its', of: 'ThingsWhose', en: 'its', mean: (_, d) => d.refer({ several: false }) });
rule({ name: 'whose.person', of: 'ThingsWhose', en: ['his', 'her'], mean: (_, d) => d.refer({ several: false }) });
rule({ name: 'whose.theirThings', of: 'ThingsWhose', en: 'their', mean: (_, d) => d.refer({ several: true }) });
rule({
  name: 'whose.of',
  of: 'ThingsWhose',
  slots: { t: 'Thing' },
  en: ["{t}'s", "{t}'"],
  mean: ({ t }, d) => d.pick(t),
});

// Whose, of players
rule({ name: 'whose.your', of: 'Whose', en: 'your', mean: () => you });
rule({ name: 'whose.their', of: 'Whose', en: 'their', mean: (_, d) => d.refer({ player: true }) });
rule({ name: 'whose.players', of: 'Whose', slots: { p: 'Player' }, en: ["{p}'s", "{p}'"], mean: ({ p }) => p });

/** The player that an Aura enchants. */
rule({
  name: 'players.enchanted',
  of: 'Player',
  en: 'enchanted player',
  agreement: 'sg',
  mean: (_, d) => d.mentionPlayer({ kind: 'host', of: self }),
});
/** Damage "to a player or planeswalker" is answered for by a player. */
rule({
  name: 'players.orController',
  of: 'Player',
  en: [
    "that player or that planeswalker's controller",
    "that player or that permanent's controller",
    "that player or that creature's controller",
    "that planeswalker's controller or that player",
  ],
  agreement: 'sg',
  mean: (_, d) => {
    const of = d.refer({ kind: 'anything' });
    const isPlayer = { kind: 'player' } as const;
    return d.mentionPlayer({
      kind: 'union',
      of: [
        { kind: 'filter', of, where: isPlayer },
        { kind: 'controller', of: { kind: 'filter', of, where: { kind: 'not', of: isPlayer } } },
      ],
    });
  },
});
for (const role of ['controller', 'owner'] as const) {
  rule({
    name: `players.${role}Of`,
    of: 'Player',
    slots: { t: 'Thing' },
    en: `the ${role} of {t}`,
    agreement: 'sg',
    mean: ({ t }, d) => d.mentionPlayer({ kind: role, of: d.pick(t) }),
  });
  rule({
    name: `players.${role}s`,
    of: 'Player',
    slots: { whose: 'ThingsWhose' },
    en: `{whose} ${role}s`,
    agreement: 'pl',
    mean: ({ whose }, d) => d.mentionPlayer({ kind: role, of: whose }, true),
  });
  rule({
    name: `players.${role}sOf`,
    of: 'Player',
    slots: { t: 'Thing' },
    en: `the ${role}s of {t}`,
    agreement: 'pl',
    mean: ({ t }, d) => d.mentionPlayer({ kind: role, of: d.pick(t) }, true),
  });
}
