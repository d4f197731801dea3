/** Magic on the engine's side: in the worker, with all of the rules. */
import { bots, isBot } from '@rulewright/bots/magic';
import { decks as samples } from '@rulewright/cards/magic';
import { magicLab, magicTable } from '@rulewright/table/magic';
import { languages, reason } from '@rulewright/text/magic';
import type { EngineGame } from '../../../engine/game.ts';
import { servicesOf } from '../../../engine/services/index.ts';
import type { MagicTypes } from '../types.ts';
import { cards } from './services/cards.ts';
import { decks } from './services/decks.ts';
import { finder } from './services/finder.ts';
import { speech } from './services/speech.ts';
import { named, situations } from './situations.ts';

const magicEngine: EngineGame<MagicTypes> = {
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
  situations,
};

const common = servicesOf(magicEngine);

export const services = { ...common, lab: { ...common.lab, ...named }, cards, decks };
export type MagicServices = typeof services;
