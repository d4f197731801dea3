// What a player does in Grand Archive, one table entry per verb: how it is read, and the ways to do it.
import {
  abilityIndices,
  characteristics,
  FIELD,
  type GlimpseDecision,
  type GrandArchiveEvent,
  HAND,
  legalActions,
  type MaterializeDecision,
  type OpportunityAnswer,
  PANTHEON,
} from '@rulewright/grand-archive';
import {
  type ChooseEntities,
  type Decision,
  decides,
  type EntityId,
  eventsSince,
  isPlayer,
  type ObjectId,
  objectRow,
  type PlayerId,
  step,
} from '@rulewright/kernel';
import { type AbilityChoice, foldName, type Ref, type VerbWords } from '../../parse/index.ts';
import { whenActing } from '../../run/actions.ts';
import { answerWith, isAction, settle, submit, takeOnly } from '../../run/decide.ts';
import { passUntil } from '../../run/passing.ts';
import { type Attempt, fail, illegal, type VerbRun } from '../../run/play.ts';
import { candidateOf, candidatesOf, entityOf, findObjects, objectOf, refText } from '../../run/refs.ts';
import { decisionText } from '../../run/words.ts';
import { commonVerbs } from '../../shared/verbs.ts';
import { decisions } from '../answers.ts';
import type { GrandArchivePlay } from '../play.ts';
import { holderOf, zoneKind } from '../words/names.ts';
import { announce } from './announce.ts';
import {
  type ActionOptions,
  type ActivateAction,
  type AttackAction,
  type BestowAction,
  type MaterializeAction,
  type RetaliateAction,
  verbs as words,
} from './words.ts';

type P = GrandArchivePlay;

/** Each answer begins an announcement, which the options of the step lead on. */
const announcing =
  (player: PlayerId, line: number, options: ActionOptions, answer: OpportunityAnswer): Attempt<P> =>
  (now) => {
    const from = now.game.state.log.length;
    submit(now, { ...answer }, line);
    now.announcing = { player, options, line, from, used: [] };
    announce(now);
  };

/** The objects that a reference can mean for a player: their own first, cards in hand before others. */
function meant(play: P, ref: Ref, player: PlayerId, options: ActionOptions): readonly ObjectId[] {
  if (ref.kind === 'player') return fail(ref.line, `${ref.player} is a player`);
  const named = findObjects(play, options.from === undefined ? ref : { ...ref, zone: options.from });
  if (named.length === 0) {
    entityOf(play, ref);
    return illegal(ref.line, `${refText(ref)} is not in the zone ${options.from}`);
  }
  const rank = (id: ObjectId): number => {
    const row = objectRow(play.game.state, id);
    if (options.from !== undefined && row.zone === zoneKind(options.from)) return 0;
    if (holderOf(play.game, row) !== player) return 4;
    return row.zone === HAND ? 1 : row.zone === FIELD ? 2 : 3;
  };
  const ordered = named.toSorted((a, b) => rank(a) - rank(b));
  const nth = ref.nth === undefined ? undefined : ordered[ref.nth - 1];
  return ref.nth === undefined ? ordered : nth === undefined ? [] : [nth];
}

const sameWord = (a: string | undefined, b: string): boolean => a !== undefined && foldName(a) === foldName(b);

function activateAnswers(play: P, player: PlayerId, action: ActivateAction): readonly OpportunityAnswer[] {
  const { source, ability, options, line } = action;
  const legal = legalActions(play.game, player);
  const objects = source === undefined ? null : meant(play, source, player, options);
  const plays = legal
    .filter((a) => a.action === 'play')
    .filter((a) => a.method === 'activate' && objects?.includes(a.card) === true);
  const ways = plays.filter((a) => options.by === undefined || isBy(play, a.card, a.by, options.by));
  const uses = legal
    .filter((a) => a.action === 'use')
    .filter((a) => objects === null || objects.includes(a.object))
    .filter((a) => ability === undefined || indicesMeant(play, a.object, ability).includes(a.index));
  const found: readonly OpportunityAnswer[] = ability === undefined ? [...ways, ...uses] : uses;
  if (found.length > 0) return inOrderOf(objects, found);
  const [first] = objects ?? [];
  if (first === undefined) return illegal(line, 'no such ability can be activated');
  // Nothing is legal: what would be meant, so that the engine says why not.
  const indices = ability === undefined ? abilityIndices(play.game, first) : indicesMeant(play, first, ability);
  const isCard = objectRow(play.game.state, first).zone !== FIELD && ability === undefined;
  if (isCard)
    return [
      { action: 'play', card: first, method: 'activate', ...(options.by === undefined ? {} : { by: options.by }) },
    ];
  if (indices.length === 0)
    return illegal(line, `${source === undefined ? 'it' : refText(source)} has no such ability`);
  return indices.map((index) => ({ action: 'use', object: first, index }));
}

