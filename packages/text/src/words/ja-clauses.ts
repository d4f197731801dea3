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

/** An instruction of either game, as far as it takes things under a name, or shows what has one. */
type Instruction = {
  readonly do: string;
  readonly name?: unknown;
  readonly objects?: unknown;
  readonly what?: unknown;
};

const isTaken = (a: Instruction, next: Instruction | undefined): boolean => {
  if (a.do !== 'let' || a.objects === undefined || (next?.do !== 'look' && next?.do !== 'reveal')) return false;
  const { kind, name } = next.what as { readonly kind: string; readonly name?: string };
  return kind === 'var' && name === a.name;
};

/** What is taken only to be looked at or revealed is named there: 「ライブラリーの一番上からカード3枚を見る」. */
export const shownAtOnce = <A extends { readonly do: string }>(list: readonly A[]): readonly A[] =>
  list.flatMap((a, i): readonly A[] => {
    const [before, after] = [list[i - 1], list[i + 1]];
    if (isTaken(a, after)) return [];
    return before !== undefined && isTaken(before, a) ? [{ ...a, what: (before as Instruction).objects }] : [a];
  });
