import type { Pack } from '../index.ts';

export const cards: Pack['cards'] = {};
