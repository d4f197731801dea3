/** What nobody can have meant with a card of Grand Archive. */
import { type Nonsense, nonsenseIn } from '../core/lint.ts';

export const nonsenseOn = (card: object): readonly Nonsense[] =>
  nonsenseIn(card, { keeping: new Set(), places: {}, usualPlace: 'field' });