const inOrderOf = (
  objects: readonly ObjectId[] | null,
  found: readonly OpportunityAnswer[],
): readonly OpportunityAnswer[] => {
  if (objects === null) return found;
  const of = (a: OpportunityAnswer): number =>
    objects.indexOf(a.action === 'play' ? a.card : a.action === 'use' ? a.object : (-1 as ObjectId));
  return found.toSorted((a, b) => of(a) - of(b));
};

/** By the name of the cost or permission, or by a fragment of the text that grants it. */
function isBy(play: P, id: ObjectId, method: string | undefined, by: string): boolean {
  if (sameWord(method, by)) return true;
  return play.words.knows(by) && (method !== undefined || objectRow(play.game.state, id).zone !== HAND);
}

/** The activated abilities that are meant: by their number, or by their keyword or a fragment of their text. */
function indicesMeant({ game, words: texts }: P, id: ObjectId, choice: AbilityChoice): readonly number[] {
  const indices = abilityIndices(game, id);
  if (choice.kind === 'number') return indices.slice(choice.number - 1, choice.number);
  const { abilities } = characteristics(game, id);
  const likeness = (index: number): number => {
    const ability = abilities[index];
    return ability === undefined ? 0 : texts.likeness(ability, choice.text);
  };
  const best = Math.max(0, ...indices.map(likeness));
  if (best > 0) return indices.filter((index) => likeness(index) === best);
  return indices.filter((index) => {
    const ability = abilities[index];
    return ability?.kind === 'activated' && sameWord(ability.keyword, choice.text);
  });
}

/** Everybody passes until the player is asked so; past it in this turn, the step fails. */
function reach(play: P, player: PlayerId, line: number, isAsked: (d: Decision) => boolean, what: string): boolean {
  const asked = (): boolean => {
    const { decision } = play.game.state;
    return decision !== null && (decides(decision) === player || isAction(play, decision)) && isAsked(decision);
  };
  if (asked()) return true;
  const { decision } = play.game.state;
  if (decision !== null && decisions.awaits(decision) === null) return illegal(line, decisionText(play, decision));
  const { number } = play.game.state.game.turn;
  passUntil(play, {
    line,
    reached(now) {
      if (asked()) return true;
      if (now.game.state.over !== null || now.game.state.game.turn.number !== number)
        return illegal(line, `${play.game.state.players[player]?.name} is not asked to ${what} this turn`);
      return false;
    },
  });
  return asked();
}

/** Answers the questions of a declaration one after another. */
function declare(play: P, player: PlayerId, action: AttackAction): void {
  const { attacks, wielding, options, line } = action;
  const targets = attacks.map(({ target }) => target);
  const more = (options.targets ?? []).flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : slot.refs));
  const answerTo = (d: ChooseEntities): readonly EntityId[] | undefined => {
    switch (d.prompt) {
      case 'wield':
        return wielding.flatMap((ref) => candidateOf(play, ref, d.from) ?? []);
      case 'attack-player':
      case 'attack':
        return targets.flatMap((ref) => candidateOf(play, ref, d.from) ?? playerIn(play, ref, d.from));
      case 'attack-more':
        return candidatesOf(play, more, d.from);
      default:
        return undefined;
    }
  };
  const from = play.game.state.log.length;
  play.announcing = { player, options, line, from, used: [] };
  let isRefused = false;
  for (;;) {
    const { decision } = play.game.state;
    if (decision === null || isAction(play, decision) || play.game.state.game.combat !== null) break;
    const answer = decision.kind === 'entities' ? answerTo(decision as ChooseEntities) : undefined;
    if (answer !== undefined) submit(play, answer, line);
    else if (decision.prompt === 'attack-tax') isRefused = !agree(play, player, line);
    else if (decision.prompt === 'cost-reserve' || decision.prompt === 'floating') announce(play);
    else if (!takeOnly(play, decision, line)) break;
    if (play.game.state.decision === decision) break;
  }
  play.announcing = null;
  if (!isRefused) compareAttack(play, action, player);
  settle(play, line);
}

