/** Cards of Magic like others, with something else in one place of their abilities. */
import { type Card, isCard } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import { otherAbilities } from './altering.ts';

export const withAbilities = (card: Card, abilities: unknown, types = card.faces[0].types): Card =>
  ({ ...card, faces: [{ ...card.faces[0], types, abilities }] }) as Card;

/** So many like each, those that make sense. */
export function alike(cards: readonly Card[], count: number): readonly Card[] {
  const others = otherAbilities(
    cards.map(({ faces: [front] }) => front.abilities),
    count,
  );
  return others
    .map((abilities, i) => withAbilities(cards[Math.floor(i / count)] as Card, abilities))
    .filter((card) => isCard(card) && unsupported(card).length === 0);
}
