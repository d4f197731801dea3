/** Short constructors for data that recurs, so that a card reads like its text. They build plain data and nothing else. */
import type {
  Ability,
  Action,
  ActivatedAbility,
  Change,
  ColorName,
  Comparison,
  Condition,
  Cost,
  Destination,
  Duration,
  EventPattern,
  EventRole,
  Filter,
  KeywordAbility,
  Mode,
  PlayerGroup,
  ReplacementAbility,
  Selector,
  SpellAbility,
  StaticAbility,
  StaticEffect,
  Step,
  Target,
  TokenFace,
  TriggeredAbility,
  Value,
  Zone,
} from '@rulewright/language';

// Filters

export const all = (...of: readonly Filter[]): Filter => (of.length === 1 && of[0] ? of[0] : { kind: 'all', of });
export const any = (...of: readonly Filter[]): Filter => ({ kind: 'any', of });
export const not = (of: Filter): Filter => ({ kind: 'not', of });
const isType = (type: string): Filter => ({ kind: 'type', type });
export const isSubtype = (type: string): Filter => ({ kind: 'subtype', type });
export const isColor = (color: ColorName): Filter => ({ kind: 'color', color });
const is = (what: Selector): Filter => ({ kind: 'is', what });
const controlledBy = (who: Selector): Filter => ({ kind: 'controlledBy', who });
const ownedBy = (who: Selector): Filter => ({ kind: 'ownedBy', who });
export const withKeyword = (keyword: string): Filter => ({ kind: 'keyword', keyword });
export const without = (keyword: string): Filter => not(withKeyword(keyword));
export const withLandwalk = (type: string): Filter => ({ kind: 'keyword', keyword: 'landwalk', what: isSubtype(type) });
export const isAttacking: Filter = { kind: 'attacking' };
export const isBlocking: Filter = { kind: 'blocking' };
export const withPower = (is: Comparison): Filter => ({ kind: 'power', is });

export const isCreature = isType('creature');
export const isArtifact = isType('artifact');
export const isEnchantment = isType('enchantment');
export const isLand = isType('land');
export const isPlaneswalker = isType('planeswalker');
export const isInstantOrSorcery = any(isType('instant'), isType('sorcery'));
export const isPermanent: Filter = { kind: 'permanent' };
const isSpell: Filter = { kind: 'spell' };
const isCard: Filter = { kind: 'card' };
export const isPlayer: Filter = { kind: 'player' };
export const isBasicLand = all({ kind: 'supertype', type: 'basic' }, isLand);

// Selectors

export const self: Selector = { kind: 'this' };
export const you: Selector = { kind: 'you' };
const players = (which: PlayerGroup): Selector => ({ kind: 'players', which });
export const eachPlayer = players('each');
export const opponents = players('opponents');
export const bound = (name: string): Selector => ({ kind: 'var', name });
export const eventRole = (role: EventRole): Selector => ({ kind: 'event', role });
export const controllerOf = (of: Selector): Selector => ({ kind: 'controller', of });
export const ownerOf = (of: Selector): Selector => ({ kind: 'owner', of });
export const union = (...of: readonly Selector[]): Selector => ({ kind: 'union', of });
export const each = (...where: readonly Filter[]): Selector => ({ kind: 'each', where: all(...where) });
export const eachIn = (zone: Zone, ...where: readonly Filter[]): Selector => ({
  kind: 'each',
  where: all(...where),
  zones: [zone],
});
const only = (of: Selector, where: Filter): Selector => ({ kind: 'filter', of, where });
/** "That player or that permanent's controller". */
export const playerOrController = (of: Selector): Selector =>
  union(only(of, isPlayer), controllerOf(only(of, not(isPlayer))));
export const noted = (key: string): Selector => ({ kind: 'noted', key });
/** The creature or permanent that this is attached to. */
export const host: Selector = { kind: 'host', of: self };

export const isThis = is(self);
export const other = not(isThis);
const isYou = is(you);
export const youControl = controlledBy(you);
export const opponentControls = controlledBy(opponents);
export const yours = ownedBy(you);

// Values and conditions

