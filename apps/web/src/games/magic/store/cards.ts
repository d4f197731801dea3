/** The user's cards of Magic on this device. */
import type { ImportedCard } from '@rulewright/cards/magic';
import type { SourceCard } from '@rulewright/text/magic';
import { cardStore } from '../../../store/cards.ts';

export const store = cardStore<SourceCard, ImportedCard>('rulewright-cards');
