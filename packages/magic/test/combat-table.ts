/** Positions for tests of combat: creatures described in a few words, and the answers that a combat needs. */
import {
  type Answer,
  asPlayer,
  type BeginEffectEvent,
  checkAnswer,
  type Decision,
  type EntityId,
  type GameEvent,
  happen,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  step,
} from '@rulewright/kernel';
import type { Ability, Change, ColorName, Face, Filter, Selector, Step } from '@rulewright/language/magic';
import {
  acceptPosition,
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  Flag,
  type G,
  newPool,
  type Placed,
  type Profile,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/index.ts';

export interface Creature {
  readonly pt?: string;
  /** Keywords, separated by commas. */
  readonly has?: string;
  readonly abilities?: readonly Ability[];
  readonly colors?: readonly ColorName[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly place?: Partial<Placed>;
}

const keywordsOf = (text = ''): Ability[] =>
  text
    .split(',')
    .map((k) => k.trim())
    .filter((k) => k !== '')
    .map((keyword) => ({ kind: 'keyword', keyword }));

const faceOf = (name: string, c: Creature): Face => {
  const [power = 0, toughness = 0] = (c.pt ?? '2/2').split('/').map(Number);
  const types = c.types ?? ['creature'];
  return {
    name,
    types,
    ...(c.colors === undefined ? {} : { colors: c.colors }),
    ...(c.subtypes === undefined ? {} : { subtypes: c.subtypes }),
    ...(types.includes('creature') ? { power, toughness } : {}),
    abilities: [...keywordsOf(c.has), ...(c.abilities ?? [])],
  };
};

export const always = (...effects: Extract<Ability, { kind: 'static' }>['effects']): Ability => ({
  kind: 'static',
  effects,
});

export type Creatures = Readonly<Record<string, Creature>>;

/** A game in which the first player is about to declare attackers; permanents are found by name. */
export class Table {
  readonly g: G;
  readonly #ids = new Map<string, EntityId>();

  constructor(
    seats: Readonly<Record<string, Creatures>>,
    options: { readonly profile?: Profile; readonly step?: Step; readonly teams?: readonly number[] } = {},
  ) {
    const names = Object.keys(seats);
    const players = names.map((name, i) => ({ name, team: options.teams?.[i] ?? i }));
    this.g = emptyGame(newPool([]), players, 1, options.profile ?? current);
    names.forEach((name, i) => {
      const owner = asPlayer(i);
      this.#ids.set(name, owner);
      placePlayer(this.g, owner, { life: 20 });
      for (const [key, creature] of Object.entries(seats[name] ?? {})) {
        const placed = { owner, zone: BATTLEFIELD, token: faceOf(key, creature), ...creature.place };
        this.#ids.set(key, placeObject(this.g, placed));
      }
    });
    placeTurn(this.g, { turn: 3, active: asPlayer(0), step: options.step ?? 'attackers' });
    acceptPosition(this.g);
    continueFrom(this.g, options.step ?? 'attackers');
  }

  id(name: string): ObjectId {
    return this.#entity(name) as ObjectId;
  }
  #entity(name: string): EntityId {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`nobody is called ${name}`);
    return id;
  }
  name(id: EntityId): string {
    for (const [name, known] of this.#ids) if (known === id) return name;
    return String(id);
  }

  get decision(): Decision | null {
    return this.g.state.decision;
  }
  get asked(): string {
    const d = this.decision;
    return d === null ? 'nothing' : `${this.name(d.player)} ${d.kind}`;
  }

  #pairs(pairs: Readonly<Record<string, string | readonly string[]>>): [number, number][] {
    return Object.entries(pairs).flatMap(([a, bs]) =>
      (typeof bs === 'string' ? [bs] : bs).map((b): [number, number] => [this.#entity(a), this.#entity(b)]),
    );
  }
  attacks(pairs: Readonly<Record<string, string>>): Answer {
    return { attacks: this.#pairs(pairs) };
  }
  blocks(pairs: Readonly<Record<string, string | readonly string[]>>): Answer {
    return { blocks: this.#pairs(pairs) };
  }

  /** Why an answer would be refused, as a code; null if it would be taken. */
  refused(answer: Answer): string | null {
    return this.refusal(answer)?.code ?? null;
  }
  refusal(answer: Answer): Refusal | null {
    return checkAnswer(this.g, answer);
  }
  answer(answer: Answer): this {
    const { refusal } = step(this.g, answer);
    if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    return this;
  }
  attack(pairs: Readonly<Record<string, string>>): this {
    return this.answer(this.attacks(pairs));
  }
  block(pairs: Readonly<Record<string, string | readonly string[]>>): this {
    return this.answer(this.blocks(pairs));
  }
  /** All pass until something else than priority is asked, or the step changes. */
  pass(): this {
    const { step: before } = this.g.state.game.turn;
    while (this.decision?.kind === 'priority' && this.g.state.game.turn.step === before)
      this.answer({ action: 'pass' });
    return this;
  }
  /** All pass through the whole combat; stops where something else is asked. */
  finish(): this {
    while (this.decision?.kind === 'priority' && this.g.state.game.turn.step !== 'main2') this.pass();
    return this;
  }

  destroy(name: string): this {
    happen(this.g, { kind: 'destroy', object: this.id(name) } as GameEvent);
    return this;
  }
  gain(name: string, keyword: string): this {
    return this.#change(name, { kind: 'gain', ability: { kind: 'keyword', keyword } });
  }
  lose(name: string, keyword: string): this {
    return this.#change(name, { kind: 'lose', keyword });
  }
  #change(name: string, change: Change): this {
    const id = this.id(name);
    const effect: BeginEffectEvent['effect'] = {
      source: id,
      controller: objectRow(this.g.state, id).controller,
      objects: [id],
      body: { kind: 'modify', what: { kind: 'this' }, changes: [change] },
      locals: {},
      duration: { kind: 'endOfTurn' },
      left: -1,
    };
    happen(this.g, { kind: 'beginEffect', effect } as GameEvent);
    return this;
  }

  life(name: string): number {
    return this.g.state.game.totals[this.#entity(name) as PlayerId]?.life ?? 0;
  }
  alive(name: string): boolean {
    return objectRow(this.g.state, this.id(name)).zone === BATTLEFIELD;
  }
  damage(name: string): number {
    return objectRow(this.g.state, this.id(name)).damage;
  }
  tapped(name: string): boolean {
    return (objectRow(this.g.state, this.id(name)).flags & Flag.tapped) !== 0;
  }
  counters(name: string, counter: string): number {
    return objectRow(this.g.state, this.id(name)).counters[counter] ?? 0;
  }
  get step(): Step {
    return this.g.state.game.turn.step;
  }
}

export const self: Selector = { kind: 'this' };
export const creature: Filter = { kind: 'type', type: 'creature' };
export const keyword = (name: string, what?: Filter): Ability =>
  what === undefined ? { kind: 'keyword', keyword: name } : { kind: 'keyword', keyword: name, what };

/** Ann's attackers against Bob's blockers, after a declaration of all of Ann's creatures. */
export function attacked(ann: Creatures, bob: Creatures, profile: Profile = current): Table {
  const t = new Table({ Ann: ann, Bob: bob }, { profile });
  t.attack(Object.fromEntries(Object.keys(ann).map((name) => [name, 'Bob'])));
  return t.pass();
}
