/** Generating cards: they come from outside the game and stay in it (game terms, generate). */
import { type CreateEvent, objectRow, type PlayerId, playable, revealEvent, times } from '@rulewright/kernel';
import type { Destination } from '@rulewright/language/grand-archive';
import { FIELD, zoneOf, zones } from '../zones/zones.ts';
import { countersOf, isKept, keeperOf, placeIn } from './destination.ts';
import { playersOf } from './found.ts';
import { cardNamed } from './known-cards.ts';
import { flagsOf } from './properties.ts';
import { type ActionOf, type Acts, countFor, emit, type Outcome, type Run, results, UnsupportedAction } from './run.ts';

const TO_HAND: Destination = { zone: 'hand' };

/** Generate 2, 6: to the hand where the zone does not exist any more. */
const placeOf = (run: Run, to: Destination): Destination =>
  isKept(to) && keeperOf(run, to) === undefined ? TO_HAND : to;

/** It is a card like any other from now on, which its player owns. */
function generated(run: Run, player: PlayerId, def: number, to: Destination, nth: number): CreateEvent {
  if (zoneOf(to.zone) === FIELD) throw new UnsupportedAction('generating onto the field');
  const counters = countersOf(run, to.counters);
  const flags = flagsOf(to.properties);
  const keeper = keeperOf(run, to);
  return {
    kind: 'create',
    what: 'card',
    def,
    owner: player,
    to: zoneOf(to.zone),
    cause: run.ctx.source,
    ...placeIn(to, nth),
    ...(keeper === undefined ? {} : { keeper }),
    ...(flags === 0 ? {} : { flags }),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
}

/** Public and private information 1.2.1: what is stated of a card is shown to all before it goes to a private zone. */
function shown(run: Run, { as }: ActionOf<'generate'>): Outcome {
  const made = results(run.happened);
  const hidden = made.filter((id) => zones[objectRow(run.g.state, id).zone]?.faces !== 'all');
  const bound = as === undefined ? null : { [as]: made };
  return emit(hidden.length === 0 ? [] : [revealEvent(hidden, { cause: run.ctx.source })], { bind: bound });
}

function generate(run: Run, action: ActionOf<'generate'>): Outcome {
  if (run.work !== null) return shown(run, action);
  const def = cardNamed(run.g, action.name);
  const to = placeOf(run, action.to);
  return emit(
    playersOf(run, action.who).flatMap((player) =>
      times(playable(countFor(run, action.count, player)), (nth) => generated(run, player, def, to, nth)),
    ),
    { work: { at: 'generated' } },
  );
}

export const generating: Acts<'generate'> = { generate };
