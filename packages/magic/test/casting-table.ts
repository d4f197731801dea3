/** A table for two on which spells are cast and abilities activated, with made-up cards. Saves and loads before every answer. */
import {
  type Answer,
  asPlayer,
  type Decision,
  type EntityId,
  load,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  rowsOf,
  save,
  step,
  zoneObjects,
} from '@rulewright/kernel';
import type {
  Ability,
  Action,
  ActivatedAbility,
  Card,
  Cost,
  Face,
  Filter,
  Step,
  Target,
} from '@rulewright/language/magic';
import { continueFrom } from '../src/100-game/100-new-game.ts';
import { parseCost } from '../src/100-game/106-mana/107.4-mana-symbols.ts';
import { newPool, type Pool } from '../src/100-game/108-pool.ts';
import { characteristics } from '../src/100-game/109.3-characteristics.ts';
import { current } from '../src/100-game/profile.ts';
import { BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, STACK } from '../src/400-zones/400-zones.ts';
import { legalActions, type PriorityAnswer } from '../src/600-effects/index.ts';
import {
  acceptPosition,
  emptyGame,
  type Placed,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/700-additional/700.1-events/set-up.ts';
import { Flag, type G, MANA_LETTERS, type Magic, type Mana, type ManaType, type StackEntry } from '../src/state.ts';

export const ann = asPlayer(0);
export const ben = asPlayer(1);

export const card = (face: Face): Card => ({ name: face.name, layout: 'normal', faces: [face] });
const basic = (name: string): Card => card({ name, supertypes: ['basic'], types: ['land'], subtypes: [name] });
export const creature = (name: string, cost: string, ...abilities: readonly Ability[]): Card =>
  card({ name, cost, types: ['creature'], power: 2, toughness: 2, abilities });
export const instant = (name: string, cost: string, ...abilities: readonly Ability[]): Card =>
  card({ name, cost, types: ['instant'], abilities });
export const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]): Card =>
  card({ name, cost, types: ['sorcery'], abilities });
export const artifact = (name: string, ...abilities: readonly Ability[]): Card =>
  card({ name, cost: '{1}', types: ['artifact'], abilities });
export const land = (name: string, ...abilities: readonly Ability[]): Card =>
  card({ name, types: ['land'], abilities });

export const you = { kind: 'you' } as const;
const self = { kind: 'this' } as const;
export const isCreature: Filter = { kind: 'type', type: 'creature' };
export const isThis: Filter = { kind: 'is', what: self };
export const targetCreature: Target = { name: 'target', what: isCreature };
export const anyTarget: Target = {
  name: 'target',
  what: { kind: 'any', of: [isCreature, { kind: 'player' }, { kind: 'type', type: 'planeswalker' }] },
};
export const tap: Cost = { kind: 'tap' };
export const mana = (symbols: string): Cost => ({ kind: 'mana', mana: symbols });
export const add = (symbols: string): Action => ({ do: 'mana', mana: { kind: 'fixed', mana: symbols } });
export const addOneOf = (...symbols: readonly string[]): Action => ({
  do: 'mana',
  mana: { kind: 'oneOf', mana: symbols },
});
export const damage = (amount: number, to = 'target'): Action => ({
  do: 'damage',
  amount,
  to: { kind: 'var', name: to },
});
export const gain = (amount: number): Action => ({ do: 'gainLife', who: you, amount });
export const activated = (cost: readonly Cost[], ...actions: readonly Action[]): ActivatedAbility => ({
  kind: 'activated',
  cost,
  actions,
});
export const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });

/** What tests use without saying more about it. */
const common: readonly Card[] = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic),
  creature('Bear', '{1}{G}'),
  creature('Elf', '{G}', activated([tap], add('{G}'))),
  creature('Shadow', '{1}{B}', keyword('hexproof')),
  instant('Bolt', '{R}', { kind: 'spell', targets: [anyTarget], actions: [damage(3)] }),
  sorcery('Insight', '{1}{U}', { kind: 'spell', actions: [gain(2)] }),
  land('Border', activated([tap], addOneOf('{R}', '{G}'))),
];

interface Side {
  readonly hand?: readonly string[];
  readonly battlefield?: readonly (string | (Partial<Placed> & { readonly card: string }))[];
  readonly graveyard?: readonly string[];
  readonly life?: number;
  /** Floating mana, in symbols. */
  readonly pool?: string;
}

export interface Setting {
  readonly ann?: Side;
  readonly ben?: Side;
  readonly active?: PlayerId;
  readonly step?: Step;
}

const manaOf = (symbols: string): readonly Mana[] =>
  parseCost(symbols).symbols.map((s) => ({
    type: (31 - Math.clz32(s.types)) as ManaType,
    snow: false,
    source: 16 as ObjectId,
  }));

export class Table {
  g: G;
  private readonly named = new Map<string, ObjectId>();

