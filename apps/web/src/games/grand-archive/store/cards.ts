/** The user's cards of Grand Archive on this device. */
import type { ImportedCard } from '@rulewright/cards/grand-archive';
import type { SourceCard } from '@rulewright/text/grand-archive';
import { cardStore } from '../../../store/cards.ts';

export const store = cardStore<SourceCard, ImportedCard>('rulewright-cards-grand-archive');