/** What effects demand for an attack is paid, unless the player was told to refuse it. */
function agree(play: P, player: PlayerId, line: number): boolean {
  const queue = play.queued.get(player) ?? [];
  const refuses = queue[0]?.answer.kind === 'yesNo' && !queue[0].answer.yes;
  if (queue[0]?.answer.kind === 'yesNo') queue.shift();
  if (!refuses) submit(play, true, line);
  // The declaration is taken back: that is what was asked for.
  else step(play.game, false);
  return !refuses;
}

const playerIn = (play: P, ref: Ref, from: readonly EntityId[]): readonly EntityId[] => {
  const id = entityOf(play, ref);
  return from.includes(id) ? [id] : [];
};

const isAttack = (e: GrandArchiveEvent): e is Extract<GrandArchiveEvent, { kind: 'attack' }> => e.kind === 'attack';

/** What Multistrike adds: no target of its own, no defender by Cleave. */
function additionalTargets(play: P): readonly ObjectId[] {
  const { state } = play.game;
  const declared = (eventsSince(state, state.log.first) as readonly GrandArchiveEvent[]).findLast(isAttack);
  return (state.game.combat?.cleave === true ? declared?.chosen : declared?.chosen.slice(1)) ?? [];
}

/** The attack that was declared is the one that the step says, whether or not it was asked. */
function compareAttack(play: P, { attacks, wielding, options, line }: AttackAction, player: PlayerId): void {
  const { combat } = play.game.state.game;
  const [attack] = attacks;
  const additional = additionalTargets(play);
  if (combat === null || combat.attackingPlayer !== player || attack === undefined)
    illegal(line, 'no such attack can be declared');
  for (const { attacker, target } of attacks) {
    if (objectOf(play, attacker, { rather: (id) => id === combat.attacker }) !== combat.attacker)
      illegal(line, `${refText(attacker)} does not attack`);
    const attacked = entityOf(play, target, { rather: (id) => combat.defenders.some((d) => d === id) });
    const fits = isPlayer(attacked)
      ? combat.cleave && combat.defendingPlayers.includes(attacked)
      : !combat.cleave && combat.defenders.includes(attacked);
    if (!fits) illegal(line, `${refText(target)} cannot be attacked so`);
  }
  const more = (options.targets ?? []).flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : slot.refs));
  if (more.length > 0 && more.some((ref) => candidateOf(play, ref, additional) === undefined))
    illegal(line, 'these cannot be attacked as well');
  for (const ref of wielding)
    if (candidateOf(play, ref, [...combat.wielded, ...combat.intents]) === undefined)
      illegal(line, `${refText(ref)} cannot be wielded`);
}

const isDeclaring = ({ prompt }: Decision): boolean =>
  prompt === 'wield' || prompt === 'attack' || prompt === 'attack-player' || prompt === 'attack-more';

function attackWays(play: P, action: AttackAction, player: PlayerId): readonly Attempt<P>[] {
  const { attacks, line } = action;
  const { decision } = play.game.state;
  const [attack] = attacks;
  if (attack === undefined) return [];
  if (decision !== null && decides(decision) === player && isDeclaring(decision))
    return [(now) => declare(now, player, action)];
  const { combat } = play.game.state.game;
  // The declaration of an attack card that left no choice has taken itself.
  if (combat !== null && combat.attackingPlayer === player && combat.intents.length > 0)
    return [(now) => compareAttack(now, action, player)];
  return whenActing(play, player, line, () => {
    const own = (id: EntityId): boolean =>
      !isPlayer(id) &&
      objectRow(play.game.state, id).zone === FIELD &&
      holderOf(play.game, objectRow(play.game.state, id)) === player;
    const attacker = objectOf(play, attack.attacker, { among: own, rather: own });
    return [
      (now: P) => {
        submit(now, { action: 'attack', attacker }, line);
        declare(now, player, action);
      },
    ];
  });
}

