/** Magic's own part of a saved game, read field by field: what is not as it should be is refused with its place. */
import { type GameEvent, type Ids, parts, type Reader } from '@rulewright/kernel';
import type { Filter, ManaRider, Step } from '@rulewright/language/magic';
import type { Mana } from './100-game/106-mana/106.4-mana.ts';
import type { Format } from './100-game/format.ts';
import { current } from './100-game/profile.ts';
import type { ExtraSteps, ExtraTurn, Turn } from './500-turn/500.1-turn-record.ts';
import { TURN_STEPS } from './500-turn/500-turn.ts';
import type { Attacker, Blocker, Combat } from './500-turn/combat/506-combat.ts';
import type { Commander, Magic, Totals } from './state.ts';

const { count, entity, flag, list, maybe, number, object, oneOf, orNull, player, record, said, switches, text } = parts;

const STEPS: readonly Step[] = [...TURN_STEPS, 'first-strike-damage'];
const step = oneOf(...STEPS);

const mana = record<Mana>({
  type: (r) => r.integer(0, 5) as Mana['type'],
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
  first: maybe(player),
  seats: maybe(list(player)),
  began: number,
  lastBegan: number,
  clock: number,
  extraTurns: list(record<ExtraTurn>({ player, skip: maybe(step), noSchemes: maybe(flag) })),
  extraSteps: list(record<ExtraSteps>({ after: step, steps: list(step) })),
  ending: oneOf('turn', 'combat', 'nothing'),
  afterSkip: maybe(said<NonNullable<Turn['afterSkip']>>),
  passedOver: maybe(list(player)),
  noSchemes: maybe(count),
  skips: list(record<Turn['skips'][number]>({ player, step: oneOf<Step | 'turn'>(...STEPS, 'turn') })),
});

const combat = record<Combat>({
  attackingPlayer: player,
  attackers: list(
    record<Attacker>({
      id: object,
      target: entity,
      defender: player,
      blocked: flag,
      blockedBy: list(object),
      band: maybe(count),
    }),
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
  ownLife: maybe(flag),
  planes: maybe(flag),
  commanders: flag,
  range: maybe((r, ids) => (Array.isArray(r.value) ? list(count)(r, ids) : count(r, ids))),
  attack: maybe(oneOf('left', 'right')),
});

const whole = record<Magic>({
  profile: switches(current),
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
