/** What something is to be attached to is chosen among what it can be attached to (303.4j, 608.2d, 701.3a). */
import type { Action, Filter, Selector } from '@rulewright/language/magic';
import { substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

type Choice = Extract<Action, { do: 'choose' }>;
type Attaching = Extract<Action, { do: 'attach' }>;

const isAction = (node: unknown, name: string): boolean =>
  typeof node === 'object' && node !== null && (node as { readonly do?: unknown }).do === name;
const isChoice = (node: unknown): node is Choice => isAction(node, 'choose');
const isAttaching = (node: unknown): node is Attaching => isAction(node, 'attach');

/** A choice of one object, and the attaching to it that comes next. */
function fitted(choice: Choice, next: unknown): Choice {
  if (!isAttaching(next) || choice.random === true || choice.min !== undefined || choice.max !== undefined)
    return choice;
  if (next.to.kind !== 'var' || next.to.name !== choice.as || choice.from.kind !== 'each') return choice;
  return { ...choice, from: { ...choice.from, where: hosting(choice.from.where, next.what) } };
}

const hosting = (where: Filter, what: Selector): Filter => {
  const parts = where.kind === 'all' ? where.of : [where];
  return { kind: 'all', of: [...parts, { kind: 'canHost', what }] };
};

export const fittingHosts: Pass = () => (ability) =>
  substitute(ability, (each) => {
    if (!Array.isArray(each)) return undefined;
    const made = each.map((action, i) => (isChoice(action) ? fitted(action, each[i + 1]) : action));
    return made.some((action, i) => action !== each[i]) ? made : undefined;
  });
