/** What random players do in games of Magic, and all that can be asked about it on the way, is as it was when it was recorded. */
import { magicBots } from '@rulewright/bots/magic';
import { sameAsRecorded } from './compare.ts';
import { magicGames, signedMagic } from './magic-games.ts';

sameAsRecorded('magic', signedMagic, magicBots, magicGames());
