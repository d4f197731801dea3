// What one instruction may come to, and how large numbers may become (docs/decisions/0013-limits.md): beyond that the game is a draw.
import {
  asPlayer,
  decisionKind,
  eventsSince,
  type GameEvent,
  happen,
  type ObjectId,
  type PlayerId,
  seenBy,
  step,
  TooMuch,
} from '@rulewright/kernel';
import type { Ability, Card } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import {
  BATTLEFIELD,
  characteristics,
  continueFrom,
  current,
  emptyGame,
  explainEvent,
  formats,
  type G,
  newPool,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/index.ts';

const [ann, bob] = [0, 1].map(asPlayer) as [PlayerId, PlayerId];
const you = { kind: 'you' } as const;
const self = { kind: 'this' } as const;
const goat = { name: 'Goat', types: ['creature'], subtypes: ['Goat'], power: 0, toughness: 1 } as const;

function table(...abilities: readonly Ability[]): { readonly g: G; readonly drum: ObjectId } {
  const drum: Card = {
    name: 'Drum',
    layout: 'normal',
    faces: [{ name: 'Drum', types: ['creature'], power: 1, toughness: 1, abilities }],
  };
  const g = emptyGame(newPool([drum]), [{ name: 'Ann' }, { name: 'Bob' }], 1, current, formats['free-for-all']);
  for (const { id } of g.state.players) placePlayer(g, id, { life: 20 });
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  const id = placeObject(g, { owner: ann, zone: BATTLEFIELD, def: 0 });
  continueFrom(g, 'main1');
  return { g, drum: id };
}

const lifeOf = (g: G, player = ann): number => g.state.game.totals[player]?.life ?? 0;
const start: Ability = { kind: 'activated', cost: [], actions: [{ do: 'gainLife', who: you, amount: 1 }] };

/** Begins with the first ability and passes on until the game is over. */
function playedOut(...abilities: readonly Ability[]): {
  readonly g: G;
  readonly drum: ObjectId;
  readonly last: GameEvent;
} {
  const { g, drum } = table(...abilities);
  expect(step(g, { action: 'activate', object: drum, index: 0 }).refusal).toBe(null);
  for (let i = 0; i < 5_000 && g.state.over === null; i++) {
    const { decision } = g.state;
    if (decision === null) break;
    step(g, decision.kind === 'priority' ? { action: 'pass' } : decisionKind(g, decision).sample(g, decision, () => 0));
  }
  return { g, drum, last: eventsSince(g.state, g.state.log.length - 1)[0] as GameEvent };
}

describe('a number that doubles', () => {
  const BEYOND = 2 ** 53;

  test('is a draw by the limit once it cannot be told exactly, and is no proved loop: power', () => {
    const { g, drum, last } = playedOut(start, {
      kind: 'triggered',
      on: { on: 'gainLife', who: you },
      actions: [
        {
          do: 'effect',
          effects: [
            {
              kind: 'modify',
              what: self,
              changes: [{ kind: 'addPT', power: { kind: 'stat', stat: 'power', of: self }, toughness: 0 }],
            },
          ],
          duration: { kind: 'endOfTurn' },
        },
        { do: 'gainLife', who: you, amount: 1 },
      ],
    });
    expect(g.state.over?.draw).toBe(true);
    expect(last).toMatchObject({ kind: 'drawGame', tooMuch: BEYOND });
    expect(characteristics(g, drum).power).toBeLessThanOrEqual(BEYOND);
  });

  test('life', () => {
    const { g, last } = playedOut(start, {
      kind: 'triggered',
      on: { on: 'gainLife', who: you },
      actions: [{ do: 'setLife', who: you, to: { kind: 'times', of: [{ kind: 'life', of: you }, 2] } }],
    });
    expect(g.state.over?.draw).toBe(true);
    expect(last.kind).toBe('drawGame');
    expect(last).not.toHaveProperty('loop');
    expect(Number.isSafeInteger(lifeOf(g))).toBe(true);
  });
});

describe('what comes to too much', () => {
  test('happens with nothing of what would happen at the same time', () => {
    const { g, drum } = table();
    const token = { kind: 'create', object: 'token', owner: ann, controller: ann, zone: BATTLEFIELD, base: goat };
    const before = g.state.log.length;
    expect(() =>
      happen(
        g,
        { kind: 'gainLife', player: ann, amount: 3, cause: drum } as GameEvent,
        { kind: 'createTokens', player: ann, tokens: [{ token, count: 10_001 }], amount: 10_001 } as GameEvent,
      ),
    ).toThrow(TooMuch);
    expect(lifeOf(g)).toBe(20);
    expect(g.state.log.length).toBe(before);
  });

  test('follows from something that has happened, and that is in the log', () => {
    const { g, drum } = table();
    placePlayer(g, bob, { life: 1 - Number.MAX_SAFE_INTEGER });
    const before = g.state.log.length;
    expect(() => happen(g, { kind: 'damage', to: bob, amount: 2, source: drum, combat: false } as GameEvent)).toThrow(
      TooMuch,
    );
    expect(eventsSince(g.state, before).map(({ kind }) => kind)).toEqual(['damage']);
  });

  test('is why the game is a draw', () => {
    const { g, last } = playedOut({
      kind: 'activated',
      cost: [],
      actions: [{ do: 'token', token: goat, count: 10_001 }],
    });
    expect(last).toMatchObject({ kind: 'drawGame', tooMuch: 10_001 });
    expect(explainEvent(seenBy(g, 'all'), g.state.log.length - 1)?.because[0]).toMatchObject({
      code: 'too-much',
      data: { amount: 10_001, most: 10_000 },
    });
  });
});
