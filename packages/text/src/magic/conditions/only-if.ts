/** What is done if a condition that is said after it holds: some conditions are about something else than they seem. */
import type { Action, Condition, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';

export function onlyIf(then: readonly Action[], condition: Condition): readonly Action[] {
  if (isOfException(then, condition)) return then;
  const [offer, second] = then;
  if (offer?.do === 'may' && second === undefined) {
    const cast = onlySuch(offer.actions, condition);
    if (cast !== undefined) return [{ ...offer, actions: [cast] }];
  }
  if (offer?.do === 'may' && isOfOtherSpell(offer.actions, condition)) throw new Unclear('what is cast is the spell');
  return [{ do: 'if', condition: castsIn(then) ? asCard(condition) : whereItIs(condition), then }];
}

/** "Return it if it's a permanent card", of a face-down permanent that has died: what it is as a card, not what it was. */
function whereItIs(condition: Condition): Condition {
  if (condition.kind !== 'matches' || condition.what.kind !== 'event') return condition;
  return condition.where.kind === 'permanentCard'
    ? { ...condition, what: { kind: 'became', of: condition.what } }
    : condition;
}

/** "You may cast it if it's a spell with …": nothing else that was spoken of is a spell then. */
function isOfOtherSpell([cast]: readonly Action[], condition: Condition): boolean {
  if (cast?.do !== 'cast' || condition.kind !== 'matches' || condition.where.kind !== 'all') return false;
  return condition.where.of.some(isSpell) && JSON.stringify(condition.what) !== JSON.stringify(cast.what);
}

type Cast = Extract<Action, { readonly do: 'cast' }>;

/** "You may cast it if the spell's mana value is 2 or less": it is asked of what is cast, not of the card (202.3b, 715.3). */
function onlySuch([cast, second]: readonly Action[], condition: Condition): Cast | undefined {
  if (cast?.do !== 'cast' || cast.as !== undefined || second !== undefined) return undefined;
  const isSpell = (of: Selector): boolean =>
    of.kind === 'became' && JSON.stringify(of.of) === JSON.stringify(cast.what);
  const such = filterIn(condition, isSpell);
  return such === undefined ? undefined : { ...cast, as: such };
}

function filterIn(condition: Condition, isSpell: (of: Selector) => boolean): Filter | undefined {
  if (condition.kind === 'matches') return isSpell(condition.what) ? condition.where : undefined;
  if (condition.kind !== 'compare') return undefined;
  const { value, is } = condition;
  const isOfSpell = typeof value === 'object' && value.kind === 'stat' && isSpell(value.of);
  return isOfSpell && value.stat === 'manaValue' ? { kind: 'manaValue', is } : undefined;
}

/** "… except the token isn't legendary if the creature is legendary": what is legendary is not made so, whether it was or not. */
function isOfException(actions: readonly Action[], condition: Condition): boolean {
  const last = actions.at(-1);
  const isLegendary = condition.kind === 'matches' && JSON.stringify(condition.where) === LEGENDARY;
  return isLegendary && JSON.stringify(last ?? null).includes('"kind":"removeTypes","supertypes":["legendary"]');
}
const LEGENDARY = JSON.stringify({ kind: 'supertype', type: 'legendary' });

/** "You may cast it if it's an instant spell": it is a card yet. */
const castsIn = (actions: readonly Action[]): boolean =>
  actions.some(
    (action) =>
      action.do === 'cast' ||
      (action.do === 'may' && castsIn(action.actions)) ||
      (action.do === 'effect' && action.effects.some(({ kind, ...rest }) => kind === 'may' && isPlay(rest))),
  );
const isPlay = (effect: object): boolean => 'action' in effect && effect.action === 'play';
const asCard = (condition: Condition): Condition =>
  substitute(condition, (node) =>
    Array.isArray(node) && node.some(isSpell) && !node.every(isSpell)
      ? node.filter((each) => !isSpell(each))
      : undefined,
  );
const isSpell = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'spell';