export const x: Value = { kind: 'x' };
export const count = (of: Selector): Value => ({ kind: 'count', of });
export const greatestPower = (of: Selector): Value => ({ kind: 'greatest', stat: 'power', of });
export const atLeast = (to: Value): Comparison => ({ op: '≥', to });
const exists = (what: Selector): Condition => ({ kind: 'exists', what });
const no = (of: Condition): Condition => ({ kind: 'not', of });
export const compare = (value: Value, is: Comparison): Condition => ({ kind: 'compare', value, is });
export const youControlA = (...what: readonly Filter[]): Condition => exists(each(all(...what, youControl)));

// Costs

export const mana = (symbols: string): Cost => ({ kind: 'mana', mana: symbols });
export const tap: Cost = { kind: 'tap' };
export const sacrifice = (what: Filter): Cost => ({ kind: 'sacrifice', what, count: 1 });
export const sacrificeThis = sacrifice(isThis);
export const discardACard: Cost = { kind: 'discard', what: isCard, count: 1 };

// Targets

/** The binding of a lone target. */
export const it = bound('target');
export const target = (...what: readonly Filter[]): Target => ({ name: 'target', what: all(...what) });
export const targetSpell = (...what: readonly Filter[]): Target => ({
  name: 'target',
  what: all(isSpell, ...what),
  zones: ['stack'],
});
export const targetInGraveyard = (...what: readonly Filter[]): Target => ({
  name: 'target',
  what: all(isCard, ...what),
  zones: ['graveyard'],
});
export const anyTarget = target({ kind: 'anyTarget' });

// Durations

const endOfTurn: Duration = { kind: 'endOfTurn' };
export const forever: Duration = { kind: 'forever' };

// Actions

export const destroy = (what: Selector): Action => ({ do: 'destroy', what });
export const move = (what: Selector, to: Zone | Destination): Action => ({
  do: 'move',
  what,
  to: typeof to === 'string' ? { zone: to } : to,
});
export const draw = (count: Value, who: Selector = you): Action => ({ do: 'draw', who, count });
export const gainLife = (amount: Value, who: Selector = you): Action => ({ do: 'gainLife', who, amount });
export const loseLife = (amount: Value, who: Selector = you): Action => ({ do: 'loseLife', who, amount });
export const damage = (amount: Value, to: Selector): Action => ({ do: 'damage', to, amount });
export const counters = (counter: string, count: Value, on: Selector): Action => ({
  do: 'counters',
  on,
  counter,
  count,
});
export const shuffle = (who: Selector = you): Action => ({ do: 'shuffle', who });
export const may = (...actions: readonly Action[]): Action => ({ do: 'may', actions });
export const addMana = (symbols: string): Action => ({ do: 'mana', mana: { kind: 'fixed', mana: symbols } });
export const addOneOf = (...options: readonly string[]): Action => ({
  do: 'mana',
  mana: { kind: 'oneOf', mana: options },
});
export const token = (face: TokenFace, count: Value = 1): Action => ({ do: 'token', token: face, count });
export const lasting = (duration: Duration, ...effects: readonly StaticEffect[]): Action => ({
  do: 'effect',
  effects,
  duration,
});
export const thisTurn = (...effects: readonly StaticEffect[]): Action => lasting(endOfTurn, ...effects);
export const pump = (what: Selector, power: Value, toughness: Value, ...others: readonly Change[]): Action =>
  thisTurn(modify(what, addPT(power, toughness), ...others));

// Static effects and changes

export const modify = (what: Selector, ...changes: readonly Change[]): StaticEffect => ({
  kind: 'modify',
  what,
  changes,
});
export const addPT = (power: Value, toughness: Value): Change => ({ kind: 'addPT', power, toughness });
export const gain = (ability: Ability): Change => ({ kind: 'gain', ability });
export const cantBlock = (what: Selector): StaticEffect => ({ kind: 'cant', action: 'block', what });
export const cantAttack = (what: Selector): StaticEffect => ({ kind: 'cant', action: 'attack', what });

// Abilities

type Part = Target | Action;

