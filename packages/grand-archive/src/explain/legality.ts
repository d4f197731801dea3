/** Why a player may or may not do something: the checks that decide it, told. */
import {
  type Answer,
  checkAnswer,
  type Decision,
  type Derivation,
  decides,
  derivation,
  type EntityId,
  findObject,
  isObject,
  NO_PLAYER,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  WAITING,
} from '@rulewright/kernel';
import { asPlain, legalTargets, refused, targetSpecs } from '@rulewright/rules';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { ATTACK } from '../parts-of-a-card/words.ts';
import { effectOf, linkTarget } from '../playing-cards/effect.ts';
import { playRefusal } from '../playing-cards/legality.ts';
import { isFast, type Way, waysToActivate, waysToBestow, waysToMaterialize } from '../playing-cards/ways.ts';
import { context, type G } from '../state.ts';
import { checkAction, type OpportunityAnswer } from '../timing/actions.ts';
import { attackInDeclaration } from '../turn-order/combat/attack.ts';
import { HAND } from '../zones/zones.ts';
import { attackFacts, targetFact } from './attack.ts';
import { costFacts } from './cost.ts';
import { reasonFact, timingNow } from './reasons.ts';

const verdict = (decision: Decision | null, because: readonly Derivation[], legal: boolean): Derivation =>
  derivation(legal ? 'legal' : 'illegal', { rules: decision === null ? [] : [decision.rule], because });

/** Why an answer to what is being asked is legal or not. */
export function legalityFacts(g: G, player: PlayerId, answer: Answer): Derivation {
  const { decision } = g.state;
  const action = asAction(answer);
  if (decision === null || decision.kind === WAITING || decides(decision) !== player) {
    if (action !== null && decision === null) return actionFact(g, player, action, checkAction(g, player, answer));
    const code = decision === null ? 'nothing-asked' : 'not-your-decision';
    const objects = player === NO_PLAYER ? [] : [player];
    return verdict(null, [derivation(code, { rules: ['timing.opportunity.2'], objects })], false);
  }
  const refusal = checkAnswer(g, answer);
  if (decision.kind === 'opportunity' && action !== null) return actionFact(g, decision.player, action, refusal);
  if (decision.kind === 'materialize' && typeof answer === 'number') return materializeFacts(g, answer as ObjectId);
  if (refusal !== null) return verdict(decision, refusalFacts(g, decision, answer, refusal), false);
  const objects = Array.isArray(answer) && 'from' in decision ? (answer as readonly EntityId[]) : [];
  return verdict(
    decision,
    [derivation('fits-question', { rules: [decision.rule], objects, data: { prompt: decision.prompt } })],
    true,
  );
}

/** What cannot be attacked is told with the reason. */
function refusalFacts(g: G, decision: Decision, answer: Answer, refusal: Refusal): readonly Derivation[] {
  const reason = reasonFact(g, refused(decision.player, refusal));
  const attack = decision.prompt === 'attack' ? attackInDeclaration(g) : null;
  if (attack === null || !Array.isArray(answer)) return [reason];
  const using = attack.wielded ?? attack.using;
  const others = (answer as readonly Answer[]).flatMap((id) => {
    const row = typeof id === 'number' && isObject(id as EntityId) ? findObject(g.state, id as ObjectId) : undefined;
    return row === undefined ? [] : [targetFact(g, { ...attack, using }, row.id)];
  });
  return [reason, ...others.filter(({ code }) => code !== 'may-attack')];
}

function asAction(answer: Answer): OpportunityAnswer | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('action' in answer)) return null;
  return answer as OpportunityAnswer & Answer;
}

const objectOf = (action: OpportunityAnswer): ObjectId | undefined =>
  'card' in action
    ? action.card
    : 'object' in action
      ? action.object
      : 'attacker' in action
        ? action.attacker
        : undefined;

function actionFact(g: G, player: PlayerId, action: OpportunityAnswer, refusal: Refusal | null): Derivation {
  const id = objectOf(action);
  const about = id !== undefined && isObject(id) && findObject(g.state, id) !== undefined ? id : undefined;
  const objects = about === undefined ? [player] : [player, about];
  const rules = ['timing.opportunity.2'];
  if (refusal !== null) {
    // What is no object has no cost and no targets.
    const more = about === undefined ? [] : moreOf(g, player, action, refusal);
    const because = [reasonFact(g, refused(player, refusal, about)), ...more];
    return derivation('illegal', { rules, objects, because });
  }
  return derivation('legal', { rules, objects, because: factsFor(g, player, action) });
}

