/** Readings of one card in several languages: independent witnesses of what it means. */
import { type Card, normalForm } from '@rulewright/language/magic';

const STATS = new Set(['power', 'toughness', 'manaValue']);
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What languages do not tell apart: "it has power 4 or greater" and "its power is 4 or greater"; and names, which are translated: that of a
 * card or of a token that is not called by its types (111.4).
 */
function toldAlike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toldAlike);
  if (!isNode(value)) return value;
  const { kind, what, where } = value;
  if (kind === 'matches' && isNode(where) && STATS.has(String(where.kind)) && isNode(where.is))
    return {
      is: toldAlike(where.is),
      kind: 'compare',
      value: { kind: 'stat', of: toldAlike(what), stat: where.kind },
    };
  const named = kind === 'named' || 'subtypes' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      named && key === 'name' && !String(part).endsWith(' Token') ? '' : toldAlike(part),
    ]),
  );
}

/** What the faces of a card do, without what they are called. */
const meaningOf = ({ faces }: Card): string =>
  JSON.stringify(faces.map(({ abilities = [] }) => toldAlike(normalForm(abilities))));

export const meanTheSame = (a: Card, b: Card): boolean => meaningOf(a) === meaningOf(b);
