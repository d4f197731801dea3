// Targets of one spell or ability are asked for one kind after the other; an answer may name them all, as `targets` does.
import type { ChooseEntities, Decision } from '@rulewright/kernel';
import { targetsSoFar } from '@rulewright/magic';
import type { Answer, Ref } from '../../parse/index.ts';
import type { Understood } from '../../run/play.ts';
import { candidateOf, candidatesOf } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';
import { nameTargets, unnamedTargets } from './named-targets.ts';

const refsOf = (item: Answer): readonly Ref[] | undefined => {
  if (item.kind === 'word') return item.ref && [item.ref];
  if (item.kind !== 'list') return undefined;
  const refs = item.items.map((each) => (each.kind === 'word' ? each.ref : undefined));
  return refs.every((ref) => ref !== undefined) ? refs : undefined;
};

/** A list that is more than an answer to this one choice: what went before without being asked is passed over, what comes after is kept. */
export function severalTargets(play: MagicPlay, decision: ChooseEntities, answer: Answer): Understood | undefined {
  if (decision.prompt !== 'targets' || answer.kind !== 'list') return undefined;
  const { chosen, left } = targetsSoFar(play.game);
  const { from, max } = decision;
  const fits = (ref: Ref): boolean => candidateOf(play, ref, from) !== undefined;
  const wasChosen = (item: Answer): boolean => {
    const refs = refsOf(item);
    if (refs === undefined || refs.length === 0) return false;
    return refs.every((ref) => !fits(ref) && candidateOf(play, ref, chosen) !== undefined);
  };
  const begin = answer.items.findIndex((item) => !wasChosen(item));
  const items = answer.items.slice(Math.max(0, begin));
  const [first] = items;
  const isGroup = first?.kind === 'list';
  const flat = items.map(refsOf);
  if (first === undefined || flat.some((refs) => refs === undefined)) return undefined;
  if (
    begin === 0 &&
    !isGroup &&
    (left === 0 || (items.length <= max && items.every((item) => refsOf(item)?.every(fits))))
  )
    return undefined;
  const singles = items.findIndex((item, i) => i >= max || item.kind !== 'word' || !refsOf(item)?.every(fits));
  const taken = isGroup ? 1 : singles < 0 ? items.length : singles;
  if (taken === 0 || (left === 0 && taken < items.length)) return undefined;
  const refs = items.slice(0, taken).flatMap((item) => refsOf(item) ?? []);
  const rest = items.slice(taken);
  return {
    answer: candidatesOf(play, refs, from),
    ...(rest.length > 0 && { rest: { kind: 'list', line: answer.line, items: rest }, mustFit: true }),
  };
}

/** The answer names targets that left no choice, while others are being asked for; from then on it has. */
export function isTargetBefore(play: MagicPlay, decision: Decision, answer: Answer): boolean {
  const refs = refsOf(answer);
  if (decision.prompt !== 'targets' || refs === undefined || refs.length === 0) return false;
  const { chosen } = targetsSoFar(play.game);
  const { from } = decision as ChooseEntities;
  if (refs.some((ref) => candidateOf(play, ref, from) !== undefined)) return false;
  const meant = unnamedTargets(play, refs, chosen);
  if (meant !== undefined) nameTargets(play, meant);
  return meant !== undefined;
}
