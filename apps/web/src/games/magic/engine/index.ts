/** Magic on the engine's side: in the worker, with all of the rules. */
import { bots, isBot } from '@rulewright/bots/magic';
import { decks as samples } from '@rulewright/cards/magic';
import { magicLab, magicTable } from '@rulewright/table/magic';
import { languages, reason } from '@rulewright/text/magic';
import type { EngineGame } from '../../../engine/game.ts';
import type { MagicTypes } from '../types.ts';
import { finder } from './services/finder.ts';
import { speech } from './services/speech.ts';

export const magicEngine: EngineGame<MagicTypes> = {
  table: magicTable,
  lab: magicLab,
  cards: finder,
  speech,
  refused(lang, refusal) {
    const pack = languages[lang];
    return pack === undefined ? refusal.code : reason(pack, refusal);
  },
  decks: samples,
  bot: (name, seed) => bots[name !== undefined && isBot(name) ? name : 'greedy'](seed),
};

export { cards } from './services/cards.ts';
export { decks } from './services/decks.ts';
export { situations } from './situations.ts';
