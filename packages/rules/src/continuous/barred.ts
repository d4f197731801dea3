/** Keywords that an object cannot have: an effect that something resolved makes does not give them, not even once it could have them again. */
import { type EntityId, effectRow, isObject, objectRow } from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { activeFloating, inForce, isAffected, isModify } from './active-effect.ts';
import { givenAbility, isKeyword } from './dependency.ts';
import type { ActiveEffect, Modify } from './effect.ts';
import { environment } from './environment.ts';

const keywordBarred = (change: Node): string | null =>
  change.kind === 'cantHave' ? (change as Node & { readonly keyword: string }).keyword : null;

const bars = ({ effect }: ActiveEffect<Modify>, keyword: string): boolean =>
  effect.changes.some((change) => keywordBarred(change) === keyword);

/** The effects in force that speak of this object alone. */
const on = (g: CommonGame, id: EntityId): readonly ActiveEffect<Modify>[] =>
  !isObject(id)
    ? []
    : objectRow(g.state, id).effects.flatMap((effect) => {
        const row = effectRow(g.state, effect);
        const active = row === null ? null : activeFloating(g, row);
        return active !== null && isModify(active) ? [active] : [];
      });

function cannotHave(g: CommonGame, id: EntityId, keyword: string): boolean {
  if (!isObject(id)) return false;
  const barring = environment(g).modify.filter((a) => bars(a, keyword));
  return (
    barring.some((a) => inForce(g, a) && isAffected(g, a, id)) || on(g, id).some((active) => bars(active, keyword))
  );
}

/** What an effect does to objects, some of which may be unable to have what it gives: those with the changes that are left for them. */
export function withoutBarred(
  g: CommonGame,
  objects: readonly EntityId[],
  changes: readonly Node[],
): readonly { readonly objects: readonly EntityId[]; readonly changes: readonly Node[] }[] {
  const isBarred = (id: EntityId, change: Node): boolean => {
    const ability = givenAbility(change);
    return ability !== null && isKeyword(ability) && cannotHave(g, id, ability.keyword);
  };
  if (!changes.some((change) => objects.some((id) => isBarred(id, change)))) return [{ objects, changes }];
  return objects
    .map((id) => ({ objects: [id], changes: changes.filter((change) => !isBarred(id, change)) }))
    .filter(({ changes: left }) => left.length > 0);
}
