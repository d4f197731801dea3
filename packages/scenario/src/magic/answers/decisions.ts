// What the runner has to know about the decisions of Magic.
import { type ChooseEntities, type EntityId, type ObjectRow, objectRow } from '@rulewright/kernel';
import { type StackEntry, topOfStack } from '@rulewright/magic';
import { refsIn } from '../../run/answers.ts';
import type { Decisions } from '../../run/play.ts';
import type { MagicPlay } from '../play.ts';
import { nameTargets, unnamedTargets } from './named-targets.ts';
import { areAlike } from './orders.ts';

const DECLARED: Readonly<Record<string, string>> = { attackers: 'attacks', blockers: 'blocks' };

const targetsOf = ({ stack }: ObjectRow): readonly EntityId[] =>
  (stack as StackEntry | null)?.targets.flatMap((target) => target.chosen) ?? [];

export const decisions: Decisions<MagicPlay> = {
  awaits: ({ kind }) => (kind === 'priority' ? 'action' : DECLARED[kind] === undefined ? null : 'declaration'),
  idle: ({ kind }) => (DECLARED[kind] === undefined ? { action: 'pass' } : { [DECLARED[kind]]: [] }),
  /** 201.4: any card can be named, not only those that are here. */
  isOpenEnded: ({ prompt }) => prompt === 'cardName',
  areAlike,
  /** Mana that the step does not name is paid without what later steps need. */
  ownAnswer({ announcing }, { kind }) {
    const isOwn = kind === 'payment' && announcing !== null && announcing.options.mana === undefined;
    return isOwn && announcing.sparing.length > 0 ? { auto: true, sparing: announcing.sparing } : undefined;
  },
  /** "You may" of each of its targets is done to all of them. */
  usual({ game }, decision) {
    const { kind, prompt, from, min, max } = decision as ChooseEntities;
    if (kind !== 'entities' || prompt !== 'choose' || min > 0 || max < from.length) return undefined;
    const top = topOfStack(game);
    const targets = top === undefined ? [] : targetsOf(objectRow(game.state, top));
    return from.every((id) => targets.includes(id)) ? from : undefined;
  },
  answered(play, { prompt }, answer) {
    if (prompt === 'targets') nameTargets(play, answer);
  },
  /** 601.2c: targets that leave no choice are not asked for. */
  wasSettled(play, player, answer) {
    const refs = refsIn(answer);
    const top = topOfStack(play.game);
    if (refs === undefined || refs.length === 0 || top === undefined) return false;
    const row = objectRow(play.game.state, top);
    const meant = row.controller === player ? unnamedTargets(play, refs, targetsOf(row)) : undefined;
    if (meant !== undefined) nameTargets(play, meant);
    return meant !== undefined;
  },
};
