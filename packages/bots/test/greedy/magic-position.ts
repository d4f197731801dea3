/** Positions for the bot that looks ahead: permanents described in a few words, found again by their names. */
import { type Answer, asPlayer, type Counters, type Decision, type EntityId, type PlayerId } from '@rulewright/kernel';
import type { Card, Face, Step } from '@rulewright/language/magic';
import {
  acceptPosition,
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  type G,
  HAND,
  LIBRARY,
  newPool,
  placeObject,
  placePlayer,
  placeTurn,
} from '@rulewright/magic';
import { greedyBot } from '../../src/magic/index.ts';

export const ANN = asPlayer(0);
export const BOB = asPlayer(1);

/** A permanent: power and toughness, keywords separated by commas, and how it stands. */
export interface Permanent {
  readonly pt?: string;
  readonly has?: string;
  readonly types?: readonly string[];
  readonly abilities?: Face['abilities'];
  readonly flags?: number;
  readonly damage?: number;
  readonly counters?: Counters;
  readonly sick?: boolean;
}

export interface Side {
  readonly life?: number;
  readonly field?: Readonly<Record<string, Permanent>>;
  readonly hand?: readonly Card[];
  /** So many cards that do nothing. */
  readonly library?: number;
}

const keywords = (text = ''): NonNullable<Face['abilities']> =>
  text
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '')
    .map((keyword) => ({ kind: 'keyword', keyword }) as const);

function faceOf(name: string, { pt, has, types, abilities = [] }: Permanent): Face {
  const [power = 0, toughness = 0] = (pt ?? '').split('/').map(Number);
  return {
    name,
    types: types ?? ['creature'],
    ...(pt === undefined ? {} : { power, toughness }),
    abilities: [...keywords(has), ...abilities],
  };
}

export class Position {
  readonly g: G;
  readonly #names = new Map<EntityId, string>();

  constructor(ann: Side, bob: Side = {}, at: { readonly step?: Step; readonly active?: PlayerId } = {}) {
    const sides = [ann, bob];
    const cards = [...new Set(sides.flatMap(({ hand = [] }) => hand))];
    const names = ['Ann', 'Bob'];
    const blank = {
      name: 'Blank',
      layout: 'normal',
      faces: [{ name: 'Blank', types: ['artifact'], cost: '{9}' }],
    } as const;
    this.g = emptyGame(
      newPool([...cards, blank]),
      names.map((name, team) => ({ name, team })),
      1,
      current,
    );
    sides.forEach(({ life = 20, field = {}, hand = [], library = 0 }, i) => {
      const owner = asPlayer(i);
      placePlayer(this.g, owner, { life });
      this.#names.set(owner, names[i] ?? '');
      for (const [name, permanent] of Object.entries(field)) {
        const { flags, damage, counters, sick } = permanent;
        const placed = { owner, zone: BATTLEFIELD, token: faceOf(name, permanent) };
        const how = {
          ...(flags === undefined ? {} : { flags }),
          ...(damage === undefined ? {} : { damage }),
          ...(counters === undefined ? {} : { counters }),
          ...(sick === undefined ? {} : { sick }),
        };
        this.#names.set(placeObject(this.g, { ...placed, ...how }), name);
      }
      for (const card of hand)
        this.#names.set(placeObject(this.g, { owner, zone: HAND, def: cards.indexOf(card) }), card.name);
      for (let n = 0; n < library; n++) placeObject(this.g, { owner, zone: LIBRARY, def: cards.length });
    });
    const step = at.step ?? 'main1';
    placeTurn(this.g, { turn: 3, active: at.active ?? ANN, step });
    acceptPosition(this.g);
    continueFrom(this.g, step);
  }

  get decision(): Decision {
    const { decision } = this.g.state;
    if (decision === null) throw new Error('nobody is asked');
    return decision;
  }

  id(name: string): EntityId {
    for (const [id, known] of this.#names) if (known === name) return id;
    throw new Error(`nothing is called ${name}`);
  }

  name(id: EntityId): string {
    return this.#names.get(id) ?? String(id);
  }

  answer(): Answer {
    return greedyBot(1).answer(this.g, this.decision);
  }

  /** Who attacks whom, or blocks whom, as the bot says it. */
  pairs(of: 'attacks' | 'blocks'): readonly string[] {
    const answer = this.answer() as Readonly<Record<string, readonly (readonly EntityId[])[]>>;
    return (answer[of] ?? []).map((pair) => pair.map((id) => this.name(id)).join(' > ')).toSorted();
  }
}
