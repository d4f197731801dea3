/** What is told of a card without working it out is what comes out when it is worked out: in random games of the bundled decks, at every decision. */
import { type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import { environment } from '@rulewright/rules';
import { describe, expect, test } from 'vitest';
import { plainSheet } from '../src/effects/plain-sheet.ts';
import { characteristics, type G, waysToActivate, zones } from '../src/index.ts';
import type { Sheet } from '../src/parts-of-a-card/printed.ts';
import { isFast, mayBeFast, mayBePlayed } from '../src/playing-cards/ways.ts';
import { playAtRandom } from './random-games.ts';

const rowsIn = (g: G): readonly ObjectRow[] =>
  zones.flatMap((zone, kind) =>
    zone.of === 'player'
      ? g.state.players.flatMap(({ id }) => zoneObjects(g, kind, id)).map((id) => objectRow(g.state, id))
      : [],
  );

const GAMES = 8;
const DECISIONS = 250;
const SEEDS = Array.from({ length: GAMES }, (_, i) => 31 * i + 5);

const isAsPrinted = (g: G, row: ObjectRow, { face, types, entries }: Sheet): boolean => {
  const { name, types: now, speed, abilities } = characteristics(g, row.id);
  const own = entries.map(({ ability }) => ability);
  return (
    name === face.name &&
    now === types &&
    speed === (face.speed ?? null) &&
    abilities.every((ability) => own.includes(ability))
  );
};

describe('what is printed tells', () => {
  test('what a card is that no effect changes, but for its bubbles', () => {
    let told = 0;
    const wrong: string[] = [];
    for (const seed of SEEDS)
      playAtRandom(seed, DECISIONS, (g) => {
        for (const row of rowsIn(g)) {
          const sheet = plainSheet(g, row);
          if (sheet === null) continue;
          told++;
          if (!isAsPrinted(g, row, sheet)) wrong.push(sheet.face.name);
        }
      });
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(GAMES * DECISIONS);
  });

  test('that there is no way to play it where it is, or none that is fast', () => {
    const left = { out: 0, slow: 0 };
    const wrong: string[] = [];
    for (const seed of SEEDS)
      playAtRandom(seed, DECISIONS, (g) => {
        if (environment(g).may.length > 0) return;
        for (const { id } of rowsIn(g)) {
          const isOut = !mayBePlayed(g, id);
          const isSlow = !mayBeFast(g, id);
          if (isOut) left.out++;
          if (isSlow) left.slow++;
          const ways = g.state.players.flatMap((player) => waysToActivate(g, player.id, id));
          if ((isOut && ways.length > 0) || (isSlow && ways.some((way) => isFast(characteristics(g, id), way))))
            wrong.push(characteristics(g, id).name);
        }
      });
    expect(wrong).toEqual([]);
    expect(Math.min(left.out, left.slow)).toBeGreaterThan(GAMES * DECISIONS);
  });
});
