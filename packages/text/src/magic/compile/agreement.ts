/** Readings of one card in several languages: independent witnesses of what it means. */
import { type Card, normalForm } from '@rulewright/language/magic';

const STATS = new Set(['power', 'toughness', 'manaValue']);
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOf = (value: unknown, kind: string): value is Node => isNode(value) && value.kind === kind;
const sorted = (parts: readonly unknown[]): readonly unknown[] =>
  [...parts].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
const partsOf = (filter: unknown): readonly unknown[] =>
  isOf(filter, 'all') && Array.isArray(filter.of) ? filter.of : [filter];
const both = (filters: readonly unknown[]): unknown =>
  filters.length === 1 ? filters[0] : { kind: 'all', of: sorted(filters) };
/** Zones where all there is are cards (109.2a). */
const OF_CARDS = new Set(['graveyard', 'hand', 'library']);

/**
 * What languages do not tell apart: "it has power 4 or greater" and "its power is 4 or greater"; "enters under your control" and "you
 * control enters"; which of several comes first; cards in zones of cards; and names, which are translated: that of a card or of a token
 * that is not called by its types (111.4).
 */
function toldAlike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toldAlike);
  if (!isNode(value)) return value;
  const { kind, what, where } = value;
  if (kind === 'matches' && isNode(where) && STATS.has(String(where.kind)) && isNode(where.is)) {
    const stat = { kind: 'stat', of: toldAlike(what), stat: where.kind };
    return { is: toldAlike(where.is), kind: 'compare', value: stat };
  }
  const named = kind === 'named' || 'subtypes' in value;
  const made: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      named && key === 'name' && !String(part).endsWith(' Token') ? '' : toldAlike(part),
    ]),
  );
  if (made.on === 'move' && made.under !== undefined) {
    const { under, ...event } = made;
    return { ...event, what: both([...partsOf(event.what), { kind: 'controlledBy', who: under }]) };
  }
  if ((kind === 'all' || kind === 'union') && Array.isArray(made.of))
    return made.of.length === 1 ? made.of[0] : { ...made, of: sorted(made.of) };
  if (Array.isArray(made.zones) && made.zones.every((zone) => OF_CARDS.has(String(zone))) && made.where !== undefined) {
    const others = partsOf(made.where).filter((filter) => !isOf(filter, 'card'));
    return others.length === 0 ? made : { ...made, where: both(others) };
  }
  return made;
}

/** What the faces of a card do, without what they are called; in which order they can do it does not matter. */
const meaningOf = ({ faces }: Card): string =>
  JSON.stringify(faces.map(({ abilities = [] }) => sorted(toldAlike(normalForm(abilities)) as readonly unknown[])));

export const meanTheSame = (a: Card, b: Card): boolean => meaningOf(a) === meaningOf(b);
