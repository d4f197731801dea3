/** Resolving what waits on the stack (playing cards, resolution): instructions are followed, objects come about, attacks begin. */
import {
  altered,
  call,
  ceaseEvent,
  DONE,
  done,
  type EntityId,
  effectRow,
  emit,
  type GameEvent,
  go,
  isMove,
  moveEvent,
  NO_OBJECT,
  type Note,
  next,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type Procedure,
  procedure,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import {
  beginResolving,
  followParts,
  type Resolving,
  recheckCondition,
  recheckTargets,
  runActions,
} from '@rulewright/rules';
import { championOf } from '../card-types/champion.ts';
import { fizzleEvent, levelUpEvent } from '../events/make.ts';
import { isSiegeable } from '../events/objects.ts';
import { type Characteristics, characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { becomesObject } from '../parts-of-a-card/printed.ts';
import { ATTACK, CHAMPION, WEAPON } from '../parts-of-a-card/words.ts';
import { ACTIVATION_FLAGS, Flag, type G, type StackEntry } from '../state.ts';
import { mayBeginCombat } from '../turn-order/combat/attack.ts';
import { FIELD, INTENT, PLAYED, STACK } from '../zones/zones.ts';
import { ATTACKER } from './cost.ts';
import { LINKED } from './effect.ts';
import { fromTheStack } from './leaving-the-stack.ts';
import { levelRefusal } from './legality.ts';
import { RESERVED } from './payment.ts';

const entryOf = (g: G, object: ObjectId): StackEntry => objectRow(g.state, object).stack as StackEntry;

/** Checking resolution 1.4: every target that is required, not "up to", is still legal. */
const resolves = ({ targets }: StackEntry, legal: readonly (readonly EntityId[])[]): boolean =>
  targets.every(({ spec, chosen }, i) => spec.min === 0 || (legal[i]?.length ?? 0) === chosen.length);

interface Resolves extends Resolving {
  readonly moved?: readonly GameEvent[];
}

/** Other instances of the same card wait. */
const hasOthers = (g: G, object: ObjectId, card: ObjectId): boolean =>
  zoneObjects(g, STACK, g.state.game.turn.active).some(
    (id) => id !== object && entryOf(g, id)?.kind === 'instance' && entryOf(g, id).source === card,
  );

/** Weapon 4.1; functional subtypes, domains 1.2: it enters with its durability as counters. */
const enteringCounters = (c: Characteristics): { counters?: Readonly<Record<string, number>> } =>
  c.durability !== null && c.durability > 0 && (isType(c, WEAPON) || isSiegeable(c))
    ? { counters: { durability: c.durability } }
    : {};

/** What goes with the card; Ephemerate 1.3, 1.5: what becomes an object or an intent is ephemeral only there. */
const flagsOf = ({ flags }: ObjectRow, { paid }: StackEntry): number =>
  (flags & ACTIVATION_FLAGS) | ((paid.ephemerate ?? 0) > 0 ? Flag.ephemeral : 0);

/** Zones 7.3: an object knows X and the cards that were used to pay for it. */
function notesOf(g: G, { x, locals }: StackEntry): { readonly notes?: Readonly<Record<string, Note>> } {
  const used = Object.entries(locals).filter(
    ([name, value]) => Array.isArray(value) && name !== RESERVED && name !== ATTACKER,
  ) as readonly (readonly [string, readonly ObjectId[]])[];
  if (x === 0 && used.length === 0) return {};
  const became = (id: ObjectId): ObjectId => {
    const { after } = objectRow(g.state, id);
    return after === NO_OBJECT ? id : after;
  };
  return {
    notes: { ...Object.fromEntries(used.map(([name, ids]) => [name, ids.map(became)])), ...(x === 0 ? {} : { x }) },
  };
}

/** Zones 7.1: what was given to an activation, or to its card on the stack, the object that it becomes has. */
function carriedOver(g: G, instance: ObjectId, card: ObjectId): readonly GameEvent[] {
  const { after } = objectRow(g.state, card);
  if (after === NO_OBJECT || objectRow(g.state, after).zone !== FIELD) return [];
  return [instance, card].flatMap((id) =>
    objectRow(g.state, id).effects.flatMap((each): readonly GameEvent[] => {
      const effect = effectRow(g.state, each);
      return effect === null ? [] : [{ kind: 'beginEffect', effect: { ...effect, objects: [after] } } as GameEvent];
    }),
  );
}

/** The instance becomes an object: the card, or a token where it is a copy. */
function entering(g: G, d: Resolves, entry: StackEntry): readonly GameEvent[] {
  const card = objectRow(g.state, entry.source);
  const { controller } = objectRow(g.state, d.object);
  const c = characteristics(g, card.id);
  const at = entry.targets.findIndex(({ spec }) => spec.name === LINKED);
  const [host] = d.legal?.[at] ?? [];
  const flags = flagsOf(card, entry);
  const arrival = {
    to: FIELD,
    controller,
    ...(flags === 0 ? {} : { flags }),
    ...(host === undefined ? {} : { host }),
    ...(card.face === 0 ? {} : { face: card.face }),
    ...notesOf(g, entry),
    ...enteringCounters(c),
  };
  const gone = ceaseEvent(d.object);
  if (entry.copy !== true && card.kind !== 'copy')
    return [gone, { kind: 'move', object: card.id, how: 'resolved', stack: entry, ...arrival } as GameEvent];
  const made = {
    kind: 'create',
    what: 'token',
    owner: controller,
    base: faceOf(g.pool, card),
    cause: card.id,
    ...arrival,
  } as GameEvent;
  return hasOthers(g, d.object, card.id) ? [gone, made] : [gone, made, fromTheStack(g, card.id, 'resolved')];
}

const resolve: Procedure = procedure<G, Resolves>('resolve', {
  begin: (g, d) => beginResolving(g, d, { kind: 'resolve', object: d.object } as GameEvent),
  /** Triggered abilities 3.2: those without a keyword check their condition again. */
  condition: (g, d) => recheckCondition(g, d, 'fizzle'),
  targets(g, d) {
    const entry = entryOf(g, d.object);
    return recheckTargets(g, d, 'fizzle', (legal) => resolves(entry, legal));
  },
  kind(g, d) {
    const entry = entryOf(g, d.object);
    if (entry.kind !== 'instance') return go('instructions', altered(d, { part: 0, locals: entry.locals }));
    if (objectRow(g.state, entry.source).zone !== PLAYED) return go('fizzle');
    const c = characteristics(g, entry.source);
    if (isType(c, CHAMPION)) return go('champion');
    if (isType(c, ATTACK)) return go('attack');
    return becomesObject(c.types) ? go('object') : next(altered(d, { part: 0, locals: entry.locals }));
  },
  instructions: (g, d) => followParts(g, d, 'instructions', 'finish'),
  /** Resolution 11, 2.1: with its last instance the card leaves the stack. */
  finish(g, d) {
    const row = objectRow(g.state, d.object);
    if (row.zone !== STACK) return DONE;
    const entry = entryOf(g, d.object);
    const gone = ceaseEvent(d.object);
    const isLast =
      entry.kind === 'instance' &&
      objectRow(g.state, entry.source).zone === PLAYED &&
      !hasOthers(g, d.object, entry.source);
    return emit(isLast ? [gone, fromTheStack(g, entry.source, 'resolved')] : [gone], { then: 'end' });
  },
  object(g, d) {
    return emit(entering(g, d, entryOf(g, d.object)), { then: 'stayed' });
  },
  /** What could not enter goes where it would go without becoming an object. */
  stayed(g, d) {
    const entry = entryOf(g, d.object);
    const { zone } = objectRow(g.state, entry.source);
    if (zone !== PLAYED || hasOthers(g, d.object, entry.source)) {
      const carried = carriedOver(g, d.object, entry.source);
      return carried.length === 0 ? go('end') : emit(carried, { then: 'end' });
    }
    return emit([fromTheStack(g, entry.source, 'put')], { then: 'end' });
  },
  /** Levelling up 5, checking resolution 1.1. */
  champion(g, d) {
    const entry = entryOf(g, d.object);
    const { controller } = objectRow(g.state, d.object);
    const champion = championOf(g, controller);
    if (champion === undefined || levelRefusal(g, controller, characteristics(g, entry.source)) !== null)
      return go('fizzle');
    return emit([ceaseEvent(d.object), levelUpEvent(champion, entry.source)], { then: 'stayed' });
  },
  /** Resolution 9; Attack 6; Combat 2.3: it enters the intent, and the attack is declared at once. */
  attack(g, d) {
    const entry = entryOf(g, d.object);
    const { controller } = objectRow(g.state, d.object);
    const attacker = entry.commanded ?? championOf(g, controller) ?? NO_OBJECT;
    if (!mayBeginCombat(g, controller, attacker, entry.source, d.object)) return go('fizzle');
    const move = moveEvent(entry.source, INTENT, {
      how: 'resolved',
      controller,
      flags: flagsOf(objectRow(g.state, entry.source), entry),
      stack: entry,
    });
    return emit([ceaseEvent(d.object), move], { store: 'moved', data: d });
  },
  declare(g, d) {
    const entry = entryOf(g, d.object);
    const { controller } = objectRow(g.state, d.object);
    const intent = d.moved?.filter(isMove).find((e) => e.to === INTENT)?.became;
    if (intent === undefined) return go('end');
    const attacker = entry.commanded ?? championOf(g, controller) ?? NO_OBJECT;
    return call('declareAttack', { player: controller, attacker, intent }, { then: 'end' });
  },
  fizzle(g, d) {
    const entry = entryOf(g, d.object);
    const fizzles = fizzleEvent(d.object);
    const isLast =
      entry.kind === 'instance' &&
      objectRow(g.state, entry.source).zone === PLAYED &&
      !hasOthers(g, d.object, entry.source);
    return emit(isLast ? [fizzles, fromTheStack(g, entry.source, 'put')] : [fizzles], { then: 'end' });
  },
  end: () => done(undefined),
});

export const resolveProcedures = {
  resolve: underRules(resolve, {
    begin: 'resolution.1',
    condition: 'triggered-abilities.3.2',
    targets: 'resolution.checking.1.4',
    instructions: 'resolution.2',
    object: 'resolution.7',
    champion: 'type-champion.level-up.5',
    attack: 'type-attack.6',
    fizzle: 'term-fizzle.1',
  }),
  runActions: underRules(runActions, { followInstructions: 'resolution.2' }),
} as const;
