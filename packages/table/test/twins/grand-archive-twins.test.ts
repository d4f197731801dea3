/** What is hidden in Grand Archive: hand, memory, both decks, what lies face down, what only some have looked at. */
import { grandArchiveSecrets } from './grand-archive.ts';
import { hiddenMeansHidden } from './property.ts';

hiddenMeansHidden(grandArchiveSecrets);
