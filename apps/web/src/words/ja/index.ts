import type { AppWords } from '../pack.ts';
import { about } from './about.ts';
import { cards } from './cards.ts';
import { decks } from './decks.ts';
import { home } from './home.ts';
import { lab } from './lab.ts';
import { play } from './play.ts';
import { replays } from './replays.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const ja: AppWords = { shell, play, lab, home, cards, decks, replays, table, about };
