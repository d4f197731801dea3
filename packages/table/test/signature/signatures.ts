/** All whose signatures are taken, by game and name. */
import type { BotGame } from '@rulewright/bots';
import { randomBot as grandArchiveBot, grandArchiveBots } from '@rulewright/bots/grand-archive';
import { randomBot as magicBot, magicBots } from '@rulewright/bots/magic';
import { bundled as grandArchiveCards, decks as grandArchiveDecks } from '@rulewright/cards/grand-archive';
import { bundled as magicCards, decks as magicDecks } from '@rulewright/cards/magic';
import { draft, profiles as grandArchiveProfiles, pantheon, standard } from '@rulewright/grand-archive';
import type { Game } from '@rulewright/kernel';
import { formats, profiles } from '@rulewright/magic';
import { beginGame as beginGrandArchive, type GrandArchiveTypes } from '../../src/grand-archive/index.ts';
import { beginGame as beginMagic, type MagicTypes } from '../../src/magic/index.ts';
import { answerTo as answerToMagic } from '../answering.ts';
import { answerTo as answerToGrandArchive } from '../grand-archive/answering.ts';
import type { Signature } from './digest.ts';
import { EXAMPLES } from './examples.ts';
import { fuzzing } from './fuzzing.ts';
import { grandArchiveHappenings, grandArchiveWords } from './grand-archive-examples.ts';
import { grandArchiveGames, signedGrandArchive } from './grand-archive-games.ts';
import { labOf } from './labs.ts';
import { magicHappenings, magicWords } from './magic-examples.ts';
import { magicGames, signedMagic } from './magic-games.ts';
import { ofExamples } from './of-examples.ts';
import { offeredEvents } from './offered-events.ts';
import { sittingOf } from './people.ts';
import { type SignedGame, signatureOf } from './play.ts';
import { startsOf } from './starts.ts';
import { withWrongAnswers } from './wrong-answers.ts';

/** Something that is played, and what it comes to. */
export interface Play {
  readonly name: string;
  signature(): Signature;
}

const standardDecks = grandArchiveDecks.filter(({ format }) => format === undefined);
const two = <D>(decks: readonly D[], at: number): readonly [D, D] => {
  const [first, second] = decks.slice(at);
  if (first === undefined || second === undefined) throw new Error('there are too few decks');
  return [first, second];
};

const SITTINGS = [0, 2];

const profileNames = (
  all: Readonly<Record<string, { readonly name: string }>> | readonly { readonly name: string }[],
) => Object.values(all).map(({ name }: { readonly name: string }) => name);

/** The games in whose positions the examples are looked at, and after how many decisions. */
const POSITIONS = {
  magic: [
    ['Commander', 140],
    ['three players', 160],
    ['five who reach their neighbours', 60],
    ['two teams', 60],
    ['a crowded table, 1', 30],
    ['a crowded table, 8', 70],
    ['a table of examples, 3', 50],
    ['a table of examples, 7', 90],
  ],
  'grand-archive': [
    ['any cards, 1', 90],
    ['any cards, 3', 150],
    ['any cards, 5', 200],
    ['a table of examples, 1', 40],
    ['a table of examples, 6', 60],
    ['a table of examples, 12', 80],
  ],
} as const;

/** The games in which people try what does not fit. */
const TRIED = {
  magic: [
    'Commander',
    'three players',
    'five of different reach',
    'a crowded table, 2',
    'a crowded table, 5',
    'a table of examples, 2',
    'a table of examples, 6',
  ],
  'grand-archive': [
    'any cards, 2',
    'any cards, 5',
    'a table of examples, 3',
    'a table of examples, 8',
    'a table of examples, 11',
  ],
} as const;

const trying = <G extends Game>(
  all: readonly SignedGame<G>[],
  names: readonly string[],
  bots: BotGame<G>,
  passing: string,
): readonly Play[] =>
  all
    .filter(({ name }) => names.includes(name))
    .map((game) => ({
      name: `what does not fit, ${game.name}`,
      signature: () => withWrongAnswers(bots, passing, game),
    }));

/** Positions in which every kind of event is offered. */
const OFFERED = {
  magic: ['a crowded table, 3', 'two teams'],
  'grand-archive': ['a table of examples, 4', 'a table of examples, 13'],
} as const;

