/** What is hidden in Magic (400.2, 708.5). */
import { magicSecrets } from './magic.ts';
import { hiddenMeansHidden } from './property.ts';

hiddenMeansHidden(magicSecrets);
