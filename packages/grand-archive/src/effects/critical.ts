/** Critical N: combat damage is doubled unless opponents discard (Critical 1–3). */
import {
  altered,
  ask,
  type ChooseEntities,
  done,
  emit,
  type GameEvent,
  go,
  happen,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  underRules,
  type YesNo,
  zoneObjects,
} from '@rulewright/kernel';
import { discardEvent } from '../events/make.ts';
import type { DamageEvent } from '../events/types.ts';
import { areOpponents, inTurnOrder } from '../general-rules/players.ts';
import { characteristics, controllerOf, keywordsOf } from '../parts-of-a-card/characteristics.ts';
import { context, type G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { HAND } from '../zones/zones.ts';

/** How many cards each of its instances asks for: of the unit, and of the weapons and cards of the intent that it uses. */
export function criticals(g: G, { source, using = [] }: DamageEvent): readonly number[] {
  return [source, ...using].flatMap((id) => {
    const c = characteristics(g, id);
    return keywordsOf(c, 'critical').map(({ amount }) => value(g, amount ?? 0, context(id, c.controller)));
  });
}

interface Applying {
  readonly event: DamageEvent;
  /** What is still asked for. */
  readonly due: readonly number[];
  /** How many opponents have refused the instance at hand. */
  readonly asked: number;
}

export const criticalInput = (g: G, event: DamageEvent): Applying => ({ event, due: criticals(g, event), asked: 0 });

const KEY = 'critical';

/** A unit deals combat damage once in a combat: what was decided for one of several units is so for all. */
const combatNow = (g: G): string => `${g.rules.vocabulary.look.combatBegan(g)}`;

export function decidedBefore(g: G, source: ObjectId): boolean | null {
  const note = objectRow(g.state, source).notes[KEY];
  if (typeof note !== 'string') return null;
  const [combat, doubled] = note.split(' ');
  return combat === combatNow(g) ? doubled === 'doubled' : null;
}

export const doubled = (event: DamageEvent): DamageEvent => altered(event, { amount: event.amount * 2 });

function decided(g: G, event: DamageEvent, doubles: boolean): readonly GameEvent[] {
  happen(g, noteEvent(event.source, KEY, `${combatNow(g)} ${doubles ? 'doubled' : 'single'}`));
  return [doubles ? doubled(event) : event];
}

/** Critical 2: any opponent, whoever is dealt the damage. */
const opponents = (g: G, { source }: DamageEvent): readonly PlayerId[] =>
  inTurnOrder(g).filter((player) => areOpponents(g, player, controllerOf(g, source)));

const critical: Procedure = procedure<G, Applying>('critical', {
  offer(g, d, answer) {
    const [count] = d.due;
    if (count === undefined) return done(decided(g, d.event, false));
    const player = opponents(g, d.event)[d.asked];
    if (player === undefined) return done(decided(g, d.event, true));
    if (count <= 0) return go('offer', altered(d, { due: d.due.slice(1), asked: 0 }));
    if (answer === true) return go('choose', d);
    const refused = altered(d, { asked: d.asked + 1 });
    if (answer === false || zoneObjects(g, HAND, player).length < count) return go('offer', refused);
    const decision: YesNo = {
      kind: 'yesNo',
      player,
      rule: 'kw-critical.1',
      prompt: 'discard-for-critical',
      about: d.event.source,
    };
    return ask(decision);
  },
  choose(g, d, answer) {
    const player = opponents(g, d.event)[d.asked];
    const [count] = d.due;
    if (player === undefined || count === undefined) return go('offer', d);
    const from = zoneObjects(g, HAND, player);
    const paid = altered(d, { due: d.due.slice(1), asked: 0 });
    const cards = from.length === count ? from : (answer as readonly ObjectId[] | undefined);
    if (cards !== undefined)
      return emit(
        cards.map((id) => discardEvent(player, id)),
        { data: paid, then: 'offer' },
      );
    const decision: ChooseEntities = {
      kind: 'entities',
      player,
      rule: 'kw-critical.1',
      prompt: 'discard',
      about: d.event.source,
      from,
      min: count,
      max: count,
    };
    return ask(decision);
  },
});

export const criticalProcedures = {
  critical: underRules(critical, { offer: 'kw-critical.1', choose: 'kw-critical.1' }),
} as const;
