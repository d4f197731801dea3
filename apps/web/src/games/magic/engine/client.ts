/** The engine as Magic's own pages have it. */
import { engineOf } from '../../../engine/client.ts';
import type { MagicServices } from './index.ts';

export const engine = engineOf<MagicServices>('magic');
