/** "Draw cards equal to …, then discard that many cards": as many as were to be drawn, worked out once, before the first of them is drawn. */
import type { Action } from '@rulewright/language/magic';
import { ASKED } from '../../../prose/passes/bindings.ts';
import { speaksOf, substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

type Draw = Extract<Action, { do: 'draw' }>;

const isDraw = (node: unknown): node is Draw & { readonly as: string } =>
  typeof node === 'object' &&
  node !== null &&
  'do' in node &&
  node.do === 'draw' &&
  'as' in node &&
  typeof node.as === 'string';

export const asked: Pass = () => (ability) => {
  const isSpokenOf = (node: unknown): node is Draw & { readonly as: string } =>
    isDraw(node) && speaksOf(ability, `${node.as}${ASKED}`);
  const first = (node: unknown): unknown => {
    if (!isSpokenOf(node)) return node;
    const name = `${node.as}${ASKED}`;
    return [
      { do: 'let', name, value: node.count },
      { ...node, count: { kind: 'var', name } },
    ];
  };
  return substitute(ability, (each) =>
    Array.isArray(each) && each.some(isSpokenOf) ? each.flatMap(first) : undefined,
  );
};
