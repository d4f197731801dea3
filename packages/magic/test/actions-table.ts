/** A table for two on which actions are carried out and spells resolve, with made-up cards. */
import {
  type Answer,
  asPlayer,
  begin,
  type ChooseEntities,
  type EntityId,
  type GameEvent,
  happen,
  type Locals,
  load,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  run,
  save,
  step,
  zoneObjects,
} from '@rulewright/kernel';
import type { Action, Card, Face, Selector, Target, Value } from '@rulewright/language/magic';
import type { Pool } from '../src/100-game/108-pool.ts';
import { newPool } from '../src/100-game/108-pool.ts';
import { characteristics } from '../src/100-game/109.3-characteristics.ts';
import { current } from '../src/100-game/profile.ts';
import { BATTLEFIELD, STACK } from '../src/400-zones/400-zones.ts';
import { totalsOf } from '../src/700-additional/700.1-events/change-game.ts';
import { emptyGame, placeObject, placeTurn } from '../src/700-additional/700.1-events/set-up.ts';
import { type Context, context, Flag, type G, type Magic, type StackEntry } from '../src/state.ts';

export const ann = asPlayer(0);
export const ben = asPlayer(1);

const card = (face: Face): Card => ({ name: face.name, layout: 'normal', faces: [face] });

/** The made-up cards; a test adds its own. */
export const bear: Card = card({
  name: 'Test Bear',
  cost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Bear'],
  power: 2,
  toughness: 2,
});
export const ogre: Card = card({
  name: 'Test Ogre',
  cost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Ogre'],
  power: 4,
  toughness: 3,
});
export const hill: Card = card({ name: 'Test Hill', types: ['land'], subtypes: ['Mountain'] });
export const bolt: Card = card({ name: 'Test Bolt', cost: '{R}', types: ['instant'] });
export const sword: Card = card({ name: 'Test Sword', cost: '{1}', types: ['artifact'], subtypes: ['Equipment'] });
export const veil: Card = card({
  name: 'Test Veil',
  cost: '{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [{ kind: 'keyword', keyword: 'enchant', what: { kind: 'type', type: 'creature' } }],
});
const cards: readonly Card[] = [bear, ogre, hill, bolt, sword, veil];

export const you: Selector = { kind: 'you' };
export const eachPlayer: Selector = { kind: 'players', which: 'each' };
export const named = (name: string): Selector => ({ kind: 'var', name });
export const creatures: Selector = { kind: 'each', where: { kind: 'type', type: 'creature' } };

export class Table {
  g: G;
  readonly source: ObjectId;
  /** Saves and loads the game at every decision, as if it had been put away. */
  readonly saving: boolean;

  constructor(saving = false, more: readonly Card[] = []) {
    this.saving = saving;
    const g = emptyGame(newPool([...cards, ...more]), [{ name: 'Ann' }, { name: 'Ben' }], 7, current);
    placeTurn(g, { turn: 1, active: ann, step: 'main1' });
    this.g = g;
    this.source = this.put(sword, BATTLEFIELD);
  }

  put(what: Card, zone: number, owner: PlayerId = ann): ObjectId {
    return placeObject(this.g, { owner, zone, def: this.g.pool.cards.indexOf(what) });
  }

  context(locals: Locals = {}, rest: Partial<Context> = {}): Context {
    return context(this.source, ann, { ...rest, locals });
  }

  /** Carries out actions as an ability of the source would; answers are given in order. */
  do(actions: readonly Action[], locals: Locals = {}, ...answers: readonly Answer[]): this {
    begin(this.g, 'runActions', { actions, ctx: this.context(locals) });
    return this.go(...answers);
  }

  /** The same for a triggered ability, which knows the event that triggered it. */
  trigger(event: GameEvent, actions: readonly Action[], locals: Locals = {}): this {
    begin(this.g, 'runActions', { actions, ctx: this.context(locals, { event }) });
    return this.go();
  }

  go(...answers: readonly Answer[]): this {
    run(this.g);
    for (const answer of answers) {
      if (this.saving) {
        const saved: unknown = JSON.parse(JSON.stringify(save(this.g)));
        this.g = load<Magic, Pool, G['rules']>(this.g.rules, this.g.pool, saved);
      }
      const { refusal } = step(this.g, answer);
      if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** The pending decision. */
  get asked(): ChooseEntities {
    return this.g.state.decision as ChooseEntities;
  }

  /** Puts a spell on the stack as casting would. */
  cast(what: Card, effect: StackEntry['effect'], rest: Partial<StackEntry> = {}, player: PlayerId = ann): ObjectId {
    const inHand = this.put(what, 1, player);
    const entry: StackEntry = {
      kind: 'spell',
      source: inHand,
      effect,
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
    this.happen({ kind: 'move', object: inHand, to: STACK, how: 'cast', stack: entry } as GameEvent);
    const object = objectRow(this.g.state, inHand).after;
    this.happen({ kind: 'announce', object, stack: { ...entry, source: object } } as GameEvent);
    return object;
  }

  resolve(object: ObjectId, ...answers: readonly Answer[]): this {
    begin(this.g, 'resolve', { object });
    return this.go(...answers);
  }

  happen(event: GameEvent): void {
    happen(this.g, event);
  }

  zone(kind: number, player: PlayerId = ann): readonly ObjectId[] {
    return zoneObjects(this.g, kind, player);
  }
  names(kind: number, player: PlayerId = ann): readonly string[] {
    return this.zone(kind, player).map((id) => characteristics(this.g, id).name);
  }
  life(player: PlayerId): number {
    return totalsOf(this.g, player).life;
  }
  is(id: ObjectId) {
    return characteristics(this.g, id);
  }
  isGone(id: ObjectId): boolean {
    return objectRow(this.g.state, id).zone === NOWHERE;
  }
  isTapped(id: ObjectId): boolean {
    return (objectRow(this.g.state, id).flags & Flag.tapped) !== 0;
  }
  /** What the card has become since. */
  now(id: ObjectId): ObjectId {
    const { after } = objectRow(this.g.state, id);
    return after < 0 ? id : this.now(after);
  }
  events(kind: string): readonly GameEvent[] {
    const { log } = this.g.state;
    return log.chunks.flat().filter((e) => e.kind === kind);
  }
}

export const aTarget = (what: Target['what'], more: Partial<Target> = {}): Target => ({
  name: 'target',
  what,
  ...more,
});
export const chosen = (spec: Target, ids: readonly EntityId[], division: readonly number[] | null = null) => ({
  spec,
  chosen: ids,
  division,
});
export const damage = (amount: Value, to: Selector = named('target')): Action => ({ do: 'damage', to, amount });
