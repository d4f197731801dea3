/** The commands, in the order in which the help lists them. One file each: export a `command` there and add it here. */
import type { Command } from '../command.ts';
import { command as cards } from './cards.ts';
import { command as decks } from './decks.ts';
import { command as explain } from './explain.ts';
import { command as fuzz } from './fuzz.ts';
import { command as play } from './play.ts';
import { command as scenario } from './scenario.ts';
import { command as serve } from './serve.ts';
import { command as sim } from './sim.ts';

export const commands: readonly Command[] = [serve, play, sim, scenario, explain, cards, fuzz, decks];