const offering = <G extends Game>(all: readonly SignedGame<G>[], names: readonly string[]): readonly Play[] =>
  all
    .filter(({ name }) => names.includes(name))
    .map(({ name, begin }) => ({ name: `what is offered, ${name}`, signature: () => offeredEvents(begin) }));

/** The rulings that somebody tries in the lab, from the folder of the tests of the cards. */
const RULINGS = '../../../rulings/';
const LABS = {
  magic: [
    'core/combat.yaml',
    'rules/700/predefined-tokens.yaml',
    'rules/700/escape.yaml',
    'rules/600/targets-together.yaml',
    'rules/800/two-players-leave-one-choice.yaml',
    'midnight-hunt/disturb.yaml',
  ],
  'grand-archive': [
    'grand-archive/keywords/agility.yaml',
    'grand-archive/keywords/preserve.yaml',
    'grand-archive/keywords/lineage.yaml',
  ],
} as const;

const found = <P extends { readonly name: string }>(all: readonly P[], game: keyof typeof POSITIONS) =>
  POSITIONS[game].map(([name, decisions]) => [all.find((each) => each.name === name), decisions] as const);

/** `home` is where the tests of the cards are. */
export const plays: Readonly<Record<'magic' | 'grand-archive', (home?: URL) => readonly Play[]>> = {
  magic: (home = EXAMPLES) => [
    ...magicGames(home).map((game) => ({
      name: game.name,
      signature: () => signatureOf(signedMagic, magicBots, game),
    })),
    ...offering(magicGames(home), OFFERED.magic),
    ...fuzzing.magic,
    {
      name: 'what games begin with',
      signature: () =>
        startsOf<MagicTypes>({
          decks: magicDecks,
          formats: [...Object.keys(formats), undefined, 'no format'],
          profiles: [undefined, ...profileNames(profiles), 'no profile'],
          begin: (start) => beginMagic(start, magicCards),
        }),
    },
    ...LABS.magic.map((file) => ({
      name: `in the lab, ${file}`,
      signature: () => labOf(signedMagic, magicCards, new URL(`${RULINGS}${file}`, home)),
    })),
    ...trying(magicGames(home), TRIED.magic, magicBots, signedMagic.passing),
    ...ofExamples(
      {
        game: 'magic',
        bots: magicBots,
        games: found(magicGames(home), 'magic'),
        words: magicWords,
        happenings: magicHappenings,
      },
      home,
    ),
    ...SITTINGS.map((at) => ({
      name: `somebody plays, ${at}`,
      signature: () =>
        sittingOf({
          signed: signedMagic,
          cards: magicCards,
          decks: two(magicDecks, at),
          seed: at + 1,
          bot: magicBot,
          answer: answerToMagic,
        }),
    })),
  ],
  'grand-archive': (home = EXAMPLES) => [
    ...grandArchiveGames(home).map((game) => ({
      name: game.name,
      signature: () => signatureOf(signedGrandArchive, grandArchiveBots, game),
    })),
    ...offering(grandArchiveGames(home), OFFERED['grand-archive']),
    ...fuzzing['grand-archive'],
    {
      name: 'what games begin with',
      signature: () =>
        startsOf<GrandArchiveTypes>({
          decks: standardDecks,
          formats: [undefined, ...[standard, draft, pantheon].map(({ name }) => name), 'no format'],
          profiles: [undefined, ...profileNames(grandArchiveProfiles), 'no profile'],
          begin: (start) => beginGrandArchive(start, grandArchiveCards),
        }),
    },
    ...LABS['grand-archive'].map((file) => ({
      name: `in the lab, ${file}`,
      signature: () => labOf(signedGrandArchive, grandArchiveCards, new URL(`${RULINGS}${file}`, home)),
    })),
    ...trying(grandArchiveGames(home), TRIED['grand-archive'], grandArchiveBots, signedGrandArchive.passing),
    ...ofExamples(
      {
        game: 'grand-archive',
        bots: grandArchiveBots,
        games: found(grandArchiveGames(home), 'grand-archive'),
        words: grandArchiveWords,
        happenings: grandArchiveHappenings,
      },
      home,
    ),
    ...SITTINGS.map((at) => ({
      name: `somebody plays, ${at}`,
      signature: () =>
        sittingOf({
          signed: signedGrandArchive,
          cards: grandArchiveCards,
          decks: two(standardDecks, at),
          seed: at + 1,
          bot: grandArchiveBot,
          answer: answerToGrandArchive,
        }),
    })),
  ],
};
