/** What was spoken of before: it, them, that thing, those things; and whose: its, their, that player's. */
import { Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Filter, Game, Selector } from './game.ts';
import { isSelector, you } from './nodes.ts';
import { definite } from './things.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What words such as "that …" and "the … of this event" mean: another than this object first. */
export const that = <G extends Game>(kinds: readonly string[], d: Telling<G>): Selector<G> =>
  d.maybe({ kinds, several: false, notSelf: true }) ?? d.refer({ kinds, several: false });

/**
 * What was just called by its kind is what "it" means after that: `tap that creature, and it doesn't untap`. What a thing would
 * become is not: `… if the spell's mana value is 2 or less. Otherwise, put it into your hand` is about the card.
 */
function again<G extends Game>(selector: Selector<G>, d: Telling<G>): Selector<G> {
  const spoken = d.spokenOf(selector);
  if (spoken !== undefined && !isSelector(selector, 'became')) d.mention({ ...spoken, byKind: false, bare: true });
  return selector;
}

export function references<G extends Game>(game: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  const YOURS: Filter<G> = { kind: 'controlledBy', who: you };
  const OPPONENTS: Filter<G> = { kind: 'controlledBy', who: { kind: 'players', which: game.opponents } };

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
  rule({
    name: 'things.that',
    of: 'Thing',
    slots: { k: 'SpokenKind' },
    en: ['that {k#sg}', 'the {k#sg}'],
    agreement: 'sg',
    mean: ({ k }, d) => definite(again(that(k, d), d)),
  });
  /** What was one of two kinds. */
  rule({
    name: 'things.thatEither',
    of: 'Thing',
    slots: { a: 'SpokenKind', b: 'SpokenKind' },
    en: 'that {a#sg} or {b#sg}',
    agreement: 'sg',
    mean: ({ a, b }, d) => {
      const found = that(a, d);
      const kinds = d.spokenOf(found)?.kinds ?? [];
      if (!b.some((kind) => kinds.includes(kind))) throw new Unclear('it was of one kind only');
      return definite(again(found, d));
    },
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

  // By what was done to them; cards at hand are spoken of in a game's own rules.
  rule({
    name: 'things.done',
    of: 'Thing',
    slots: { p: 'Participle', k: 'SpokenObject' },
    en: ['the {p} {k#sg}', 'that {p} {k#sg}'],
    agreement: 'sg',
    mean: ({ p, k }, d) => {
      const wanted = { kinds: [p, k], several: false } as const;
      const linked = d.maybe(wanted) === undefined ? game.doneBefore?.(p) : undefined;
      if (linked === undefined) return definite(d.refer(wanted));
      d.mention({ selector: linked, kinds: [p, k], several: false });
      return definite(linked);
    },
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
      return definite(k.includes(game.card) ? moved : d.asItWas(moved));
    },
  });
  /** Of two targets, the one of yours or of another's. */
  for (const [name, words, filter] of [
    ['yours', 'you control', YOURS],
    ['notYours', "you don't control", { kind: 'not', of: YOURS } as Filter<G>],
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
  /** "For each … , their controller": the controller of the one at hand. */
  rule({
    name: 'whose.theirThings',
    of: 'ThingsWhose',
    en: 'their',
    mean: (_, d) => d.atHand() ?? d.refer({ several: true }),
  });
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
  return rules;
}
