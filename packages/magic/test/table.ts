/** A table to try the evaluation of the card language on: two players, cards put where a test wants them. */
import { asPlayer, type GameEvent, happen, type ObjectId } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import { newPool } from '../src/100-game/108-pool.ts';
import { current } from '../src/100-game/profile.ts';
import { BATTLEFIELD } from '../src/400-zones/400-zones.ts';
import { emptyGame, type Placed, placeObject, placeTurn } from '../src/700-additional/700.1-events/set-up.ts';
import type { MagicEvent } from '../src/700-additional/700.1-events/types.ts';
import { type Context, context, type G, type StackEntry } from '../src/state.ts';

export const ALICE = asPlayer(0);
export const BOB = asPlayer(1);

const faces: readonly Face[] = [
  { name: 'Bear', cost: '{1}{G}', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
  { name: 'Elf', cost: '{G}', types: ['creature'], subtypes: ['Elf', 'Druid'], power: 1, toughness: 1 },
  {
    name: 'Guildmage',
    cost: '{G/W}{G/W}',
    types: ['creature'],
    subtypes: ['Elf', 'Wizard'],
    power: 2,
    toughness: 2,
    abilities: [{ kind: 'keyword', keyword: 'landwalk', what: { kind: 'subtype', type: 'Swamp' } }],
  },
  { name: 'Golem', cost: '{4}', types: ['artifact', 'creature'], subtypes: ['Golem'], power: 3, toughness: 3 },
  { name: 'Forest', supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] },
  { name: 'Bolt', cost: '{R}', types: ['instant'] },
  { name: 'Blaze', cost: '{X}{R}', types: ['sorcery'] },
  { name: 'Aura', cost: '{W}', types: ['enchantment'], subtypes: ['Aura'] },
  { name: 'Sword', cost: '{2}', types: ['artifact'], subtypes: ['Equipment'] },
  { name: 'Walker', cost: '{2}{U}{U}', types: ['planeswalker'], subtypes: ['Jace'], loyalty: 4 },
];
const cards: readonly Card[] = faces.map((face) => ({ name: face.name, layout: 'normal', faces: [face] }));

/** The first player's first main phase, and nothing on the table. */
export function newTable(): G {
  const g = emptyGame(newPool(cards), [{ name: 'Alice' }, { name: 'Bob' }], 1, current);
  placeTurn(g, { turn: 1, active: ALICE, step: 'main1' });
  return g;
}

export const put = (g: G, name: string, rest: Partial<Placed> = {}): ObjectId =>
  placeObject(g, {
    owner: ALICE,
    zone: BATTLEFIELD,
    def: faces.findIndex((f) => f.name === name),
    ...rest,
  });

/** Makes it happen; what happened, with its consequences. */
export const now = (g: G, event: MagicEvent): readonly MagicEvent[] =>
  happen(g, event as GameEvent) as readonly MagicEvent[];

/** Moves an object; the event and the object it became. */
export function moved(g: G, object: ObjectId, to: number, rest: { readonly how?: string } = {}) {
  const event = now(g, { kind: 'move', object, to, ...rest }).find((e) => e.kind === 'move');
  if (event?.kind !== 'move' || event.became === undefined) throw new Error('it did not move');
  return { event, became: event.became };
}

export const of = (source: ObjectId, rest: Partial<Context> = {}): Context => context(source, ALICE, rest);

/** Gives an object on the stack what it carries. */
export function announce(g: G, object: ObjectId, rest: Partial<StackEntry> = {}): void {
  const stack: StackEntry = {
    kind: 'spell',
    source: object,
    effect: null,
    modes: [],
    targets: [],
    x: 0,
    locals: {},
    paid: {},
    event: null,
    condition: null,
    keyword: null,
    from: 1,
    ...rest,
  };
  now(g, { kind: 'announce', object, stack });
}
