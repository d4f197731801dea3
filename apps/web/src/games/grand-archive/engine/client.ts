/** The engine as Grand Archive's own pages have it. */
import { engineOf } from '../../../engine/client.ts';
import type { GrandArchiveServices } from './index.ts';

export const engine = engineOf<GrandArchiveServices>('grand-archive');
