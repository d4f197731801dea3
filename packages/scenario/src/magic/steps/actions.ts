// The answers to the priority decision that would do what a step says. The first legal one is used, and `can` and `cannot` try them all.
import { type EntityId, isPlayer, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import {
  type CastWay,
  cardOf,
  castWays,
  characteristics,
  FUSED,
  type G,
  GRAVEYARD,
  HAND,
  isType,
  legalActions,
  type PriorityAnswer,
  TypeBit,
} from '@rulewright/magic';
import { type AbilityChoice, foldName, type Ref } from '../../parse/index.ts';
import { whenActing } from '../../run/actions.ts';
import { submit } from '../../run/decide.ts';
import { type Attempt, fail, illegal } from '../../run/play.ts';
import { entityOf, findObjects, refText } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';
import { barText, keywordBehind } from '../words/keyword-words.ts';
import { holderOf, zoneKind } from '../words/names.ts';
import { announce } from './announce.ts';
import { neededLater, tapsFor } from './needed-later.ts';
import type { ActionOptions, ActivateAction, CastAction, PlayAction, TurnUpAction } from './step.ts';

/** Each answer begins an announcement, which the options of the step lead on. */
export function announcements(
  play: MagicPlay,
  player: PlayerId,
  { line, options }: { readonly line: number; readonly options: ActionOptions },
  answers: () => readonly PriorityAnswer[],
): readonly Attempt<MagicPlay>[] {
  const found = whenActing(play, player, line, answers);
  return found.map((answer) => {
    const begin = (now: MagicPlay, sparing: readonly ObjectId[]): void => {
      const from = now.game.state.log.length;
      const byHand = isPaidFor(answer) && (options.mana !== undefined || sparing.length > 0);
      submit(now, byHand ? { ...answer, pay: 'manual' } : { ...answer }, line);
      now.announcing = { player, options, line, from, used: [], sparing };
      announce(now);
    };
    return (now: MagicPlay) => {
      const needed = isPaidFor(answer) && options.mana === undefined ? neededLater(now, player, line) : [];
      const isTapped = needed.length > 0 && tapsFor(now, needed, (trial) => begin(trial, []));
      begin(now, isTapped ? needed : []);
    };
  });
}

const isPaidFor = ({ action }: PriorityAnswer): boolean => action !== 'pass' && action !== 'playLand';

/** The objects that a reference can mean for a player who plays them: their own cards first. */
function cardsMeant(play: MagicPlay, ref: Ref, player: PlayerId, options: ActionOptions): readonly ObjectId[] {
  if (ref.kind === 'player') return fail(ref.line, `${ref.player} is a player`);
  const named = findObjects(play, options.from === undefined ? ref : { ...ref, zone: options.from });
  if (named.length === 0) {
    // Something of that name elsewhere is the wrong object; a name that nothing has is a mistake.
    entityOf(play, ref);
    return illegal(ref.line, `${refText(ref)} is not in the zone ${options.from}`);
  }
  const rank = (id: ObjectId): number => {
    const row = objectRow(play.game.state, id);
    if (options.from !== undefined) return row.zone === zoneKind(options.from) ? 0 : 1;
    return row.owner !== player ? 2 : row.zone === HAND ? 0 : 1;
  };
  const ordered = named.toSorted((a, b) => rank(a) - rank(b));
  const nth = ref.nth === undefined ? undefined : ordered[ref.nth - 1];
  return ref.nth === undefined ? ordered : nth === undefined ? [] : [nth];
}

/** All ways to cast it that are legal; failing that the plain one, so that the engine says why not. */
export function castAnswers(
  play: MagicPlay,
  player: PlayerId,
  action: CastAction | PlayAction,
): readonly PriorityAnswer[] {
  const { card, options } = action;
  const meant = cardsMeant(play, card, player, options);
  const face = faceOf(play.game, meant[0], card, options);
  const legal = legalActions(play.game, player).filter((a) => a.action === 'cast');
  const fitting = meant.flatMap((id) =>
    legal.filter(
      (a) =>
        a.card === id &&
        (options.by === undefined || isFused(a, options.by) || isBy(play, player, a, options.by)) &&
        (face === undefined || (a.face ?? 0) === face),
    ),
  );
  if (fitting.length > 0) return fitting.toSorted((a, b) => Number(hasMethod(a)) - Number(hasMethod(b)));
  const [first] = meant;
  if (first === undefined) return illegal(action.line, `nothing is called ${refText(card)}`);
  const special = specialActions(play, player, meant, options.by);
  if (special.length > 0) return special;
  const method = options.by === undefined ? {} : { method: options.by };
  return [{ action: 'cast', card: first, ...method, ...(face === undefined ? {} : { face }) }];
}

/** Suspend, plot and their kin begin with a special action (116.2f, 116.2k): the card is cast later. */
function specialActions(
  { game }: MagicPlay,
  player: PlayerId,
  meant: readonly ObjectId[],
  by: string | undefined,
): readonly PriorityAnswer[] {
  if (by === undefined) return [];
  return legalActions(game, player).filter((a) => {
    if (a.action !== 'activate' || isPlayer(a.object) || !meant.includes(a.object)) return false;
    const ability = characteristics(game, a.object).abilities[a.index];
    return ability?.kind === 'activated' && ability.special === true && sameWord(ability.keyword, by);
  });
}

/** 702.102a: both halves, however they are paid for. */
const isFused = ({ face }: { readonly face?: number }, by: string): boolean => sameWord('fuse', by) && face === FUSED;

type Cast = Extract<PriorityAnswer, { readonly action: 'cast' }>;

/** By the name of the cost or permission, or by a fragment of the text that grants it. */
function isBy(play: MagicPlay, player: PlayerId, { card: id, method, face = 0 }: Cast, by: string): boolean {
  if (sameWord(method, by)) return true;
  // A half that may only be cast from the graveyard has no other cost.
  if (method === undefined && sameWord('aftermath', by)) return objectRow(play.game.state, id).zone === GRAVEYARD;
  if (sameWord('free', by) && isFreeOf(play.game, id, method)) return true;
  // 118.9: an effect lets nothing be paid instead.
  const isNothing = ({ cost }: CastWay): boolean => cost?.length === 0;
  if (sameWord('free', by) && method === 'permitted')
    return castWays(play.game, player, id).some((way) => way.method === method && way.face === face && isNothing(way));
  const granted = characteristics(play.game, id).abilities.filter((ability) => play.words.has(ability, by));
  if (granted.length === 0) return play.words.knows(by);
  return granted.some((ability) => {
    const name =
      ability.kind === 'alternativeCost' ? ability.name : ability.kind === 'keyword' ? ability.keyword : undefined;
    return name !== undefined && sameWord(method, name);
  });
}

/** 118.9: a card's own permission to be cast without paying its mana cost. */
const isFreeOf = (g: G, id: ObjectId, method: string | undefined): boolean =>
  characteristics(g, id).abilities.some(
    (a) => a.kind === 'alternativeCost' && a.name === method && a.cost.length === 0,
  );

const hasMethod = (a: PriorityAnswer): boolean => a.action === 'cast' && a.method !== undefined;
const sameWord = (a: string | undefined, b: string): boolean => a !== undefined && foldName(a) === foldName(b);

/** A face by the option, or by the name that was used for the card. */
function faceOf(g: G, id: ObjectId | undefined, ref: Ref, { face }: ActionOptions): number | undefined {
  if (face !== undefined) return face === 'front' ? 0 : 1;
  const def = id === undefined ? -1 : objectRow(g.state, id).def;
  if (def < 0 || ref.kind === 'player') return undefined;
  const { faces, layout } = cardOf(g.pool, def);
  // Of a card that is cast only in one way up, either name means the card.
  if (layout === 'transform' || layout === 'flip' || layout === 'prototype') return undefined;
  const named = faces.findIndex(({ name }) => foldName(name) === foldName(ref.name));
  return faces.length > 1 && named >= 0 ? named : undefined;
}

/** 406.3a: what a card is that is played, also one that lies face down. */
function isLandCard(g: G, id: ObjectId): boolean {
  const { def } = objectRow(g.state, id);
  return def < 0
    ? isType(characteristics(g, id), TypeBit.land)
    : cardOf(g.pool, def).faces[0]?.types.includes('land') === true;
}

/** A land is played; anything else that is played is cast. */
export function playAnswers(play: MagicPlay, player: PlayerId, action: PlayAction): readonly PriorityAnswer[] {
  const meant = cardsMeant(play, action.card, player, action.options);
  const legal = legalActions(play.game, player).filter((a) => a.action === 'playLand');
  const face = faceOf(play.game, meant[0], action.card, action.options);
  const fitting = meant.flatMap((id) =>
    legal.filter((a) => a.card === id && (face === undefined || (a.face ?? 0) === face)),
  );
  if (fitting.length > 0) return fitting;
  const [first] = meant;
  if (first === undefined) return illegal(action.line, `nothing is called ${refText(action.card)}`);
  if (face !== undefined && face > 0) return [{ action: 'playLand', card: first, face }];
  const isLand = isLandCard(play.game, first);
  // 601.3: what an effect lets a player play may be a spell; a card in hand that is no land is cast.
  if (isLand || objectRow(play.game.state, first).zone === HAND) return [{ action: 'playLand', card: first }];
  return castAnswers(play, player, action);
}

/** Abilities count in the order of the text, mana abilities and those of keywords included. */
export function activateAnswers(play: MagicPlay, player: PlayerId, action: ActivateAction): readonly PriorityAnswer[] {
  const { source, ability, line } = action;
  const legal = legalActions(play.game, player).filter((a) => a.action === 'activate');
  const meant = source === undefined ? legal.map(({ object }) => object) : sourcesMeant(play, source, player);
  const fits = (a: { readonly object: EntityId; readonly index: number }): boolean =>
    ability === undefined || indicesMeant(play, a.object, ability).includes(a.index);
  const fitting = meant.flatMap((id) => legal.filter((a) => a.object === id && fits(a)));
  if (fitting.length > 0) return fitting;
  const [first] = meant;
  if (first === undefined) return illegal(line, 'no such ability can be activated');
  const indices = activatedIndices(play.game, first);
  const chosen = ability === undefined ? indices : indicesMeant(play, first, ability);
  if (chosen.length === 0) {
    const what = ability?.kind === 'text' ? `none with "${ability.text}"` : `${indices.length} activated abilities`;
    return illegal(line, `${source === undefined ? 'it' : refText(source)} has ${what}`);
  }
  return chosen.map((index) => ({ action: 'activate', object: first, index }));
}

/** For the cost that is named, or any. */
export function turnUpAnswers(play: MagicPlay, player: PlayerId, action: TurnUpAction): readonly PriorityAnswer[] {
  const { object: ref, options } = action;
  const meant = sourcesMeant(play, ref, player);
  const legal = legalActions(play.game, player).filter((a) => a.action === 'turnUp');
  const fitting = meant.flatMap((id) =>
    legal.filter((a) => a.object === id && (options.by === undefined || sameWord(a.method, options.by))),
  );
  const [first] = meant;
  if (fitting.length > 0 || first === undefined) return fitting;
  return [{ action: 'turnUp', object: first, ...(options.by === undefined ? {} : { method: options.by }) }];
}

/** The activated abilities that are meant: by their number, or by their keyword or a fragment of their text. */
function indicesMeant({ game, words }: MagicPlay, id: EntityId, choice: AbilityChoice): readonly number[] {
  const indices = activatedIndices(game, id);
  if (choice.kind === 'number') return indices.slice(choice.number - 1, choice.number);
  if (isPlayer(id)) return [];
  const { abilities } = characteristics(game, id);
  const likeness = (index: number): number => {
    const ability = abilities[index];
    if (ability?.kind !== 'activated') return 0;
    const own = words.likeness(ability, choice.text);
    const keyword = keywordBehind(abilities, ability);
    if (keyword === undefined) return own;
    const isBar = barText(keyword).includes(foldName(choice.text));
    return Math.max(own, isBar ? 3 : 0, words.likeness(keyword, choice.text));
  };
  const best = Math.max(0, ...indices.map(likeness));
  if (best > 0) return indices.filter((index) => likeness(index) === best);
  return indices.filter((index) => {
    const ability = abilities[index];
    if (ability?.kind !== 'activated' || ability.keyword === undefined) return false;
    return foldName(choice.text).startsWith(foldName(ability.keyword));
  });
}

function activatedIndices(g: G, id: EntityId): readonly number[] {
  if (isPlayer(id)) return [];
  return characteristics(g, id).abilities.flatMap((a, i) => (a.kind === 'activated' ? [i] : []));
}

/** The player's own objects first. */
function sourcesMeant(play: MagicPlay, ref: Ref, player: PlayerId): readonly ObjectId[] {
  if (ref.kind === 'player') return fail(ref.line, `${ref.player} is a player`);
  const named = findObjects(play, ref);
  if (named.length === 0) return fail(ref.line, `nothing is called ${refText(ref)}`);
  const own = (id: ObjectId): boolean => holderOf(play.game, objectRow(play.game.state, id)) === player;
  const ordered = [...named.filter(own), ...named.filter((id) => !own(id))];
  if (ref.nth === undefined) return ordered;
  const nth = ordered[ref.nth - 1];
  return nth === undefined ? fail(ref.line, `nothing is called ${refText(ref)}`) : [nth];
}
