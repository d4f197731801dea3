import type { Pack } from '../index.ts';

export const replays: Pack['replays'] = {};
