import type { Pack } from '../index.ts';

export const lab: Pack['lab'] = {};
