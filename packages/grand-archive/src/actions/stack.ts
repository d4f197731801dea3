/** Actions on what waits on the effects stack: negate, copy, choose new targets (game terms, negate; copying activations). */
import {
  type CreateEvent,
  isObject,
  type Locals,
  moveEvent,
  type ObjectId,
  objectRow,
  type Procedure,
  playable,
  procedure,
  times,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cost, Selector } from '@rulewright/language/grand-archive';
import { changeTargets, chooseNewTargets, type Retargeting, stackContext } from '@rulewright/rules';
import { PLAIN_COPY } from '../abilities/as-if-level.ts';
import { forbidden } from '../effects/restrictions.ts';
import { combatEvent, negateEvent } from '../events/make.ts';
import { isEvent } from '../events/types.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { additionalCosts } from '../playing-cards/cost.ts';
import { type G, type StackEntry, stackEntry } from '../state.ts';
import { INTENT, PLAYED, STACK, zoneOf } from '../zones/zones.ts';
import { placeIn } from './destination.ts';
import {
  type ActionOf,
  type Acts,
  bind,
  call,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  objectsOf,
  type Run,
  results,
} from './run.ts';

const entryOf = (g: G, id: ObjectId): StackEntry | null => stackEntry(objectRow(g.state, id));
const waiting = (g: G): readonly ObjectId[] => zoneObjects(g, STACK, g.state.game.turn.active);

/** What a selector finds on the stack: of a card its instances. */
function instancesOf(run: Run, selector: Selector): readonly ObjectId[] {
  const { g } = run;
  const found = entitiesOf(run, selector)
    .filter(isObject)
    .flatMap((id) => {
      const { zone } = objectRow(g.state, id);
      if (zone === STACK) return [id];
      return zone === PLAYED ? waiting(g).filter((on) => entryOf(g, on)?.source === id) : [];
    });
  return [...new Set(found)];
}

/** Negate 1: the instance is removed. Where it says so, the card goes elsewhere once nothing of it is left. */
function negate(run: Run, action: ActionOf<'negate'>): Outcome {
  const { g, ctx } = run;
  if (run.work !== null) {
    const { to } = action;
    const negated = run.happened.flatMap((e) => (isEvent(e, 'negate') ? [e.object] : []));
    if (to === undefined) return bind(action.as, negated);
    const cards = run.happened.flatMap((e) => (isEvent(e, 'negate') ? [e.other] : []));
    const left = cards.filter(
      (card) => objectRow(g.state, card).zone === PLAYED && waiting(g).every((id) => entryOf(g, id)?.source !== card),
    );
    return emit(
      left.map((card) => moveEvent(card, zoneOf(to.zone), { how: 'put', cause: ctx.source, ...placeIn(to, 0) })),
      { bind: action.as === undefined ? null : { [action.as]: negated } },
    );
  }
  const events = instancesOf(run, action.what)
    .filter((id) => forbidden(g, 'beNegated', id, ctx.source) === null)
    .flatMap((id) => {
      const source = entryOf(g, id)?.source;
      return source === undefined ? [] : [negateEvent(id, source, ctx.controller, { cause: ctx.source })];
    });
  return action.to === undefined && action.as === undefined ? emit(events) : emit(events, { work: { at: 'negated' } });
}

/** Copy 1.1.1: the additional costs of the original have to be paid for a copy, too. */
function additionalCostsOf(g: G, id: ObjectId): readonly Cost[] {
  const entry = entryOf(g, id);
  if (entry?.kind !== 'instance' || entry.method === undefined) return [];
  return additionalCosts(characteristics(g, entry.source), entry.method)
    .filter(({ optional }) => optional !== true)
    .flatMap(({ cost }) => cost);
}

/** Copying activations 1–3: with all choices of the original, controlled by the player who copies. */
function copyOf({ g, ctx }: Run, id: ObjectId, locals: Locals): CreateEvent {
  const { def, base } = objectRow(g.state, id);
  const entry = entryOf(g, id);
  const plain = g.state.game.profile.empoweredCopies ? {} : { [PLAIN_COPY]: 1 };
  return {
    kind: 'create',
    what: 'ability',
    def,
    base,
    stack: entry === null ? null : { ...entry, locals: { ...entry.locals, ...locals, ...plain }, copy: true },
    owner: ctx.controller,
    controller: ctx.controller,
    to: STACK,
    cause: ctx.source,
  };
}

/** Copying 1.2, 1.5: the copy is a card in the zone of the original, for as long as the effect lasts (state-based checks 5). */
const copyCard = (run: Run, { what, as }: ActionOf<'copyCard'>): Outcome =>
  emit(
    objectsOf(run, what).map((id): CreateEvent => {
      const row = objectRow(run.g.state, id);
      const { controller } = run.ctx;
      return {
        kind: 'create',
        what: 'copy',
        base: faceOf(run.g.pool, row),
        owner: controller,
        to: row.zone,
        cause: run.ctx.source,
      };
    }),
    { as },
  );

