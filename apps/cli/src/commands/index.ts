/** The commands, in the order in which the help lists them. One file each: export a `command` there and add it here. */
import type { Command } from '../command.ts';
import { command as decks } from './decks.ts';

export const commands: readonly Command[] = [decks];
