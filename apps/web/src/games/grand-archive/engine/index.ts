/** Grand Archive on the engine's side: in the worker, with all of the rules. */
import { bots, isBot } from '@rulewright/bots/grand-archive';
import { decks as samples } from '@rulewright/cards/grand-archive';
import { type GrandArchiveTypes, grandArchiveLab, grandArchiveTable } from '@rulewright/table/grand-archive';
import { languages, reason } from '@rulewright/text/grand-archive';
import type { EngineGame } from '../../../engine/game.ts';
import { servicesOf } from '../../../engine/services/index.ts';
import { cards } from './services/cards.ts';
import { decks } from './services/decks.ts';
import { finder } from './services/shelf.ts';
import { speech } from './services/speech.ts';
import { named, situations } from './situations.ts';

const game: EngineGame<GrandArchiveTypes> = {
  table: grandArchiveTable,
  lab: grandArchiveLab,
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

const common = servicesOf(game);

export const services = { ...common, lab: { ...common.lab, ...named }, cards, decks };
export type GrandArchiveServices = typeof services;
