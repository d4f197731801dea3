/** What the engine does for the page, by page. Each service is plain functions with plain data in and out. */
import { cards } from '../../games/magic/engine/services/cards.ts';
import { decks } from '../../games/magic/engine/services/decks.ts';
import { lab } from './lab.ts';
import { play } from './play.ts';
import { replays } from './replays.ts';

export const services = { cards, decks, lab, play, replays };
export type Services = typeof services;