  constructor(setting: Setting, ...cards: readonly Card[]) {
    const all = [...common, ...cards];
    this.g = emptyGame(newPool(all), [{ name: 'Ann' }, { name: 'Ben' }], 1, current);
    const seat = (player: PlayerId, side: Side): void => {
      const put = (name: string, zone: number, rest: Partial<Placed> = {}): void => {
        const def = all.findIndex((c) => c.name === name);
        if (def < 0) throw new Error(`no card ${name}`);
        const id = placeObject(this.g, { owner: player, zone, def, ...rest });
        for (let n = 1; ; n++) {
          const label = n === 1 ? name : `${name}#${n}`;
          if (this.named.has(label)) continue;
          this.named.set(label, id);
          break;
        }
      };
      for (const placed of side.battlefield ?? []) {
        if (typeof placed === 'string') put(placed, BATTLEFIELD);
        else put(placed.card, BATTLEFIELD, placed);
      }
      for (const name of side.hand ?? []) put(name, HAND);
      for (const name of side.graveyard ?? []) put(name, GRAVEYARD);
      for (let i = 0; i < 5; i++) placeObject(this.g, { owner: player, zone: LIBRARY, def: 0 });
      placePlayer(this.g, player, { life: side.life ?? 20, mana: manaOf(side.pool ?? '') });
    };
    seat(ann, setting.ann ?? {});
    seat(ben, setting.ben ?? {});
    const at = setting.step ?? 'main1';
    placeTurn(this.g, { turn: 3, active: setting.active ?? ann, step: at });
    acceptPosition(this.g);
    continueFrom(this.g, at);
  }

  /** The object that a card of this name is now. `Bear#2` is the second that was put on the table. */
  id(name: string): ObjectId {
    let id = this.named.get(name);
    if (id === undefined) throw new Error(`nothing is named ${name}`);
    for (let row = objectRow(this.g.state, id); row.after >= 0; row = objectRow(this.g.state, id)) id = row.after;
    return id;
  }

  get asked(): Decision {
    const { decision } = this.g.state;
    if (decision === null) throw new Error('nothing is asked');
    return decision;
  }

  /** Answers through a save and a load; the refusal, if it was refused. */
  try(answer: Answer): Refusal | null {
    const saved: unknown = JSON.parse(JSON.stringify(save(this.g)));
    this.g = load<Magic, Pool, G['rules']>(this.g.rules, this.g.pool, saved);
    return step(this.g, answer).refusal;
  }

  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) {
      const refusal = this.try(answer);
      if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)} for ${JSON.stringify(answer)}`);
    }
    return this;
  }

  cast(name: string, rest: { readonly method?: string; readonly pay?: 'auto' | 'manual' } = {}): this {
    return this.answer({ action: 'cast', card: this.id(name), ...rest });
  }

  tryCast(name: string, rest: { readonly method?: string } = {}): Refusal | null {
    return this.try({ action: 'cast', card: this.id(name), ...rest });
  }

  /** `nth` counts the activated abilities from 0. */
  activation(name: string, nth = 0): PriorityAnswer & Answer {
    const object = this.id(name);
    const { abilities } = characteristics(this.g, object);
    const indices = abilities.flatMap((a, i) => (a.kind === 'activated' ? [i] : []));
    return { action: 'activate', object, index: indices[nth] ?? -1 };
  }

  activate(name: string, nth = 0): this {
    return this.answer(this.activation(name, nth));
  }

  tryActivate(name: string, nth = 0): Refusal | null {
    return this.try(this.activation(name, nth));
  }

  pass(): this {
    return this.answer({ action: 'pass' });
  }

  /** Both players pass. */
  resolve(): this {
    return this.pass().pass();
  }

  /** Ann has passed, so that Ben has priority. */
  legal(player: PlayerId = ann): readonly PriorityAnswer[] {
    return legalActions(this.g, player);
  }

  canCast(name: string): boolean {
    return this.legal(this.asked.player).some((a) => a.action === 'cast' && a.card === this.id(name));
  }

  isTapped(name: string): boolean {
    return (objectRow(this.g.state, this.id(name)).flags & Flag.tapped) !== 0;
  }

  zone(name: string): number {
    return objectRow(this.g.state, this.id(name)).zone;
  }

  life(player: PlayerId): number {
    return this.g.state.game.totals[player]?.life ?? 0;
  }

  /** Floating mana as letters. */
  pool(player: PlayerId): string {
    return (this.g.state.game.totals[player]?.mana ?? []).map((m) => MANA_LETTERS[m.type]).join('');
  }

  get stack(): readonly ObjectId[] {
    return zoneObjects(this.g, STACK, ann);
  }

  entry(at = 0): StackEntry {
    const id = this.stack[at];
    if (id === undefined) throw new Error('there is nothing there');
    return objectRow(this.g.state, id).stack as StackEntry;
  }

  targets(at = 0): readonly (readonly EntityId[])[] {
    return this.entry(at).targets.map((t) => t.chosen);
  }

  /** Kinds of the events so far. */
  get happened(): readonly string[] {
    return [...rowsOf(this.g.state.log)].map((e) => e.kind);
  }
}
