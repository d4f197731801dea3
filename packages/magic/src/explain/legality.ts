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
  liveObjects,
  NO_PLAYER,
  type ObjectId,
  type PlayerId,
  type Refusal,
  WAITING,
} from '@rulewright/kernel';
import { asPlain, refused, targetRefusal, targetSpecs } from '@rulewright/rules';
import { costText, type ManaCost } from '../100-game/106-mana/107.4-mana-symbols.ts';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { hasInstantTiming } from '../100-game/117-priority/117.1-timing.ts';
import { HAND } from '../400-zones/400-zones.ts';
import { attackPrices, canAttack } from '../500-turn/combat/508.1-attackers.ts';
import { attackTargets } from '../500-turn/combat/508.1b-attacked.ts';
import { canBlock } from '../500-turn/combat/509.1-blockers.ts';
import { abilityCost, type CostStep, spellCost, type TotalCost } from '../600-effects/601-cast/601.2f-total-cost.ts';
import { type CastWay, castWays, findWay, playPermissions } from '../600-effects/601-cast/601.3-ways.ts';
import { castFace, isLoyaltyAbility, partsOf, spellEffect } from '../600-effects/601-cast/parts.ts';
import { activatedAbility } from '../600-effects/602-activate/602.5-activation.ts';
import { checkAction, legalTargets, type PriorityAnswer } from '../600-effects/index.ts';
import { context, type G } from '../state.ts';
import { manaNow, reasonFact, requirementsOn, timingNow } from './reasons.ts';

/** Why an answer to what is being asked is legal or not. */
export function legalityFacts(g: G, player: PlayerId, answer: Answer): Derivation {
  const { decision } = g.state;
  if (decision === null || decision.kind === WAITING || decides(decision) !== player) {
    const action = asAction(answer);
    if (action !== null && decision === null) return explainAction(g, player, action, checkAction(g, player, answer));
    const code = decision === null ? 'nothing-asked' : 'not-your-decision';
    return verdict(
      null,
      [derivation(code, { rules: ['117.1'], objects: player === NO_PLAYER ? [] : [player] })],
      false,
    );
  }
  const refusal = checkAnswer(g, answer);
  const action = decision.kind === 'priority' ? asAction(answer) : null;
  if (action !== null) return explainAction(g, decision.player, action, refusal);
  if (refusal === null) return verdict(decision, legalFacts(decision, answer), true);
  return verdict(decision, [reasonFact(g, refused(decision.player, refusal))], false);
}

/** Each activated ability of an object, and whether its controller may activate it now. */
export function activationFacts(g: G, id: ObjectId): Derivation {
  const c = characteristics(g, id);
  const because = c.abilities.flatMap((ability, index) => {
    if (ability.kind !== 'activated') return [];
    const answer = { action: 'activate', object: id, index } as const;
    const { code, ...rest } = legalityFacts(g, c.controller, answer);
    return [{ ...rest, code: `${code}-ability`, objects: [id], data: { ability: asPlain(ability) } }];
  });
  if (because.length > 0) return derivation('activations', { rules: ['602.1'], objects: [id], because });
  return verdict(null, [derivation('no-activated-ability', { rules: ['602.1'], objects: [id] })], false);
}

interface PairRules {
  readonly code: string;
  readonly rule: string;
  /** Where the declaration looks at restrictions. */
  readonly restricted: string;
}
const ATTACKING: PairRules = { code: 'may-attack', rule: '508.1a', restricted: '508.1c' };
const BLOCKING: PairRules = { code: 'may-block', rule: '509.1a', restricted: '509.1b' };

/** Whether a creature may attack something, whatever is being asked. */
export function attackFacts(g: G, id: ObjectId, target?: EntityId): Derivation {
  const { controller } = characteristics(g, id);
  const refusal = canAttack(g, id, target);
  const { because, ...said } = pairVerdict(g, controller, refusal, [id, target], ATTACKING);
  if (refusal !== null) return { ...said, because };
  const targets = target === undefined ? attackTargets(g, controller) : [target];
  return { ...said, because: [...because, ...attackTerms(g, id, targets)] };
}

/** 508.1d, 508.1h: what demands that it attacks, and what it costs to attack with it. */
function attackTerms(g: G, id: ObjectId, targets: readonly EntityId[]): readonly Derivation[] {
  const prices = new Set(targets.flatMap((target) => attackPrices(g, id, target)));
  return [
    ...requirementsOn(g, id, ['508.1d'], ['attack']),
    ...[...prices].map((a) =>
      derivation('restriction', { rules: ['508.1h'], objects: [a.ctx.source], data: { effect: asPlain(a.effect) } }),
    ),
  ];
}

/** Whether a creature may block an attacker; without one, each of those that attack now. */
export function blockFacts(g: G, id: ObjectId, attacker?: ObjectId): Derivation {
  const { controller } = characteristics(g, id);
  const attacking = attacker === undefined ? (g.state.game.combat?.attackers ?? []).map((a) => a.id) : [attacker];
  const verdicts = (attacking.length === 0 ? [undefined] : attacking).map((other) =>
    pairVerdict(g, controller, canBlock(g, id, other), [id, other], BLOCKING),
  );
  const legal = verdicts.some((d) => d.code === 'legal');
  return {
    ...verdict(
      null,
      verdicts.flatMap((d) => d.because),
      legal,
    ),
    objects: [id],
  };
}