const isGlimpsing = ({ game }: P): boolean => game.state.decision?.kind === 'glimpse';

/** While glimpsing: a card is starcalled, or loaded by aethercalling. */
function glimpseWays(play: P, action: ActivateAction, player: PlayerId): readonly Attempt<P>[] {
  const { source, options, line } = action;
  const asked = play.game.state.decision as GlimpseDecision;
  if (decides(asked) !== player || source === undefined) return illegal(line, decisionText(play, asked));
  const aether = options.by === 'aethercalling';
  const card = candidateOf(play, source, asked.cards);
  const [named] = (options.targets ?? []).flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : slot.refs));
  const into = named === undefined ? asked.into[0] : candidateOf(play, named, asked.into);
  if (card === undefined) return illegal(line, `${refText(source)} is not looked at`);
  const answer = aether ? { aethercall: card, into: into ?? -1 } : { starcall: card };
  return [
    (now) => {
      const from = now.game.state.log.length;
      submit(now, answer, line);
      now.announcing = { player, options: aether ? {} : options, line, from, used: [] };
      announce(now);
    },
  ];
}

function materializeWays(_play: P, action: MaterializeAction, player: PlayerId): readonly Attempt<P>[] {
  const { card, options, line } = action;
  return [
    (now) => {
      const { decision } = now.game.state;
      // An effect has the player materialize something.
      if (
        card !== undefined &&
        decision !== null &&
        decides(decision) === player &&
        decisions.awaits(decision) === null
      )
        return answerWith(now, decision, { kind: 'word', line, text: refText(card), ref: card });
      if (!reach(now, player, line, ({ kind }) => kind === 'materialize', 'materialize')) {
        if (card === undefined) return;
        return illegal(line, `${refText(card)} cannot be materialized`);
      }
      const asked = now.game.state.decision as MaterializeDecision;
      const id = card === undefined ? null : (candidateOf(now, card, asked.cards) ?? null);
      if (card !== undefined && id === null) return illegal(line, `${refText(card)} cannot be materialized`);
      const from = now.game.state.log.length;
      submit(now, id, line);
      now.announcing = { player, options, line, from, used: [] };
      announce(now);
    },
  ];
}

function retaliateWays(_play: P, { units, line }: RetaliateAction, player: PlayerId): readonly Attempt<P>[] {
  return [
    (now) => {
      // Who cannot retaliate is not asked, which is as good as retaliating with none.
      const isPast = (): boolean => units.length === 0 && now.game.state.game.turn.step === 'damage';
      if (isPast() || !reach(now, player, line, (d) => d.prompt === 'retaliate' || isPast(), 'retaliate')) return;
      if (now.game.state.decision?.prompt !== 'retaliate') return;
      const asked = now.game.state.decision as ChooseEntities;
      submit(now, candidatesOf(now, units, asked.from), line);
      settle(now, line);
    },
  ];
}

function bestowWays(play: P, { boon, options, line }: BestowAction, player: PlayerId): readonly Attempt<P>[] {
  return whenActing(play, player, line, () => {
    const card = objectOf(play, boon, { rather: (id) => objectRow(play.game.state, id).zone === PANTHEON });
    return [announcing(player, line, options, { action: 'play', card, method: 'bestow' })];
  });
}

export const verbs = {
  activates: {
    ...words.activates,
    kind: 'activate',
    answers: isGlimpsing,
    ways: (play, action: ActivateAction, player) =>
      isGlimpsing(play)
        ? glimpseWays(play, action, player)
        : whenActing(play, player, action.line, () => activateAnswers(play, player, action)).map((answer) =>
            announcing(player, action.line, action.options, answer),
          ),
  },
  passes: commonVerbs.passes,
  concedes: commonVerbs.concedes,
  attacks: { ...words.attacks, kind: 'attack', ways: attackWays },
  chooses: commonVerbs.chooses,
  materializes: { ...words.materializes, kind: 'materialize', ways: materializeWays },
  bestows: { ...words.bestows, kind: 'bestow', ways: bestowWays },
  retaliates: { ...words.retaliates, kind: 'retaliate', ways: retaliateWays },
} satisfies Record<string, VerbWords & VerbRun<P>>;
