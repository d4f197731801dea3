/** The X of a text: announced with a cost, chosen as something is done, or not defined at all (107.3). */
import type { Ability, Action } from '@rulewright/language/magic';
import { someIn, substitute } from '../../../prose/substitute.ts';
import { withX } from '../../values/x.ts';
import type { Pass, ReadFace, Refused } from './pass.ts';

const isX = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'x';

const speaksOfX = (node: unknown): boolean => someIn(node, isX);

const isXInCost = (node: unknown): boolean =>
  isX(node) || (typeof node === 'string' && (node.includes('{X}') || node === '-X'));

/** Some cost that the text states has an X: whoever pays it announces the number (107.3a, 107.3d). */
const statesX = (abilities: readonly Ability[]): boolean =>
  someIn(
    abilities,
    (node) => typeof node === 'object' && node !== null && 'cost' in node && someIn(node.cost, isXInCost),
  );

/** It waits for a spell with {X} in its cost: X is that of the spell (107.3e). */
const isOfSpellWithX = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  someIn(ability.on, (node) => typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'xInCost');

/** It speaks of an X that is announced with no cost. */
const isUndefined = ({ facts: { cost } }: ReadFace, abilities: readonly Ability[]): boolean =>
  cost?.includes('{X}') !== true &&
  abilities.some((ability) => speaksOfX(ability) && !isOfSpellWithX(ability)) &&
  !statesX(abilities);

export const lacksX = (face: ReadFace, abilities: readonly Ability[]): Refused | undefined =>
  isUndefined(face, abilities) ? { reason: 'no X', words: 'X' } : undefined;

/** "You may tap X untapped Myr": the player chooses how many as it is done (107.3f), and that many X is in what follows. */
export const chosenX: Pass = (face) =>
  isUndefined(face, face.abilities)
    ? (ability) => substitute(ability, (node) => (isActions(node) && node.some(choosesX) ? chosenIn(node) : undefined))
    : (ability) => ability;

const isActions = (node: unknown): node is readonly Action[] =>
  Array.isArray(node) && node.every((each) => typeof each === 'object' && each !== null && 'do' in each);

type Choice = Extract<Action, { do: 'choose' }>;
const choosesX = (action: Action): action is Choice => action.do === 'choose' && isX(action.min) && isX(action.max);

function chosenIn(actions: readonly Action[]): readonly Action[] {
  const at = actions.findIndex(choosesX);
  const choice = actions[at];
  if (choice === undefined || !choosesX(choice)) return actions;
  const any: Choice = { ...choice, min: 0, max: { kind: 'count', of: choice.from } };
  const number = { kind: 'count', of: { kind: 'var', name: choice.as } } as const;
  return [...actions.slice(0, at), any, ...withX(actions.slice(at + 1), number)];
}
