/**
 * Where abilities listen: one hook for static abilities, one for activated ones, one for champions, one for each sort of event that they wait for,
 * and one for each kind of event that they replace.
 */
import { type CreateEvent, type MoveEvent, STATIC_HOOK } from '@rulewright/kernel';
import { type EventPattern, STEPS } from '@rulewright/language/grand-archive';
import { FIELD } from '../zones/zones.ts';
import type { BeginningEvent, EventName } from './types.ts';

type Listened = Exclude<EventPattern['on'], 'any'>;

/** Each event pattern's name and the kinds of event that can fit it. */
const patternEvents: Readonly<Record<Listened, readonly EventName[]>> = {
  move: ['move', 'create', 'levelUp'],
  enter: ['move', 'create', 'levelUp'],
  leave: ['move', 'cease', 'leaveGame'],
  die: ['move', 'cease'],
  destroy: ['destroy', 'sacrifice'],
  sacrifice: ['sacrifice'],
  discard: ['discard'],
  reveal: ['reveal'],
  banish: ['banish', 'move'],
  activate: ['activate'],
  activateAbility: ['activateAbility'],
  materialize: ['materialize'],
  bestow: ['bestow'],
  brew: ['acted'],
  gather: ['acted'],
  negate: ['negate'],
  targeted: ['targeted'],
  attack: ['attack'],
  retaliate: ['retaliate'],
  hit: ['damage'],
  kill: ['kill'],
  damage: ['damage'],
  prevented: ['prevented'],
  endOfCombat: ['beginning'],
  draw: ['draw'],
  recover: ['recover'],
  glimpse: ['acted'],
  empower: ['acted'],
  shuffle: ['shuffle'],
  lose: ['lose', 'concede'],
  reserve: ['reserve'],
  levelUp: ['levelUp'],
  delevel: ['delevel'],
  turnDirection: ['direction'],
  status: ['status'],
  rest: ['rest'],
  wake: ['wake'],
  transform: ['transform'],
  foster: ['property'],
  suppress: ['banish'],
  starcall: ['activate'],
  load: ['load'],
  link: ['attach'],
  becomes: ['property', 'load'],
  gains: ['beginEffect'],
  counters: ['counters'],
  summon: ['create'],
  charge: ['counters'],
  beginning: ['beginning'],
  state: ['checked'],
};

const listened = [...new Set(Object.values(patternEvents).flat())];

/**
 * Of these kinds abilities tell many events apart by where something moves, or by which phase begins: each such sort has a hook of its own, so
 * that nothing is asked of what waits for another.
 */
const ENTERS = 'move to the field';
const LEAVES = 'move from the field';
const CREATED = 'create on the field';
const beginning = (step: string): string => `beginning ${step}`;

/** The sorts of events that can fit a pattern, where these are not all of their kinds. */
const SORTS: { readonly [K in Listened]?: (pattern: Extract<EventPattern, { on: K }>) => readonly string[] } = {
  move({ from, to }) {
    const enters = to === undefined || to.includes('field');
    const elsewhere = to === undefined || to.some((zone) => zone !== 'field');
    const leaves = elsewhere && (from === undefined || from.includes('field'));
    return [
      ...(enters ? [ENTERS, CREATED, 'levelUp'] : []),
      ...(leaves ? [LEAVES] : []),
      ...(elsewhere ? ['move', 'create'] : []),
    ];
  },
  enter: () => [ENTERS, CREATED, 'levelUp'],
  leave: () => [LEAVES, 'cease', 'leaveGame'],
  die: () => [LEAVES],
  banish: () => ['banish', LEAVES, 'move'],
  summon: () => [CREATED, 'create'],
  beginning: ({ step }) => [beginning(step)],
  endOfCombat: () => [beginning('endCombat')],
};

const sortsOf = (pattern: EventPattern): readonly string[] =>
  pattern.on === 'any'
    ? pattern.of.flatMap(sortsOf)
    : ((SORTS[pattern.on] as ((p: EventPattern) => readonly string[]) | undefined)?.(pattern) ??
      patternEvents[pattern.on]);

export const ACTIVATED_HOOK = STATIC_HOOK + 1;
/** Of the champions on the field, as their cards say. */
export const CHAMPION_HOOK = ACTIVATED_HOOK + 1;
const FIRST_EVENT_HOOK = CHAMPION_HOOK + 1;

const sorts = [...listened, ENTERS, LEAVES, CREATED, ...STEPS.map(beginning)];
const FIRST_REPLACED = FIRST_EVENT_HOOK + sorts.length;
export const HOOKS = FIRST_REPLACED + listened.length;

const numbered = (names: readonly string[], first: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name, i) => [name, first + i]));
const places = numbered(sorts, FIRST_EVENT_HOOK);
const replacedAt = numbered(listened, FIRST_REPLACED);
const placeOf = (sort: string): number => places[sort] ?? -1;

const [TO_FIELD, FROM_FIELD, CREATED_ON_FIELD] = [placeOf(ENTERS), placeOf(LEAVES), placeOf(CREATED)];
const beginnings = numbered(STEPS, placeOf(beginning(STEPS[0])));

/** -1 if no pattern speaks of such an event. */
export const triggerHook = (event: EventName): number => placeOf(event);
export const replaceHook = (event: EventName): number => replacedAt[event] ?? -1;

const moved = triggerHook('move');
const created = triggerHook('create');

/** Where abilities listen that wait for an event of this sort. */
export const hookFor = {
  move: ({ from, to }: MoveEvent): number => (to === FIELD ? TO_FIELD : from === FIELD ? FROM_FIELD : moved),
  create: ({ to }: CreateEvent): number => (to === FIELD ? CREATED_ON_FIELD : created),
  beginning: ({ step }: BeginningEvent): number => beginnings[step] ?? -1,
} as const;

/** Where an ability with this pattern listens. */
export const triggerHooks = (pattern: EventPattern): readonly number[] => [...new Set(sortsOf(pattern).map(placeOf))];

/** The kinds of event that could fit a pattern. */
export const eventsOf = (pattern: EventPattern): readonly EventName[] =>
  pattern.on === 'any' ? [...new Set(pattern.of.flatMap(eventsOf))] : patternEvents[pattern.on];
