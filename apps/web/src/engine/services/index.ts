/** What the engine does for the page, by page. Each service is plain functions with plain data in and out. */
import { cards, decks } from '../../games/engine.ts';
import { lab } from './lab.ts';
import { play } from './play.ts';
import { replays } from './replays.ts';

export const services = { cards, decks, lab, play, replays };
export type Services = typeof services;
