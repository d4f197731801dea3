/** 文をつなぐ。 How clauses of instructions go together in Japanese. */
import { stem, te } from './ja-verbs.ts';

/** A clause that has a sentence in it, or ends in no verb, goes on with a sentence. */
const linked = (words: string): string =>
  /[。」]|もよい$/u.test(words) || !/[うつるくぐすぶむい]$/u.test(words) ? `${words}。その後、` : `${stem(words)}、`;

/** 「カード1枚を引き、カード1枚を捨てる」 */
export const inTurn = (clauses: readonly string[]): string =>
  clauses
    .filter((words) => words !== '')
    .map((words, i, all) => (i === all.length - 1 ? words : linked(words)))
    .join('');

/** 「あなたはカード1枚を引いてもよい」; what somebody else does then is quoted. */
export function allowed(who: string, words: string): string {
  const own = words.startsWith(who) ? words.slice(who.length) : words;
  if (!/^[^、。「（]*は|。|もよい$/u.test(own)) return `${who}${te(own)}もよい`;
  return `${who}「${own.replaceAll('「', '『').replaceAll('」', '』')}」を選んでもよい`;
}
