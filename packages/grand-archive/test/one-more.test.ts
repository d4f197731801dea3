/**
 * What is kept of the effects in force as one begins or ends that no characteristic goes by is what would be gathered anew: in random games of
 * the bundled decks, at every decision.
 */
import { fork, zoneObjects } from '@rulewright/kernel';
import { effectsChanged } from '@rulewright/kernel/write';
import { type ActiveEffect, type Environment, settledEnvironment } from '@rulewright/rules';
import { describe, expect, test } from 'vitest';
import { characteristics, type G, zones } from '../src/index.ts';
import { playAtRandom } from './random-games.ts';

const GAMES = 7;
const DECISIONS = 250;

/** The same game with nothing kept. */
function anew(g: G): G {
  const forked: G = { ...g, state: fork(g.state), undone: null };
  effectsChanged(forked.state);
  return forked;
}

const LISTS = ['modify', 'onPlayers', 'must', 'may', 'costs', 'replace', 'skips', 'triggering', 'own'] as const;
const said = ({ effect, ctx, id }: ActiveEffect): string =>
  `${id} of ${ctx.source} for ${ctx.controller}: ${effect.kind}`;
const inForce = (env: Environment): unknown => [
  ...LISTS.map((list) => env[list].map(said)),
  Object.entries(env.cant).map(([action, effects]) => [action, effects.map(said)]),
];

/** What everything on the field is, and every card that a player holds. */
const objects = (g: G): unknown =>
  zones.flatMap((zone, kind) =>
    zone.of === 'player'
      ? g.state.players.flatMap(({ id }) => zoneObjects(g, kind, id)).map((id) => [id, characteristics(g, id)])
      : [],
  );

describe('the effects in force', () => {
  test('are what they would be if they were gathered anew', () => {
    let changing = 0;
    for (let seed = 0; seed < GAMES; seed++)
      playAtRandom(seed, DECISIONS, (g) => {
        const kept = settledEnvironment(g);
        if (kept.replace.some(({ id }) => id >= 0)) changing++;
        const other = anew(g);
        expect(inForce(kept)).toEqual(inForce(settledEnvironment(other)));
        expect(objects(g)).toEqual(objects(other));
      });
    expect(changing).toBeGreaterThan(0);
  });
});
