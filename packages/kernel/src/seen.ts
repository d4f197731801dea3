/**
 * The one place where it is decided what somebody may be told. Whatever explains, refuses, previews or names takes a `Seen`, and
 * the game in it holds nothing that those eyes may not know: two games that look the same to somebody are the same game
 * there, so nothing that is worked out from it can tell them apart.
 */
import { type Answer, decides, type Refusal } from './decision.ts';
import type { MoveEvent } from './events/index.ts';
import type { Game } from './game.ts';
import { type EntityId, isPlayer, NO_PLAYER, type ObjectId, type PlayerId } from './ids.ts';
import { checkAnswer } from './machine.ts';
import type { Plain } from './plain.ts';
import { copyOfRow, findObject, NOWHERE, type ObjectRow, type ZoneKind } from './state.ts';
import { rowsOf } from './table.ts';
import { veiled } from './veil.ts';
import { type Knowledge, knowledge } from './view.ts';

/** Whose eyes: a player's, a spectator's (`NO_PLAYER`), or those of somebody who sees every face (the lab, a finished game). */
export type Eyes = PlayerId | 'all';

/** A game as somebody may know it. Made by `seenBy`. */
export class Seen<G extends Game = Game> {
  readonly eyes: Eyes;
  readonly #whole: G;
  #veiled: G | null = null;
  #left: ReadonlyMap<ObjectId, ZoneKind> | null = null;

  constructor(whole: G, eyes: Eyes) {
    this.#whole = whole;
    this.eyes = eyes;
  }

  /** The player whose eyes they are; nobody for a spectator and for who sees all. */
  get viewer(): PlayerId {
    return this.eyes === 'all' ? NO_PLAYER : this.eyes;
  }

  /** The game without what they may not know. What is tried with it is tried on a fork. */
  get g(): G {
    if (this.eyes === 'all') return this.#whole;
    this.#veiled ??= veiled(this.#whole, this.eyes, (row) => this.#knowledge(row));
    return this.#veiled;
  }

  /** Whether they can point at it: they see it, or can tell it from others; or could when it was last there. */
  knows(id: EntityId): boolean {
    if (isPlayer(id)) return this.#whole.state.players[id] !== undefined;
    const row = findObject(this.#whole.state, id);
    return row !== undefined && (this.eyes === 'all' || this.#knowledge(row) !== 'none');
  }

  /** Whether it is for them to answer what is being asked. */
  get isAsked(): boolean {
    const { decision } = this.#whole.state;
    return decision !== null && (this.eyes === 'all' || decides(decision) === this.eyes);
  }

  /** Why an answer of theirs is refused, as far as they may know why; null if it would be taken. */
  refusal(answer: Answer): Refusal | null {
    const refusal = checkAnswer(this.#whole, answer);
    if (refusal === null || this.eyes === 'all') return refusal;
    const told = this.isAsked ? checkAnswer(this.g, answer) : null;
    return told === null || this.#namesHidden(told.data ?? {}) ? this.hidden : told;
  }

  /** The reason that is given where the true one is not for them. */
  get hidden(): Refusal {
    return { code: 'hidden', rule: this.#whole.rules.hiding };
  }

  #namesHidden(data: Readonly<Record<string, Plain>>): boolean {
    return NAMING.some((key) => typeof data[key] === 'number' && !this.knows(data[key] as EntityId));
  }

  #knowledge(row: ObjectRow): Knowledge {
    const { viewer } = this;
    if (row.zone !== NOWHERE) return knowledge(this.#whole, viewer, row);
    // Only cards are ever among others like them.
    if (row.kind !== 'card') return 'face';
    const from = this.#zonesLeft().get(row.id);
    if (from !== undefined) return knowledge(this.#whole, viewer, Object.assign(copyOfRow(row), { zone: from }));
    // The log has forgotten where it was; what was on the stack still says so.
    return row.stack !== null && this.#whole.rules.sees(this.#whole, viewer, row) ? 'face' : 'none';
  }

  /** Where the objects were that are gone by now. */
  #zonesLeft(): ReadonlyMap<ObjectId, ZoneKind> {
    if (this.#left !== null) return this.#left;
    const left = new Map<ObjectId, ZoneKind>();
    for (const event of rowsOf(this.#whole.state.log)) {
      if (event?.kind !== 'move') continue;
      const { object, from } = event as MoveEvent;
      if (from !== undefined) left.set(object, from);
    }
    this.#left = left;
    return left;
  }
}

/** The keys under which refusals name entities. */
const NAMING: readonly string[] = ['object', 'other', 'by'];

/** A game with somebody's eyes: a player, a spectator (`NO_PLAYER`), or 'all' for who may see everything. */
export const seenBy = <G extends Game>(g: G, eyes: Eyes): Seen<G> => new Seen(g, eyes);
