/** Magic's own part of a saved game, read field by field: what is not as it should be is refused with its place. */
import {
  asObject,
  asPlayer,
  type EntityId,
  FIRST_OBJECT,
  type GameEvent,
  type Ids,
  NO_OBJECT,
  NO_PLAYER,
  type ObjectId,
  type PlayerId,
  type Reader,
} from '@rulewright/kernel';
import type { Filter, ManaRider, Step } from '@rulewright/language/magic';
import type { Mana } from './100-game/106-mana/106.4-mana.ts';
import type { Format } from './100-game/format.ts';
import { current, type Profile } from './100-game/profile.ts';
import type { ExtraSteps, ExtraTurn, Turn } from './500-turn/500.1-turn-record.ts';
import { TURN_STEPS } from './500-turn/500-turn.ts';
import type { Attacker, Blocker, Combat } from './500-turn/combat/506-combat.ts';
import type { Commander, Magic, Totals } from './state.ts';

type Of<T> = (r: Reader, ids: Ids) => T;

const present = (r: Reader): Reader => (r.value === undefined ? r.fail('missing') : r);
const number: Of<number> = (r) => present(r).integer();
const count: Of<number> = (r) => present(r).integer(0);
const flag: Of<boolean> = (r) => present(r).yesNo();
const text: Of<string> = (r) => present(r).text();
const oneOf =
  <W extends string>(...words: readonly W[]): Of<W> =>
  (r) =>
    present(r).oneOf(words);
const list =
  <T>(of: Of<T>): Of<readonly T[]> =>
  (r, ids) =>
    present(r).list((item) => of(item, ids));
const maybe =
  <T>(of: Of<T>): Of<T | undefined> =>
  (r, ids) =>
    r.value === undefined ? undefined : of(r, ids);
const orNull =
  <T>(of: Of<T>): Of<T | null> =>
  (r, ids) =>
    present(r).orNull((inner) => of(inner, ids));
/** Every field is looked at; the record itself is what was saved. */
const record =
  <T>(fields: { readonly [K in keyof T]-?: Of<T[K] | undefined> }): Of<T> =>
  (r, ids) => {
    for (const [key, of] of Object.entries<Of<unknown>>(fields)) of(present(r).maybe(key), ids);
    return r.value as T;
  };
/** Words of the card language, which the fingerprint of the save vouches for: a record, or a list of records. */
const said = <T>(r: Reader): T => {
  for (const each of Array.isArray(r.value) ? r.list((item) => item) : [present(r)]) each.record();
  return r.value as T;
};

const player: Of<PlayerId> = (r, { players }) => asPlayer(present(r).integer(NO_PLAYER, players - 1));
const object: Of<ObjectId> = (r, { objects }) =>
  r.value === NO_OBJECT ? NO_OBJECT : asObject(present(r).integer(FIRST_OBJECT, objects - 1));
const entity: Of<EntityId> = (r, ids) =>
  r.value === NO_OBJECT || present(r).integer() >= FIRST_OBJECT ? object(r, ids) : player(r, ids);
const STEPS: readonly Step[] = [...TURN_STEPS, 'first-strike-damage'];
const step = oneOf(...STEPS);

const mana = record<Mana>({
  type: (r) => present(r).integer(0, 5) as Mana['type'],
  snow: flag,
  source: object,
  only: maybe(said<Filter>),
  rider: maybe(said<ManaRider>),
  lasts: maybe(oneOf('combat', 'turn')),
});

const totals = record<Totals>({
  life: number,
  mana: list(mana),
  landsPlayed: count,
  spellsCast: count,
  spellsCastLastTurn: count,
  turnsTaken: count,
  turnBegan: number,
  lastTurnBegan: number,
  drewFromEmpty: flag,
});

const turn = record<Turn>({
  number: count,
  active: player,
  lastActive: player,
  step,
  seat: player,
  seats: maybe(list(player)),
  began: number,
  lastBegan: number,
  clock: number,
  extraTurns: list(record<ExtraTurn>({ player, skip: maybe(step) })),
  extraSteps: list(record<ExtraSteps>({ after: step, steps: list(step) })),
  ending: oneOf('turn', 'combat', 'nothing'),
  afterSkip: maybe(said<NonNullable<Turn['afterSkip']>>),
  skips: list(record<Turn['skips'][number]>({ player, step: oneOf<Step | 'turn'>(...STEPS, 'turn') })),
});

const combat = record<Combat>({
  attackingPlayer: player,
  attackers: list(
    record<Attacker>({ id: object, target: entity, defender: player, blocked: flag, blockedBy: list(object) }),
  ),
  blockers: list(record<Blocker>({ id: object, blocks: list(object) })),
  struck: list(object),
  attacked: flag,
  blocksDeclared: flag,
});

const commander = record<Commander>({ owner: player, object, casts: count, damage: list(count), arrived: flag });

const format = record<Format>({
  name: text,
  life: number,
  poison: count,
  sharedTeams: flag,
  commanders: flag,
  range: maybe((r, ids) => (Array.isArray(r.value) ? list(count)(r, ids) : count(r, ids))),
  attack: maybe(oneOf('left', 'right')),
});

/** Each switch of a profile is a word or yes and no. */
const profile: Of<Profile> = (r) => {
  for (const [name, value] of Object.entries(current)) {
    if (typeof value === 'boolean') r.at(name).yesNo();
    else r.at(name).text();
  }
  return r.value as Profile;
};

const whole = record<Magic>({
  profile,
  format,
  turn,
  totals: list(totals),
  combat: orNull(combat),
  dayNight: orNull(oneOf('day', 'night')),
  commanders: list(commander),
  annals: maybe(said<readonly GameEvent[]>),
  control: list(record<Magic['control'][number]>({ player, by: player, from: number })),
});

export function readMagic(r: Reader, ids: Ids): Magic {
  const magic = whole(r, ids);
  return magic.totals.length === ids.players ? magic : r.at('totals').fail('missing');
}
