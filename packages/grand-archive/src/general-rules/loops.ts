/** What the common engine has to know to find out that a game goes in circles, and what comes of it. */
import { Aspect, type GameEvent, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Loop, LoopRules } from '@rulewright/rules';
import { championOf } from '../card-types/champion.ts';
import type { DrawGameEvent } from '../events/player-types.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { FIELD, STACK } from '../zones/zones.ts';

/** A loop that nobody can leave: the game is a draw. */
export const drawnByLoop = (_g: G, loop: Loop): GameEvent => {
  const event: DrawGameEvent = { kind: 'drawGame', loop };
  return event;
};

export const loops: LoopRules<G> = {
  looks: true,
  waiting: STACK,
  resolves: 'resolve',
  decision: 'opportunity',
  pass: { action: 'pass' },
  names: [
    'attacker',
    'defenders',
    'wielded',
    'intents',
    'retaliators',
    'against',
    'intercepting',
    'using',
    'commanded',
  ],
  passing: ['killer', 'killedUsing'],
  amounts: {
    counters: {
      reads: Aspect.counters,
      facet: 0,
      // Ending the game 5: damage counters on a champion reach its life.
      outlook: (_g, { counter, by }) => (counter === 'damage' && by > 0 ? 'end' : by < 0 ? 'end' : 'unknown'),
    },
    damage: { reads: Aspect.damage, facet: 0, outlook: (_g, { by }) => (by > 0 ? 'end' : 'unknown') },
    left: { reads: 0, facet: 0, outlook: (_g, { by }) => (by < 0 ? 'end' : 'nothing') },
  },
  ofPlayer: () => ({}),
  ofObject: () => ({}),
  status: (g, row) => (row.zone === FIELD ? characteristics(g, row.id).abilities.length : null),
  rest: (g) => ({
    turn: g.state.game.turn.number,
    step: g.state.game.turn.step,
    combat: g.state.game.combat,
    champions: g.state.players.map(({ id }) => championOf(g, id) ?? -1),
    waiting: zoneObjects(g, STACK, g.state.game.turn.active).map((id) => objectRow(g.state, id).kind),
  }),
  indifferent: () => null,
  mandatory: () => null,
};
