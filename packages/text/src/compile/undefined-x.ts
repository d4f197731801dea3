/** The X of a text: announced with a cost, chosen as something is done, or not defined at all (107.3). */
import type { Ability, Action } from '@rulewright/language/magic';
import { substitute, withX } from '../rules/substitute.ts';

const isX = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'x';

const some = (node: unknown, test: (node: unknown) => boolean): boolean =>
  test(node) || (typeof node === 'object' && node !== null && Object.values(node).some((each) => some(each, test)));

const speaksOfX = (node: unknown): boolean => some(node, isX);

const isXInCost = (node: unknown): boolean =>
  isX(node) || (typeof node === 'string' && (node.includes('{X}') || node === '-X'));

/** Some cost that the text states has an X: whoever pays it announces the number (107.3a, 107.3d). */
const statesX = (abilities: readonly Ability[]): boolean =>
  some(abilities, (node) => typeof node === 'object' && node !== null && 'cost' in node && some(node.cost, isXInCost));

/** It speaks of an X that is announced with no cost. */
export const lacksX = (manaCost: string | undefined, abilities: readonly Ability[]): boolean =>
  manaCost?.includes('{X}') !== true && abilities.some(speaksOfX) && !statesX(abilities);

/** "You may tap X untapped Myr": the player chooses how many as it is done (107.3f), and that many X is in what follows. */
export const withChosenX = (ability: Ability): Ability =>
  substitute(ability, (node) => (isActions(node) && node.some(choosesX) ? chosenX(node) : undefined));

const isActions = (node: unknown): node is readonly Action[] =>
  Array.isArray(node) && node.every((each) => typeof each === 'object' && each !== null && 'do' in each);

type Choice = Extract<Action, { do: 'choose' }>;
const choosesX = (action: Action): action is Choice => action.do === 'choose' && isX(action.min) && isX(action.max);

function chosenX(actions: readonly Action[]): readonly Action[] {
  const at = actions.findIndex(choosesX);
  const choice = actions[at];
  if (choice === undefined || !choosesX(choice)) return actions;
  const any: Choice = { ...choice, min: 0, max: { kind: 'count', of: choice.from } };
  const number = { kind: 'count', of: { kind: 'var', name: choice.as } } as const;
  return [...actions.slice(0, at), any, ...withX(actions.slice(at + 1), number)];
}
