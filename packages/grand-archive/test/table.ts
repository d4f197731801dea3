/** A table to try the card language of Grand Archive on: two players, objects put where a test wants them. */
import { asPlayer, type GameEvent, happen, type ObjectId } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import {
  acceptPosition,
  type Context,
  context,
  current,
  emptyGame,
  FIELD,
  type G,
  newPool,
  type Placed,
  placeObject,
  placeTurn,
  standard,
} from '../src/index.ts';

export const ANN = asPlayer(0);
export const BOB = asPlayer(1);

const face = (name: string, types: Face['types'], rest: Omit<Face, 'name' | 'types'> = {}): Face => ({
  name,
  types,
  elements: ['norm'],
  ...rest,
});
const cards: readonly Card[] = (
  [
    [
      face('Hana, Young Archer', ['champion'], {
        level: 1,
        life: 20,
        classes: ['ranger'],
        cost: { kind: 'memory', amount: 0 },
      }),
    ],
    [
      face('Squire', ['ally'], {
        power: 2,
        life: 3,
        classes: ['warrior'],
        subtypes: ['Warrior', 'Human'],
        cost: { kind: 'reserve', amount: 2 },
      }),
    ],
    [
      face('Wolf', ['ally'], {
        power: 3,
        life: 3,
        classes: ['tamer'],
        subtypes: ['Tamer', 'Beast'],
        elements: ['fire'],
        cost: { kind: 'reserve', amount: 3 },
        speed: 'fast',
      }),
    ],
    [
      face('Sword', ['weapon'], {
        power: 2,
        durability: 2,
        supertypes: ['regalia'],
        cost: { kind: 'memory', amount: 1 },
      }),
    ],
    [face('Flash', ['action'], { elements: ['crux'], cost: { kind: 'reserve', amount: 'X' } })],
    [face('Day', ['item']), face('Night', ['item'])],
    [face('Currents', ['mastery'])],
    [face('Cold', ['status'])],
  ] as const
).map((faces) => ({ slug: faces[0].name.toLowerCase(), name: faces[0].name, faces }));

/** Ann's main phase, and nothing on the table. */
export function newTable(): G {
  const g = emptyGame(newPool(cards), [{ name: 'Ann' }, { name: 'Bob' }], 1, current, standard);
  placeTurn(g, { turn: 3, active: ANN, step: 'main', open: true });
  acceptPosition(g);
  return g;
}

export const defOf = (name: string): number => cards.findIndex((card) => card.name === name);

export const put = (g: G, name: string, rest: Partial<Placed> = {}): ObjectId =>
  placeObject(g, { owner: ANN, zone: FIELD, def: defOf(name), ...rest });

/** Makes it happen; what happened, with its consequences. */
export const now = (g: G, event: object): readonly GameEvent[] => happen(g, event as GameEvent);

export const of = (source: ObjectId, rest: Partial<Context> = {}): Context => context(source, ANN, rest);