/** The cost that cannot be paid; what cannot be attacked. */
function moreOf(g: G, player: PlayerId, action: OpportunityAnswer, { code }: Refusal): readonly Derivation[] {
  if (action.action === 'attack' && code === 'no-target') return attackFacts(g, action.attacker).because.slice(1);
  const way = wayOf(g, player, action);
  return action.action === 'play' && way !== undefined && code === 'cannot-pay'
    ? costFacts(g, player, action.card, way, 'cost-due')
    : [];
}

const wayOf = (g: G, player: PlayerId, action: OpportunityAnswer): Way | undefined =>
  action.action === 'play'
    ? (action.method === 'bestow' ? waysToBestow : waysToActivate)(g, player, action.card).find(
        ({ by }) => by === (action.by ?? null),
      )
    : undefined;

function factsFor(g: G, player: PlayerId, action: OpportunityAnswer): readonly Derivation[] {
  switch (action.action) {
    case 'pass':
      return [derivation('may-pass', { rules: ['timing.opportunity.5'] })];
    case 'attack':
      return attackFacts(g, action.attacker).because;
    case 'use':
      return [derivation('timing-fast', { rules: ['activated-abilities.1'] })];
    case 'play': {
      const way = wayOf(g, player, action);
      return way === undefined ? [] : playFacts(g, player, action.card, way);
    }
  }
}

/** What allows a card to be played. */
function playFacts(g: G, player: PlayerId, card: ObjectId, way: Way): readonly Derivation[] {
  const isQuick = isFast(characteristics(g, card), way);
  return [
    ...(way.method === 'materialize'
      ? []
      : isQuick
        ? [derivation('timing-fast', { rules: ['timing.fast.1'] })]
        : [derivation('timing-slow', { rules: ['timing.slow.1'], because: [timingNow(g)] })]),
    ...(objectRow(g.state, card).zone === HAND
      ? [derivation('from-hand', { rules: ['card-activation.1.1'], objects: [card] })]
      : []),
    ...(way.by === null
      ? []
      : [derivation('alternative-way', { rules: ['card-activation.1.3'], data: { method: way.by } })]),
    ...costFacts(g, player, card, way, 'payable'),
    ...targetFacts(g, player, card),
  ];
}

function targetFacts(g: G, player: PlayerId, card: ObjectId): readonly Derivation[] {
  const c = characteristics(g, card);
  const effect = isType(c, ATTACK) ? null : (linkTarget(c) ?? effectOf(c));
  const [first] = effect === null ? [] : targetSpecs(effect, []);
  if (first === undefined) return [];
  const objects = legalTargets(g, first, context(card, player), card);
  return [derivation('targets-exist', { rules: ['card-activation.1.5'], objects, data: { count: objects.length } })];
}

/** Whether its owner may activate a card now, whatever is being asked; of an object, its activated abilities. */
export function activationFacts(g: G, id: ObjectId): Derivation {
  const c = characteristics(g, id);
  const { owner } = objectRow(g.state, id);
  const ways = waysToActivate(g, owner, id);
  const abilities = c.abilities.flatMap((ability, index) => (ability.kind === 'activated' ? [{ ability, index }] : []));
  if (ways.length === 0 && abilities.length > 0) {
    const because = abilities.map(({ ability, index }) => {
      const { code, ...rest } = legalityFacts(g, c.controller, { action: 'use', object: id, index });
      return { ...rest, code: `${code}-ability`, objects: [id], data: { ability: asPlain(ability) } };
    });
    return derivation('activations', { rules: ['activated-abilities.1'], objects: [id], because });
  }
  return cardFacts(g, owner, id, ways);
}

export const materializeFacts = (g: G, id: ObjectId): Derivation => {
  const { owner } = objectRow(g.state, id);
  return cardFacts(g, owner, id, waysToMaterialize(g, owner, id));
};

function cardFacts(g: G, player: PlayerId, card: ObjectId, ways: readonly Way[]): Derivation {
  const [first] = ways;
  const objects = [card];
  if (first === undefined) {
    const because = [derivation('not-in-zone', { rules: ['card-activation.1.9.1'], objects })];
    return derivation('illegal', { rules: ['card-activation.1'], objects, because });
  }
  const able = ways.find((way) => playRefusal(g, player, card, way) === null);
  const rules = [able?.method === 'materialize' ? 'card-materialization.3' : 'card-activation.1'];
  if (able !== undefined) return derivation('legal', { rules, objects, because: playFacts(g, player, card, able) });
  const refusal = playRefusal(g, player, card, first);
  const because = [
    ...(refusal === null ? [] : [reasonFact(g, refused(player, refusal, card))]),
    ...(refusal?.code === 'cannot-pay' ? costFacts(g, player, card, first, 'cost-due') : []),
  ];
  return derivation('illegal', { rules, objects, because });
}