const intentsOf = (run: Run, what: Selector): readonly ObjectId[] =>
  objectsOf(run, what).filter((id) => objectRow(run.g.state, id).zone === INTENT);

/** Copying objects 3: copies of cards in the intent lie there, too, until the combat ends. */
function copyIntents(run: Run, { count }: ActionOf<'copyActivation'>, intents: readonly ObjectId[]): Outcome {
  const { g, ctx } = run;
  const many = playable(count === undefined ? 1 : countOf(run, count));
  return emit(
    intents.flatMap((id) =>
      times(
        many,
        (): CreateEvent => ({
          kind: 'create',
          what: 'copy',
          base: faceOf(g.pool, objectRow(g.state, id)),
          owner: ctx.controller,
          controller: ctx.controller,
          to: INTENT,
          cause: ctx.source,
        }),
      ),
    ),
    { work: { at: 'intents', original: null, rest: [], copies: [] } },
  );
}

/** They are used for the attack at hand. */
function joinAttack(run: Run): Outcome {
  const { combat } = run.g.state.game;
  if (combat === null) return DONE;
  return emit([combatEvent({ ...combat, intents: [...combat.intents, ...results(run.happened)] })]);
}

interface Copying {
  readonly at: 'paid' | 'made' | 'targets' | 'intents';
  /** The original whose copy is being paid for, those still to be copied, and the copies so far. */
  readonly original: ObjectId | null;
  readonly rest: readonly ObjectId[];
  readonly copies: readonly ObjectId[];
}

function copyActivation(run: Run, action: ActionOf<'copyActivation'>): Outcome {
  const { g } = run;
  const work = run.work as Copying | null;
  if (work === null) {
    const intents = intentsOf(run, action.what);
    if (intents.length > 0) return copyIntents(run, action, intents);
    const count = playable(action.count === undefined ? 1 : countOf(run, action.count));
    return copyNext(
      run,
      action,
      instancesOf(run, action.what).flatMap((id) => times(count, () => id)),
      [],
    );
  }
  if (work.at === 'intents') return joinAttack(run);
  if (work.at === 'paid' && work.original !== null) {
    const { paid, locals } = run.result as { readonly paid: boolean; readonly locals: Locals };
    if (!paid || objectRow(g.state, work.original).zone !== STACK) return copyNext(run, action, work.rest, work.copies);
    return emit([copyOf(run, work.original, locals)], { work: { ...work, at: 'made', original: null } });
  }
  if (work.at === 'made') return copyNext(run, action, work.rest, [...work.copies, ...results(run.happened)]);
  return retarget(run, work.copies, {});
}

function copyNext(
  run: Run,
  action: ActionOf<'copyActivation'>,
  queue: readonly ObjectId[],
  copies: readonly ObjectId[],
): Outcome {
  const [original, ...rest] = queue;
  if (original === undefined) return action.newTargets === true ? retarget(run, copies, {}) : DONE;
  const cost = additionalCostsOf(run.g, original);
  if (cost.length === 0)
    return emit([copyOf(run, original, {})], { work: { at: 'made', original: null, rest, copies } });
  const entry = entryOf(run.g, original);
  if (entry === null) return copyNext(run, action, rest, copies);
  const player = run.ctx.controller;
  const ctx = { ...stackContext(run.g, original, entry), controller: player };
  return call('payCost', { player, cost, ctx, optional: true, pay: 'auto' }, { at: 'paid', original, rest, copies });
}

/** Copy 5: one after another; what is left as it is keeps its targets. */
function retarget(run: Run, objects: readonly ObjectId[], wanted: Pick<Retargeting, 'to' | 'change'>): Outcome {
  const [object, ...rest] = objects;
  if (object === undefined) return DONE;
  return call(
    'chooseNewTargets',
    { object, player: run.ctx.controller, ...wanted },
    { at: 'targets', original: null, rest: [], copies: rest },
  );
}

function newTargets(run: Run, action: ActionOf<'newTargets'>): Outcome {
  const left = (run.work?.copies as readonly ObjectId[] | undefined) ?? instancesOf(run, action.of);
  return retarget(run, left, action.to === undefined ? {} : { to: entitiesOf(run, action.to), change: true });
}

/** What has no targets gets none. */
export const canRetarget = (run: Run, action: ActionOf<'newTargets'>): boolean =>
  instancesOf(run, action.of).some((id) => (entryOf(run.g, id)?.targets.length ?? 0) > 0);

/** Redirect 1: targets become other legal ones. */
const choosing: Procedure = procedure<G, Retargeting>('chooseNewTargets', {
  choose: (g, r, answer) => chooseNewTargets(g, r, answer, 'choose', 'term-redirect.1'),
  change: (g, r) => changeTargets(g, r),
});

export const retargetProcedures = {
  chooseNewTargets: underRules(choosing, { choose: 'term-redirect.1', change: 'term-redirect.1' }),
} as const;

export const stack: Acts<'negate' | 'copyActivation' | 'copyCard' | 'newTargets'> = {
  negate,
  copyActivation,
  copyCard,
  newTargets,
};
