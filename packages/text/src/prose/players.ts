/** Players: you, targets, groups, the controller or owner of something, what was spoken of. */
import { atRandom } from './at-random.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Condition, Filter, Game, Selector } from './game.ts';
import { bound, you } from './nodes.ts';
import type { Described } from './phrases.ts';
import { eachOf, ONE } from './selecting.ts';
import type { Vocabulary } from './vocabulary.ts';

const where = <G extends Game>(h: Described<G>, condition: Condition<G>): Described<G> => ({
  ...h,
  filters: [...h.filters, { kind: 'where', condition } satisfies Filter<G>],
});

export function players<G extends Game>(game: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  const PLAYER: Described<G> = { filters: [{ kind: 'player' }], kinds: ['player'] };
  const OPPONENT: Described<G> = { filters: [{ kind: 'player', which: game.opponents }], kinds: ['player'] };

  rule({ name: 'players.you', of: 'Player', en: 'you', agreement: 'you', mean: () => you });

  rule({
    name: 'players.definite',
    of: 'Players',
    slots: { p: 'Player' },
    en: '{p}',
    agreement: { from: 'p' },
    mean: ({ p }) => p,
  });

  // Nouns
  rule({ name: 'playerNoun.player', of: 'PlayerHead', en: '<player>', mean: () => PLAYER });
  rule({ name: 'playerNoun.opponent', of: 'PlayerHead', en: '<opponent>', mean: () => OPPONENT });
  rule({ name: 'playerNoun.plain', of: 'PlayerNoun', slots: { h: 'PlayerHead' }, en: '{h}', mean: ({ h }) => h });
  rule({
    name: 'playerNoun.who',
    of: 'PlayerNoun',
    slots: { h: 'PlayerHead', w: 'Who' },
    en: '{h} who {w@h}',
    agreement: { from: 'h' },
    mean: ({ h, w }) => where(h, w(bound('it'))),
  });
  rule({
    name: 'playerNoun.otherThan',
    of: 'PlayerNoun',
    slots: { h: 'PlayerHead', p: 'Player' },
    en: '{h} other than {p}',
    mean: ({ h, p }, d) => {
      d.mention({ selector: p, kinds: ['player'], several: false, apart: true });
      return { ...h, filters: [...h.filters, { kind: 'not', of: { kind: 'is', what: p } }] };
    },
  });

  // Targets
  rule({
    name: 'players.target',
    of: 'Player',
    slots: { n: 'PlayerNoun' },
    en: 'target {n#sg}',
    agreement: 'sg',
    mean: ({ n }, d) => d.target(n),
  });
  rule({
    name: 'players.targetAtRandom',
    of: 'Player',
    slots: { n: 'PlayerNoun' },
    en: 'target {n#sg} chosen at random',
    agreement: 'sg',
    mean: ({ n }, d) => atRandom(d, d.target(n)),
  });
  rule({
    name: 'players.anotherTarget',
    of: 'Player',
    slots: { n: 'PlayerNoun' },
    en: 'another target {n#sg}',
    agreement: 'sg',
    mean: ({ n }, d) => d.target({ ...n, other: true }),
  });
  rule({
    name: 'players.targets',
    of: 'Player',
    slots: { count: 'Count', n: 'PlayerNoun' },
    en: '{count} target {n#count}',
    agreement: { from: 'count' },
    mean: ({ count, n }, d) => d.target(n, count, count.max !== 1),
  });
  rule({
    name: 'players.eachOfTargets',
    of: 'Player',
    slots: { count: 'Count', n: 'PlayerNoun' },
    en: 'each of {count} target {n#pl}',
    agreement: 'sg',
    mean: ({ count, n }, d) => d.target(n, count, true),
  });

  // Groups
  rule({
    name: 'players.each',
    of: 'Player',
    slots: { n: 'PlayerNoun' },
    en: 'each {n#sg}',
    agreement: 'sg',
    mean: ({ n }, d) => d.mentionPlayer(eachOf(n, game)),
  });
  rule({
    name: 'players.all',
    of: 'Player',
    slots: { n: 'PlayerNoun' },
    en: ['{n#pl}', 'all {n#pl}'],
    agreement: 'pl',
    mean: ({ n }, d) => d.mentionPlayer(eachOf(n, game)),
  });
  rule({
    name: 'players.yourOpponents',
    of: 'Player',
    en: ['your opponents', 'all of your opponents'],
    agreement: 'pl',
    mean: (_, d) => d.mentionPlayer(eachOf(OPPONENT, game)),
  });
  rule({
    name: 'players.eachOfYourOpponents',
    of: 'Player',
    en: 'each of your opponents',
    agreement: 'sg',
    mean: (_, d) => d.mentionPlayer(eachOf(OPPONENT, game)),
  });
  /** Other than the one player who was spoken of, if there is one, and not only than you. */
  rule({
    name: 'players.eachOther',
    of: 'Player',
    en: 'each other player',
    agreement: 'sg',
    mean: (_, d) => {
      const one = d.maybe({ player: true, several: false });
      if (one === undefined || one.kind === 'you') return d.mentionPlayer({ kind: 'players', which: game.others });
      const others: Selector<G> = {
        kind: 'filter',
        of: { kind: 'players', which: 'each' },
        where: { kind: 'not', of: { kind: 'is', what: one } },
      };
      return others;
    },
  });
  /** One of a group, chosen as the effect is carried out. */
  rule({
    name: 'players.a',
    of: 'Players',
    slots: { n: 'PlayerNoun' },
    en: 'a {n#sg}',
    agreement: 'sg',
    mean: ({ n }, d) => d.pick({ kind: 'choice', described: n, count: ONE }),
  });

  // What was spoken of
  rule({
    name: 'players.that',
    of: 'Player',
    en: ['that player', 'that opponent', 'the player'],
    agreement: 'sg',
    mean: (_, d) => d.refer({ player: true, that: true }),
  });
  rule({
    name: 'players.they',
    of: 'Player',
    en: ['they', 'them'],
    agreement: 'pl',
    mean: (_, d) => d.refer({ player: true }),
  });
  rule({
    name: 'players.chosen',
    of: 'Player',
    en: ['the chosen player', 'the chosen opponent', 'the last chosen player'],
    agreement: 'sg',
    mean: (_, d) => d.mentionPlayer(d.maybe({ player: true, kind: 'chosen' }) ?? { kind: 'noted', key: 'player' }),
  });
  rule({
    name: 'players.those',
    of: 'Player',
    en: ['those players', 'those opponents'],
    agreement: 'pl',
    mean: (_, d) => d.maybe({ player: true, several: true }) ?? d.groupOfPlayers() ?? d.owners(),
  });
  rule({
    name: 'players.controller',
    of: 'Player',
    slots: { whose: 'ThingsWhose' },
    en: '{whose} controller',
    agreement: 'sg',
    mean: ({ whose }, d) => d.mentionPlayer({ kind: 'controller', of: whose }),
  });
  rule({
    name: 'players.owner',
    of: 'Player',
    slots: { whose: 'ThingsWhose' },
    en: '{whose} owner',
    agreement: 'sg',
    mean: ({ whose }, d) => d.mentionPlayer({ kind: 'owner', of: whose }),
  });
  return rules;
}
