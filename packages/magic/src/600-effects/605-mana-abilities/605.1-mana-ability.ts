/** Mana abilities (605.1). */
import type { Ability, Action, ActivatedAbility, EventPattern, TriggeredAbility } from '@rulewright/language/magic';

/** 605.1a: no target, could add mana, not a loyalty ability. */
export function isManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'activated') return false;
  if (isLoyaltyAbility(ability) || (ability.targets?.length ?? 0) > 0) return false;
  if (ability.modes?.choices.some((m) => (m.targets?.length ?? 0) > 0) === true) return false;
  return addsMana(ability.actions) || ability.modes?.choices.some((m) => addsMana(m.actions)) === true;
}

/** 602.5d–e, 601.2g: what can be activated only as a sorcery or an instant could be cast is not activated while a cost is paid. */
export const isForPayment = ({ timing }: ActivatedAbility): boolean => timing !== 'instant' && timing !== 'sorcery';

/** 606.2. */
export const isLoyaltyAbility = (ability: ActivatedAbility): boolean => ability.cost.some((c) => c.kind === 'loyalty');

/** Whether instructions could add mana (605.1). */
const addsMana = (actions: readonly Action[]): boolean => actions.some(couldAddMana);

function couldAddMana(action: Action): boolean {
  switch (action.do) {
    case 'mana':
      return true;
    case 'if':
      return addsMana(action.then) || addsMana(action.else ?? []);
    case 'pay':
      return addsMana(action.then ?? []) || addsMana(action.else ?? []);
    case 'may':
    case 'forEach':
    case 'repeat':
    case 'process':
      return addsMana(action.actions);
    case 'either':
      return action.options.some(addsMana);
    default:
      return false;
  }
}

const isAboutMana = (on: EventPattern): boolean => {
  switch (on.on) {
    case 'tap':
      return on.forMana === true;
    case 'activate':
      return on.mana === true;
    case 'mana':
      return true;
    case 'any':
      return on.of.every(isAboutMana);
    default:
      return false;
  }
};

/** 605.1b: no target, triggers from a mana ability or from mana being added, could add mana. */
export const isTriggeredManaAbility = (ability: TriggeredAbility): boolean =>
  (ability.targets?.length ?? 0) === 0 && isAboutMana(ability.on) && addsMana(ability.actions);

/** Whether something with these abilities has a mana ability. */
export const haveManaAbility = (abilities: readonly Ability[]): boolean =>
  abilities.some((a) => isManaAbility(a) || (a.kind === 'triggered' && isTriggeredManaAbility(a)));
