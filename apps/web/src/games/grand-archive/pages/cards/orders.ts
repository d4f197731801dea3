/** In which order cards can be listed. */
import type { Order } from '@rulewright/cards/grand-archive';

export const ORDERS = ['name', 'cost', 'element', 'level', 'power', 'life'] as const satisfies readonly Order[];
