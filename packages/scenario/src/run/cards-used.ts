/** Which cards a scenario uses. */
import { foldName, type Scenario } from '../parse/index.ts';

/** As it calls them; cards that the scenario brings itself are not among them, whatever they are called. */
export function cardsUsed({ cards, players }: Scenario): readonly string[] {
  const own = new Set(cards.map(({ name }) => foldName(name)));
  const objects = players.flatMap(({ zones, commanders }) => [...zones.flatMap((zone) => zone.objects), ...commanders]);
  return [...new Set(objects.map(({ card }) => card).filter((name) => !own.has(foldName(name))))];
}