function effect(parts: readonly Part[]): { readonly targets?: readonly Target[]; readonly actions: readonly Action[] } {
  const targets = parts.filter((part): part is Target => !('do' in part));
  const actions = parts.filter((part): part is Action => 'do' in part);
  return targets.length > 0 ? { targets, actions } : { actions };
}

/** Targets and actions, in the order of the text. */
export const spell = (...parts: readonly Part[]): SpellAbility => ({ kind: 'spell', ...effect(parts) });
export const mode = (...parts: readonly Part[]): Mode => effect(parts);
export const chooseOne = (...choices: readonly Mode[]): SpellAbility => ({
  kind: 'spell',
  actions: [],
  modes: { min: 1, max: 1, choices },
});
export const activated = (cost: readonly Cost[], ...parts: readonly Part[]): ActivatedAbility => ({
  kind: 'activated',
  cost,
  ...effect(parts),
});
export const loyalty = (amount: number, ...parts: readonly Part[]): ActivatedAbility =>
  activated([{ kind: 'loyalty', amount }], ...parts);
export const triggered = (on: EventPattern, ...parts: readonly Part[]): TriggeredAbility => ({
  kind: 'triggered',
  on,
  ...effect(parts),
});
export const always = (...effects: readonly StaticEffect[]): StaticAbility => ({ kind: 'static', effects });
export const asLongAs = (condition: Condition, ...effects: readonly StaticEffect[]): StaticAbility => ({
  kind: 'static',
  effects,
  condition,
});
/** A power and toughness of stars, each equal to a value. */
export const powerAndToughness = (value: Value): StaticAbility => ({
  kind: 'static',
  effects: [modify(self, { kind: 'setPT', power: value, toughness: value })],
  defining: true,
});
const entersTapped: ReplacementAbility = {
  kind: 'replacement',
  on: { on: 'move', what: isThis, to: ['battlefield'] },
  instead: { kind: 'enters', tapped: true },
};
export const entersTappedUnless = (condition: Condition): ReplacementAbility => ({
  ...entersTapped,
  condition: no(condition),
});

// Keywords

const keyword = (name: string): KeywordAbility => ({ kind: 'keyword', keyword: name });
export const deathtouch = keyword('deathtouch');
export const defender = keyword('defender');
export const exalted = keyword('exalted');
export const firstStrike = keyword('first strike');
export const flash = keyword('flash');
export const flying = keyword('flying');
export const haste = keyword('haste');
export const hexproof = keyword('hexproof');
export const indestructible = keyword('indestructible');
export const lifelink = keyword('lifelink');
export const reach = keyword('reach');
export const trample = keyword('trample');
export const vigilance = keyword('vigilance');
export const landwalk = (type: string): KeywordAbility => ({ ...keyword('landwalk'), what: isSubtype(type) });
export const protectionFrom = (what: Filter): KeywordAbility => ({ ...keyword('protection'), what });
export const enchant = (what: Filter): KeywordAbility => ({ ...keyword('enchant'), what });
export const equip = (symbols: string): KeywordAbility => ({ ...keyword('equip'), cost: [mana(symbols)] });

// Events

export const whenThisEnters: EventPattern = { on: 'move', what: isThis, to: ['battlefield'] };
export const whenThisDies: EventPattern = { on: 'move', what: isThis, from: ['battlefield'], to: ['graveyard'] };
export const whenThisLeaves: EventPattern = { on: 'move', what: isThis, from: ['battlefield'] };
export const whenever = (what: Filter, does: 'enters' | 'dies'): EventPattern =>
  does === 'enters'
    ? { on: 'move', what, to: ['battlefield'] }
    : { on: 'move', what, from: ['battlefield'], to: ['graveyard'] };
export const attacksYouOrYourPlaneswalker: EventPattern = {
  on: 'attack',
  what: isCreature,
  whom: any(isYou, all(isPlaneswalker, youControl)),
};
export const atYour = (step: Step): EventPattern => ({ on: 'beginning', step, whose: you });
export const youCast = (...what: readonly Filter[]): EventPattern => ({ on: 'cast', what: all(...what), who: you });