function pairVerdict(
  g: G,
  player: PlayerId,
  refusal: Refusal | null,
  [object, other]: readonly [ObjectId, EntityId | undefined],
  { code, rule, restricted }: PairRules,
): Derivation {
  const fact =
    refusal === null
      ? derivation(code, { rules: [rule], objects: other === undefined ? [object] : [object, other] })
      : reasonFact(g, refused(player, refusal, object));
  // 508.1c, 509.1b: what an effect forbids, the declaration must obey.
  if (fact.rules.includes('101.2'))
    return { ...verdict(null, [{ ...fact, rules: [...fact.rules, restricted] }], refusal === null), objects: [object] };
  return { ...verdict(null, [fact], refusal === null), objects: [object] };
}

const verdict = (decision: Decision | null, because: readonly Derivation[], legal: boolean): Derivation =>
  derivation(legal ? 'legal' : 'illegal', { rules: decision === null ? [] : [decision.rule], because });

function asAction(answer: Answer): PriorityAnswer | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('action' in answer)) return null;
  return answer as unknown as PriorityAnswer;
}

const objectOf = (action: PriorityAnswer): ObjectId | undefined =>
  'card' in action ? action.card : 'object' in action ? action.object : undefined;

function explainAction(g: G, player: PlayerId, action: PriorityAnswer, refusal: Refusal | null): Derivation {
  const id = objectOf(action);
  const about = id !== undefined && isObject(id) && findObject(g.state, id) !== undefined ? id : undefined;
  const rules = ['117.1', ...beginningRules(action, refusal)];
  const objects = about === undefined ? [player] : [player, about];
  if (refusal !== null) {
    const because = [
      reasonFact(g, refused(player, refusal, about)),
      ...(about === undefined ? [] : moreOf(g, player, action, refusal)),
    ];
    return derivation('illegal', { rules, objects, because });
  }
  return derivation('legal', { rules, objects, because: actionFacts(g, player, action) });
}

/** 601.3, 602.5: what keeps it from being begun at all, as opposed to what cannot be chosen or paid for it. */
function beginningRules({ action }: PriorityAnswer, refusal: Refusal | null): readonly string[] {
  if (refusal === null || refusal.code === 'cannot-pay' || refusal.code === 'no-legal-targets') return [];
  return action === 'cast' ? ['601.3'] : action === 'activate' ? ['602.5'] : [];
}

/** The cost that cannot be paid; who is out of reach of a spell without legal targets. */
function moreOf(g: G, player: PlayerId, action: PriorityAnswer, refusal: Refusal): readonly Derivation[] {
  if (refusal.code === 'cannot-pay') return costFacts(g, player, action, 'cost-due');
  if (refusal.code === 'no-legal-targets') return outOfReach(g, player, action);
  return [];
}

function wayOf(g: G, player: PlayerId, action: PriorityAnswer): CastWay | undefined {
  return action.action === 'cast' ? findWay(castWays(g, player, action.card), action.face, action.method) : undefined;
}

function actionFacts(g: G, player: PlayerId, action: PriorityAnswer): readonly Derivation[] {
  if (action.action === 'pass') return [derivation('may-pass', { rules: ['117.3d'] })];
  return [
    ...timingFacts(g, player, action),
    ...placeFacts(g, player, action),
    ...costFacts(g, player, action, 'payable'),
    ...targetFacts(g, player, action),
  ];
}

function timingFacts(g: G, player: PlayerId, action: PriorityAnswer): readonly Derivation[] {
  const way = wayOf(g, player, action);
  if (action.action === 'cast' && way !== undefined) {
    const face = castFace(g, action.card, way);
    if (hasInstantTiming(g, player, action.card, face, way)) {
      const rules = partsOf(face.abilities).flash || way.flash ? ['702.8a'] : ['117.1a', '304.1'];
      return [derivation('timing-any', { rules })];
    }
    return [derivation('timing-sorcery', { rules: ['117.1a', '307.1'], because: [timingNow(g)] })];
  }
  if (action.action === 'playLand')
    return [derivation('timing-sorcery', { rules: ['305.1'], because: [timingNow(g)] })];
  const rules = action.action === 'activate' ? sorceryTiming(g, action.object, action.index) : [];
  return rules.length > 0
    ? [derivation('timing-sorcery', { rules, because: [timingNow(g)] })]
    : [derivation('timing-any', { rules: ['117.1b'] })];
}

/** The rules by which an ability is activated only when its player could cast a sorcery. */
function sorceryTiming(g: G, source: EntityId, index: number): readonly string[] {
  const ability = isObject(source) ? activatedAbility(characteristics(g, source), index) : null;
  if (ability === null) return [];
  if (isLoyaltyAbility(ability)) return ['606.3'];
  return ability.timing === 'sorcery' ? ['602.5d'] : [];
}

