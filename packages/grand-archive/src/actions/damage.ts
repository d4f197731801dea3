/** Damage that effects deal, and damage that they take off objects (damage; game terms, recover). */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import { divisionName } from '@rulewright/rules';
import { isAsSpell } from '../abilities/as-spell.ts';
import { isChampion } from '../card-types/champion.ts';
import { damageEvent, healEvent, recoverEvent } from '../events/make.ts';
import { type GrandArchiveEvent, isEvent } from '../events/types.ts';
import { controllerOf } from '../parts-of-a-card/characteristics.ts';
import { onField } from './found.ts';
import { type ActionOf, type Acts, bind, countFor, emit, type Outcome, objectsOf, type Run } from './run.ts';

/** Damage 10, 16: one quantity for several objects is one event of the source, of which each is dealt its own. */
function damage(run: Run, action: ActionOf<'damage'>): Outcome {
  if (run.work !== null) return bind(action.as, dealt(run));
  const { ctx } = run;
  const sources = action.source === undefined ? [ctx.source] : objectsOf(run, action.source);
  const shares = action.divided === undefined ? null : ctx.locals[divisionName(action.divided)];
  // "Equal to its power" is said of the sources where some are named, "to the cards in their hand" of those it is dealt to.
  const amountFor = (source: ObjectId, to: ObjectId): number =>
    shares === null
      ? countFor(run, action.amount, action.source === undefined ? to : source)
      : ((shares as Readonly<Record<string, number>> | undefined)?.[String(to)] ?? 0);
  const more = {
    cause: ctx.source,
    ...(action.unpreventable === true ? { unpreventable: true } : {}),
    ...(shares === null ? { instance: run.g.state.log.length } : {}),
    ...(isAsSpell(ctx) ? { asSpell: true } : {}),
  };
  const events = sources.flatMap((source) =>
    onField(run, action.to)
      .map((to) => damageEvent(source, to, amountFor(source, to), more))
      // Damage 9, 15
      .filter(({ amount }) => amount > 0),
  );
  if (action.as === undefined) return emit(events);
  return events.length === 0 ? bind(action.as, 0) : emit(events, { work: { at: 'counted' } });
}

/** Not what was meant but what happened. */
const dealt = ({ happened }: Run): number =>
  happened.reduce((sum, e) => sum + (isEvent(e, 'damage') ? e.amount : 0), 0);

/** All damage if no amount is said. Off a champion it is recovered. */
const heal = (run: Run, action: ActionOf<'heal'>): Outcome =>
  emit(
    onField(run, action.what).flatMap((id): readonly GrandArchiveEvent[] => {
      const { damage: marked, counters } = objectRow(run.g.state, id);
      const cause = run.ctx.source;
      const most = isChampion(run.g, id) ? (counters.damage ?? 0) : marked;
      const amount = action.amount === undefined ? most : countFor(run, action.amount, id);
      if (amount === 0) return [];
      return isChampion(run.g, id)
        ? [recoverEvent(controllerOf(run.g, id), amount, { cause })]
        : [healEvent(id, Math.min(most, amount), { cause })];
    }),
  );

export const damaging: Acts<'damage' | 'heal'> = { damage, heal };
