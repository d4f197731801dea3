import type { Pack } from '../index.ts';

export const decks: Pack['decks'] = {};
