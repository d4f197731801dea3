/** What happens to the abilities of a face once its lines are read. */
import type { Ability, StaticEffect } from '@rulewright/language/grand-archive';
import { gathered, referred, unused } from '../../prose/passes/bindings.ts';
import { isUngiven, withGranters } from '../../prose/passes/granters.ts';
import { withGroups } from '../../prose/passes/groups.ts';
import { isNode, rewritten, someIn, substitute } from '../../prose/substitute.ts';
import type { FaceFacts } from '../face-facts.ts';
import { joined } from '../predicates/joined.ts';
import type { Refusal } from './source.ts';

/** Actions and costs that can bind what they did, and need not. */
const OPTIONAL: ReadonlySet<string> = new Set(
  'move banish negate draw discard discardCards mill destroy sacrifice sacrificeObjects summon summonOneOf copyToken generate damage removeCounters moveCounters restOthers reveal put'.split(
    ' ',
  ),
);

export function finished(abilities: readonly Ability[]): readonly Ability[] {
  const made = linked(
    paidWith(abilities.map((ability) => chosenAtOnce(settled(gathered(withGroups(withGranters(ability))))))),
  );
  const names = new Set<string>();
  referred(made, names);
  // What was used to pay is bound where it is noted on the object.
  const paid = paidNames(made);
  someIn(made, (node) => {
    if (isNode(node) && node.kind === 'noted' && typeof node.key === 'string' && paid.has(node.key))
      names.add(node.key);
    return false;
  });
  return made.map((ability) => unused(ability, OPTIONAL, names));
}

const withoutFuture = (node: unknown): unknown => {
  if (!isNode(node) || node.kind !== 'modify' || node.future !== true) return node;
  const { future: _, ...rest } = node;
  return rest;
};
/** What stands is true of later things by itself; and it is said only of groups, not of certain things. */
const settled = (ability: Ability): Ability =>
  rewritten(ability, (node) => {
    if (!isNode(node)) return node;
    if (node.kind === 'static' && Array.isArray(node.effects))
      return { ...node, effects: joined(node.effects.map(withoutFuture) as readonly StaticEffect[]) };
    return isNode(node.what) && node.what.kind === 'each' ? node : withoutFuture(node);
  });

/** The names under which additional costs bind what pays for them. */
const paidNames = (abilities: readonly Ability[]): ReadonlySet<string> =>
  new Set(
    abilities.flatMap((a) =>
      a.kind === 'additionalCost' ? a.cost.flatMap((c) => ('as' in c ? (c.as ?? []) : [])) : [],
    ),
  );

/** Zones 7.3: what was used to pay for a card is noted on the object that it becomes, for its other abilities. */
function paidWith(abilities: readonly Ability[]): readonly Ability[] {
  const names = paidNames(abilities);
  if (names.size === 0) return abilities;
  const noted = (ability: Ability): Ability => {
    if (ability.kind === 'spell' || ability.kind === 'additionalCost') return ability;
    const isBoundHere = (name: unknown): boolean => someIn(ability, (node) => isNode(node) && node.as === name);
    return substitute(ability, (node) => {
      if (!isNode(node) || node.kind !== 'var' || typeof node.name !== 'string') return undefined;
      return names.has(node.name) && !isBoundHere(node.name) ? { kind: 'noted', key: node.name } : undefined;
    });
  };
  return abilities.map(noted);
}

/** "A card in a champion's lineage" is one choice among the lineages of all champions, not a champion first. */
const chosenAtOnce = (ability: Ability): Ability =>
  rewritten(ability, (node) => {
    if (!Array.isArray(node)) return node;
    const [first, second, ...rest] = node as readonly unknown[];
    if (!isNode(first) || !isNode(second) || first.do !== 'choose' || second.do !== 'choose') return node;
    if (first.max !== undefined || second.max !== undefined || !isNode(first.from) || first.from.kind !== 'each')
      return node;
    const name = first.as;
    const isFirst = (each: unknown): boolean => isNode(each) && each.kind === 'var' && each.name === name;
    const { from } = second;
    const isInLineage = someIn(from, (each) => isNode(each) && each.kind === 'lineage' && isFirst(each.of));
    if (!isInLineage || someIn(rest, isFirst)) return node;
    const among = substitute(second, (each) => (isFirst(each) ? first.from : undefined));
    return [among, ...rest];
  });

/** What one ability banishes, another speaks of: it is noted on the object. */
function linked(abilities: readonly Ability[]): readonly Ability[] {
  const speaks = (node: unknown): boolean =>
    someIn(node, (each) => isNode(each) && each.kind === 'noted' && each.key === 'banished');
  if (!speaks(abilities)) return abilities;
  return substitute(abilities, (node) =>
    isNode(node) && (node.do === 'banish' || (node.kind === 'banish' && !isItself(node.what)))
      ? { ...node, note: 'banished' }
      : undefined,
  );
}
const isItself = (filter: unknown): boolean =>
  isNode(filter) && filter.kind === 'is' && isNode(filter.what) && filter.what.kind === 'this';

const isX = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'x';
/** Some cost that the text states has an X: whoever pays it says the number. */
const statesX = (abilities: readonly Ability[]): boolean =>
  someIn(
    abilities,
    (node) => isNode(node) && (someIn(node.cost, isX) || (node.kind === 'keyword' && someIn(node.amount, isX))),
  );

/** What makes no sense of the lines together. */
export function refusedIn(
  facts: FaceFacts,
  abilities: readonly Ability[],
): Pick<Refusal, 'reason' | 'words' | 'detail'> | undefined {
  if (facts.costsX !== true && someIn(abilities, isX) && !statesX(abilities)) return { reason: 'no X', words: 'X' };
  const isLinked = someIn(abilities, (node) => isNode(node) && node.note === 'banished');
  if (!isLinked && someIn(abilities, (node) => isNode(node) && node.kind === 'noted' && node.key === 'banished'))
    return { reason: 'unclear', words: 'banished', detail: 'nothing is banished that could be spoken of' };
  if (!abilities.some(isUngiven)) return undefined;
  return { reason: 'unclear', words: facts.name, detail: 'the name stands for the object that gives the ability' };
}
