/** Fast Activation: the card may be activated at fast speed (`playing-cards/ways.ts`). */
import type { Keyword } from './keyword.ts';

export const fastActivation: Keyword = { rule: 'kw-fast-activation', redundant: true };
