/**
 * The commands, in the order in which the help lists them. One file each, imported only when the command is used:
 * export a `command` there and add it here.
 */
import type { Command, CommandName } from '../command.ts';

export interface NamedCommand extends CommandName {
  load(): Promise<{ readonly command: Command }>;
}

export const commands: readonly NamedCommand[] = [
  {
    name: 'serve',
    summary: 'serve the browser app: play, lab, cards, decks, replays',
    load: () => import('./serve.ts'),
  },
  {
    name: 'play',
    summary: 'play a game in the terminal against a bot',
    load: () => import('./play.ts'),
  },
  {
    name: 'sim',
    summary: 'let bots play each other',
    load: () => import('./sim.ts'),
  },
  {
    name: 'scenario',
    summary: 'run scenario files and report which of them hold',
    load: () => import('./scenario.ts'),
  },
  {
    name: 'conformance',
    summary: 'say which statements of the documents are proven by scenarios, and which are open',
    load: () => import('./conformance.ts'),
  },
  {
    name: 'explain',
    summary: 'say why something in a scenario is as it is, with the rules that make it so',
    load: () => import('./explain.ts'),
  },
  {
    name: 'cards',
    summary: 'compile card files, and say how a card is read',
    load: () => import('./cards.ts'),
  },
  {
    name: 'fuzz',
    summary: 'let random bots play random decks and check everything that must be true',
    load: () => import('./fuzz.ts'),
  },
  {
    name: 'decks',
    summary: 'list the bundled decks',
    load: () => import('./decks.ts'),
  },
];
