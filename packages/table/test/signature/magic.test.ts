/** What is done in games of Magic, and all that can be asked about it on the way, is as it was when it was recorded. */
import { sameAsRecorded } from './compare.ts';

sameAsRecorded('magic');
