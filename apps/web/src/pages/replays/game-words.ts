/** A game in words, for lists and titles. */
import type { WatchedGame } from '@rulewright/table';
import type { ServiceError } from '../../engine/rpc.ts';
import { languages } from '../../words/index.ts';
import type { AppWords, Pack } from '../../words/pack.ts';
import { calledIn } from '../decks/samples.ts';

type Words = AppWords['replays'];

const names = Object.values(languages).map(({ words }) => words.play.names);

/** Where there are more, they have numbers. */
const NUMBERED = /^(.+) (\d+)$/;

/** "You" is the name of nobody, and a bot has another one in each language. */
export function nameOf(name: string, words: Words): string {
  if (names.some(({ you }) => you === name)) return words.person;
  const isBot = (called: string): boolean => names.some(({ bot }) => bot === called);
  if (isBot(name)) return words.bot;
  const [, called = '', number] = NUMBERED.exec(name) ?? [];
  return isBot(called) ? `${words.bot} ${number}` : name;
}

export function titleOf({ players }: WatchedGame, words: Words, decks: Pack['deck']): string {
  const [a, b, ...more] = players.map(({ name, deck }) => words.with(nameOf(name, words), calledIn(decks, deck)));
  return [words.versus(a ?? '', b ?? ''), ...more].join(words.comma);
}

export function resultOf({ over, players }: WatchedGame, words: Words): string {
  if (over === null) return words.left;
  if (over.draw) return words.draw;
  return over.winners.map((winner) => words.won(nameOf(players[winner]?.name ?? '', words))).join(words.comma);
}

/** What went wrong with a file or a replay. */
export function problemWords({ code, message }: ServiceError, name: string, words: Words): string {
  const known: Readonly<Record<string, (file: string, what: string) => string>> = words.problems;
  return (known[code] ?? words.problems.other)(name, message);
}
