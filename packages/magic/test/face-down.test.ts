import { asPlayer, eventsSince, invariants, step, view, visibleEvents } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  Flag,
  type G,
  HAND,
  legalActions,
  newPool,
  placeObject,
  placeTurn,
} from '../src/index.ts';

const ann = asPlayer(0);
const ben = asPlayer(1);

const card = (face: Face): Card => ({ name: face.name, layout: 'normal', faces: [face] });
const morph = (mana: string) => ({ kind: 'keyword', keyword: 'morph', cost: [{ kind: 'mana', mana }] }) as const;

const goat = card({
  name: 'Goat',
  cost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Goat'],
  power: 3,
  toughness: 1,
  abilities: [morph('{R}')],
});
const sage = card({
  name: 'Sage',
  cost: '{4}{U}{U}',
  types: ['creature'],
  subtypes: ['Wizard'],
  power: 1,
  toughness: 5,
  abilities: [morph('{U}'), { kind: 'keyword', keyword: 'flash' }],
});
const forest = card({ name: 'Forest', supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] });
const pool = newPool([goat, sage, forest]);

/** The hidden card lies face down on the battlefield, and another one of its kind is in hand. */
function table(def: number): G {
  const g = emptyGame(pool, [{ name: 'Ann' }, { name: 'Ben' }], 1, current);
  for (let i = 0; i < 3; i++) placeObject(g, { owner: ann, zone: BATTLEFIELD, def: 2 });
  placeObject(g, { owner: ann, zone: BATTLEFIELD, def, flags: Flag.faceDown });
  placeObject(g, { owner: ann, zone: HAND, def });
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  continueFrom(g, 'main1');
  return g;
}

function castFaceDown(g: G): readonly unknown[] {
  const from = g.state.log.length;
  const action = legalActions(g, ann).find((a) => a.action === 'cast' && a.method === 'morph');
  if (action === undefined) throw new Error('it cannot be cast face down');
  step(g, { ...action });
  return visibleEvents(g, ben, eventsSince(g.state, from));
}

describe('a face-down object', () => {
  test('looks the same to an opponent whatever it is', () => {
    expect(view(table(0), ben)).toEqual(view(table(1), ben));
  });

  test('is known to its controller', () => {
    expect(view(table(0), ann)).not.toEqual(view(table(1), ann));
    expect(JSON.stringify(view(table(0), ann))).toContain('Goat');
  });

  test('is cast so that an opponent learns nothing of it', () => {
    const [first, second] = [table(0), table(1)];
    expect(castFaceDown(first)).toEqual(castFaceDown(second));
    expect(view(first, ben)).toEqual(view(second, ben));
    expect(invariants(first)).toEqual([]);
  });
});
