// What lies where when a scenario of the toy game starts: how it is read, and put in place.
import { asPlayer, type ObjectId, type PlayerId } from '@rulewright/kernel';
import { defOf, place, rules, start, type ToyGame, table } from '@rulewright/kernel/toy';
import {
  aliasesOf,
  commonObjectFields,
  type Field,
  type Fields,
  failStep,
  isBlank,
  type Mutable,
  type ObjectSetup,
  type ObjectWords,
  type Play,
  type PlayerSetup,
  put,
  readInteger,
  readObjects,
  type Scenario,
  seatOf,
  type Unset,
  type ZoneSetup,
} from '@rulewright/scenario/game';

interface ToyPlayer extends PlayerSetup {
  readonly points: number;
  readonly zones: readonly ZoneSetup[];
}

interface ToyScenario extends Scenario {
  readonly players: readonly ToyPlayer[];
}

export interface ToyPlay extends Play {
  readonly scenario: ToyScenario;
  game: ToyGame;
}

const objectWords: ObjectWords<ObjectSetup> = {
  newObject: (line) => ({ line, card: '', count: 1 }),
  fields: commonObjectFields,
  places: {},
};
export const objectFields = objectWords.fields;

export const newPlayer = (line: number, name: string): ToyPlayer => ({ line, name, points: 0, zones: [] });

/** The zones as the rules name them. */
export const zones: readonly string[] = rules.zones.map(({ name }) => name);

/** Those in which cards can be put beforehand: what a card keeps is played into it. */
export const ownZones: readonly string[] = rules.zones.filter(({ of }) => of !== 'object').map(({ name }) => name);

const zone = (name: string): Field<Mutable<ToyPlayer>> => ({
  read: (reading, node, draft, { line }) => {
    const objects = isBlank(node) ? [] : readObjects(reading, objectWords, node, name);
    draft.zones = [...draft.zones, { line, zone: name, objects }];
  },
});

export const playerFields: Fields<Mutable<ToyPlayer>> = {
  points: { read: (reading, node, draft) => put(draft, 'points', readInteger(reading, node, 'points', { min: 0 })) },
  ...Object.fromEntries(ownZones.map((name) => [name, zone(name)])),
};

export const objectsOf = (player: ToyPlayer): readonly ObjectSetup[] => player.zones.flatMap(({ objects }) => objects);

/** The steps of the turn: its player draws, and then acts. */
export const turnSteps = ['draw', 'act'] as const;

export function setUp(unset: Unset<ToyPlay>): ToyPlay {
  const { players, seed, start: at, line } = unset.scenario;
  if (players.length !== 2) failStep(line, `the toy game is for two players, not ${players.length}`);
  const game = table({
    seed,
    players: players.map(({ name }) => name),
    points: players.map((player) => player.points),
    turn: at.turn,
    active: seatOf(unset, at.active),
  });
  const placed = players.flatMap((player, i) => placeAll(game, player, asPlayer(i)));
  start(game, at.step === 'draw' ? 'draw' : 'act');
  return { ...unset, game, aliases: aliasesOf(placed) };
}

function placeAll(game: ToyGame, player: ToyPlayer, owner: PlayerId): { id: ObjectId; setup: ObjectSetup }[] {
  return player.zones.flatMap(({ zone: name, objects }) =>
    objects.flatMap((setup) => {
      if (defOf(setup.card) < 0) failStep(setup.line, `no card is called "${setup.card}"`);
      const copies = Array.from({ length: setup.count });
      return copies.map(() => ({ id: place(game, owner, zones.indexOf(name), setup.card), setup }));
    }),
  );
}
