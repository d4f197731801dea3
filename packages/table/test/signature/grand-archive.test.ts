/** What random players do in games of Grand Archive, and all that can be asked about it on the way, is as it was when it was recorded. */
import { grandArchiveBots } from '@rulewright/bots/grand-archive';
import { sameAsRecorded } from './compare.ts';
import { grandArchiveGames, signedGrandArchive } from './grand-archive-games.ts';

sameAsRecorded('grand-archive', signedGrandArchive, grandArchiveBots, grandArchiveGames());
