/** Grand Archive's own part of a saved game, read field by field: what is not as it should be is refused with its place. */
import { type GameEvent, type Ids, parts, type Reader } from '@rulewright/kernel';
import { STEPS } from '@rulewright/language/grand-archive';
import type { Format } from './general-rules/format.ts';
import { current } from './general-rules/profile.ts';
import type { GrandArchive, PlayerState } from './state.ts';
import type { Combat, Phase, Turn } from './turn-order/record.ts';

const { count, flag, list, maybe, number, object, oneOf, orNull, player, record, said, switches } = parts;

const phase = oneOf<Phase>(...STEPS, 'cleanup', 'start');

const turn = record<Turn>({
  number: count,
  active: player,
  step: phase,
  began: number,
  lastBegan: number,
  open: flag,
  ending: oneOf('nothing', 'phase', 'turn'),
  skips: list(record<Turn['skips'][number]>({ player, step: phase })),
  moved: list(phase),
  regular: player,
  extra: list(player),
});

const combat = record<Combat>({
  attackingPlayer: player,
  defendingPlayers: list(player),
  attacker: object,
  attacking: flag,
  defenders: list(object),
  wielded: list(object),
  intents: list(object),
  cleave: flag,
  retaliators: list(record<Combat['retaliators'][number]>({ id: object, against: object })),
  intercepting: list(object),
  commanded: flag,
});

const format = record<Format>({ name: oneOf('standard', 'draft', 'pantheon'), boons: flag });

const whole = record<GrandArchive>({
  profile: switches(current),
  format,
  turn,
  combat: orNull(combat),
  players: list(record<PlayerState>({ turnsTaken: count, hadChampion: flag, drewFromEmpty: flag, wins: flag })),
  annals: maybe(said<readonly GameEvent[]>),
});

export function readGrandArchive(r: Reader, ids: Ids): GrandArchive {
  const game = whole(r, ids);
  return game.players.length === ids.players ? game : r.at('players').fail('missing');
}
