/** Linked abilities (607.2): what one ability chose, and the tokens that one created, are noted on the object if another speaks of them. */
import type { Ability } from '@rulewright/language/magic';
import { isNode, someIn, substitute } from '../../../prose/substitute.ts';
import { CHOSEN_THING, CREATED } from '../../sentences/marks.ts';
import type { Pass, ReadFace, Refused } from './pass.ts';

const speaksOf =
  (key: string) =>
  (node: unknown): boolean =>
    isNode(node) && node.kind === 'noted' && node.key === key;
const isChoice = (node: unknown): node is { readonly do: 'choose'; readonly as: string } =>
  isNode(node) && node.do === 'choose' && isNode(node.from) && node.from.kind !== 'players';
const creates = (node: unknown): boolean => isNode(node) && (node.do === 'token' || node.do === 'copyToken');

/** 607.2d: the one ability that has something chosen and does not itself speak of it afterwards. */
const choosing = ({ abilities }: ReadFace): readonly Ability[] =>
  abilities.filter((ability) => someIn(ability, isChoice) && !someIn(ability, speaksOf(CHOSEN_THING)));

export const linkedChoice: Pass = (face) => {
  const [chooser, more] = someIn(face.abilities, speaksOf(CHOSEN_THING)) ? choosing(face) : [];
  if (chooser === undefined || more !== undefined) return (ability) => ability;
  return (ability) => {
    if (!someIn(ability, isChoice) || someIn(ability, speaksOf(CHOSEN_THING))) return ability;
    return substitute(ability, (node) => {
      if (!Array.isArray(node) || !node.some(isChoice)) return undefined;
      return node.flatMap((each) =>
        isChoice(each) ? [each, { do: 'note', key: CHOSEN_THING, objects: { kind: 'var', name: each.as } }] : [each],
      );
    });
  };
};

export const linkedTokens: Pass = (face) => {
  if (!someIn(face.abilities, speaksOf(CREATED))) return (ability) => ability;
  return (ability) =>
    substitute(ability, (node) =>
      creates(node) && isNode(node) && !('note' in node) ? { ...node, note: CREATED } : undefined,
    );
};

/** Something speaks of what was chosen or created, and no ability or more than one chooses or creates it. */
export function unlinkedThing(face: ReadFace): Refused | undefined {
  const { abilities } = face;
  if (someIn(abilities, speaksOf(CHOSEN_THING)) && choosing(face).length !== 1)
    return { reason: 'unclear', words: 'the chosen …', detail: 'which choice is meant' };
  if (someIn(abilities, speaksOf(CREATED)) && !someIn(abilities, creates))
    return { reason: 'unclear', words: 'created with …', detail: 'no ability creates a token' };
  return undefined;
}
