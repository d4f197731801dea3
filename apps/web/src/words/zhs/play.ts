import type { Pack } from '../index.ts';

export const play: Pack['play'] = {};