/** Where it is cast from, and what allows that. */
function placeFacts(g: G, player: PlayerId, action: PriorityAnswer): readonly Derivation[] {
  if (action.action !== 'cast' && action.action !== 'playLand') return [];
  const row = findObject(g.state, action.card);
  const method = action.action === 'cast' ? wayOf(g, player, action)?.method : null;
  const named =
    method === null || method === undefined
      ? []
      : [derivation('alternative-way', { rules: ['118.9'], data: { method } })];
  if (row?.zone === HAND) return [derivation('from-hand', { rules: ['601.3'], objects: [action.card] }), ...named];
  const permitted = playPermissions(g, player, action.card, action.face ?? 0).map(({ effect }) =>
    derivation('permission', { rules: ['601.3'], objects: [action.card], data: { effect: asPlain(effect) } }),
  );
  return [...permitted, ...named];
}

function totalOf(g: G, player: PlayerId, action: PriorityAnswer, steps: CostStep[]): TotalCost | null {
  if (action.action === 'cast') {
    const way = wayOf(g, player, action);
    if (way === undefined) return null;
    return spellCost(g, action.card, castFace(g, action.card, way), way, [], context(action.card, player), steps);
  }
  if (action.action !== 'activate') return null;
  const ability = activatedAbility(characteristics(g, action.object), action.index);
  return ability === null ? null : abilityCost(g, action.object, ability, [], context(action.object, player), steps);
}

function costFacts(g: G, player: PlayerId, action: PriorityAnswer, code: string): readonly Derivation[] {
  const steps: CostStep[] = [];
  const total = totalOf(g, player, action, steps);
  if (total === null) return [];
  const mana = manaText(total.mana);
  // Where nothing but the printed cost is paid, the cost says it all.
  const changes = steps.length < 2 ? [] : steps.map(costStepFact);
  const supply = mana === '' || code !== 'payable' ? [] : [manaNow(g, player)];
  const data = { mana, others: asPlain(total.others) };
  return [derivation(code, { rules: ['601.2f', '118.3'], data, because: [...changes, ...supply] })];
}

const manaText = (mana: ManaCost | null): string => (mana === null ? '' : costText(mana));

const costStepFact = ({ code, rule, source, mana }: CostStep): Derivation =>
  derivation(code, { rules: [rule], objects: [source], data: { mana: manaText(mana) } });

function targetSpecsOf(g: G, player: PlayerId, action: PriorityAnswer) {
  if (action.action === 'cast') {
    const way = wayOf(g, player, action);
    return way === undefined ? [] : targetSpecs(spellEffect(castFace(g, action.card, way)), []);
  }
  if (action.action !== 'activate') return [];
  return activatedAbility(characteristics(g, action.object), action.index)?.targets ?? [];
}

function targetFacts(g: G, player: PlayerId, action: PriorityAnswer): readonly Derivation[] {
  const id = objectOf(action);
  if (id === undefined) return [];
  const [first] = targetSpecsOf(g, player, action);
  if (first === undefined) return [];
  const objects = legalTargets(g, first, context(id, player), id);
  return [derivation('targets-exist', { rules: ['601.2c', '115.1'], objects, data: { count: objects.length } })];
}

/** Objects that would be targets but for hexproof, shroud, protection or an effect. */
function outOfReach(g: G, player: PlayerId, action: PriorityAnswer): readonly Derivation[] {
  const id = objectOf(action);
  const [spec] = targetSpecsOf(g, player, action);
  if (id === undefined || spec === undefined) return [];
  const ctx = context(id, player);
  const everything: readonly EntityId[] = [...g.state.players.map((p) => p.id), ...liveObjects(g.state)];
  return everything.flatMap((candidate) => {
    const refusal = targetRefusal(g, spec, candidate, ctx, id);
    if (refusal === null || !SHIELDS.has(refusal.code)) return [];
    return [reasonFact(g, { refusal, player, object: isObject(candidate) ? candidate : undefined, other: undefined })];
  });
}
const SHIELDS: ReadonlySet<string> = new Set(['hexproof', 'shroud', 'protection', 'forbidden', 'beyond-range']);

type Pairs = readonly (readonly [ObjectId, EntityId])[];

/** What the answer to another question chooses. */
function legalFacts(decision: Decision, answer: Answer): readonly Derivation[] {
  if (decision.kind === 'attackers') {
    const { attacks } = answer as unknown as { readonly attacks: Pairs };
    return attacks.map((objects) => derivation('may-attack', { rules: ['508.1a'], objects }));
  }
  if (decision.kind === 'blockers') {
    const { blocks } = answer as unknown as { readonly blocks: Pairs };
    return blocks.map((objects) => derivation('may-block', { rules: ['509.1a'], objects }));
  }
  const objects = Array.isArray(answer) && 'from' in decision ? (answer as readonly EntityId[]) : [];
  return [derivation('fits-question', { rules: [decision.rule], objects, data: { prompt: decision.prompt } })];
}
