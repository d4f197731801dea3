/** Readings of one card in several languages: independent witnesses of what it means. */
import { type Card, normalForm } from '@rulewright/language/magic';

/** What the faces of a card do, without what they are called. */
const meaningOf = ({ faces }: Card): string => JSON.stringify(faces.map(({ abilities = [] }) => normalForm(abilities)));

export const meanTheSame = (a: Card, b: Card): boolean => meaningOf(a) === meaningOf(b);
