/** What stands behind a refusal: a game has one entry per reason code, each with the facts and the objects responsible. */
import {
  type Derivation,
  derivation,
  type EntityId,
  type Game,
  isPlayer,
  type ObjectId,
  type PlayerId,
  type Refusal,
} from '@rulewright/kernel';
import { environment } from '../continuous/index.ts';
import type { CommonGame } from '../game.ts';
import { asPlain } from './characteristic.ts';

/** A refusal, and what it is about where it does not say so itself. */
export interface Refused {
  readonly refusal: Refusal;
  readonly player: PlayerId;
  readonly object: ObjectId | undefined;
  readonly other: EntityId | undefined;
}

export type Because<G extends Game> = (g: G, r: Refused) => readonly Derivation[];

const idIn = (refusal: Refusal, key: string): EntityId | undefined => {
  const id = refusal.data?.[key];
  return typeof id === 'number' ? (id as EntityId) : undefined;
};

export function refused(player: PlayerId, refusal: Refusal, about?: ObjectId): Refused {
  const object = idIn(refusal, 'object') ?? about;
  const other = idIn(refusal, 'other');
  // A player may be what is refused; then it stands where the other side does.
  return object !== undefined && isPlayer(object)
    ? { refusal, player, object: about, other: object }
    : { refusal, player, object, other };
}

/** A refusal with all that stands behind it. */
export function refusalFact<G extends Game>(table: Readonly<Record<string, Because<G>>>, g: G, r: Refused): Derivation {
  const { refusal, object, other } = r;
  const named = [object, other, idIn(refusal, 'by')].filter((id) => id !== undefined);
  return derivation(refusal.code, {
    rules: refusal.rule === undefined ? [] : [refusal.rule],
    objects: [...new Set(named)],
    because: (Object.hasOwn(table, refusal.code) ? table[refusal.code] : undefined)?.(g, r) ?? [],
  });
}

/** The effect that forbids it, as the refusal names it. */
export const restrictionFacts =
  (rules: readonly string[]): Because<CommonGame> =>
  (g, { refusal }) => {
    const { action, by } = refusal.data ?? {};
    if (typeof by !== 'number') return [];
    const source = by as ObjectId;
    const found = (environment(g).cant[String(action)] ?? []).find((a) => a.ctx.source === source);
    const data = found === undefined ? {} : { effect: asPlain(found.effect) };
    return [derivation('restriction', { rules, objects: [source], data })];
  };
