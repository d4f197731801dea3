/** The nearest wording that is known, for a line that is not: another spelling, or how today's cards say it. */
import { nearest, vocabularyOf } from '../../grammar/vocabulary.ts';
import { english } from '../english.ts';
import { readParagraph } from './face.ts';
import { OUTDATED } from './outdated.ts';
import type { Paragraph } from './paragraphs.ts';
import { englishGrammar } from './tongue.ts';

/** Words that are not known, and what could be meant by them. */
export interface Wanted {
  readonly kind: 'spelling' | 'outdated';
  readonly words: string;
  readonly instead: string;
}

export interface Change extends Wanted {
  /** Where it stands in the line, from 0. */
  readonly at: number;
}

/** More changes than this make another text. */
const MOST_CHANGES = 4;
/** So many spellings are tried for a word. */
const MOST_SPELLINGS = 8;

/** What older cards said in the line: where it makes no sense today, that is what could be meant. */
export const todaysWords = ({ text }: Paragraph): readonly Change[] => asWritten(text, outdatedIn(text));

/** Changes after which more of the line is read, in the order of the text. */
export function changesFor({ line, text }: Paragraph, names: readonly string[]): readonly Change[] {
  const left = (said: string): number => unreadOf({ line, text: said }, names);
  const found: Change[] = [];
  let said = text;
  let unread = left(said);
  while (unread > 0 && found.length < MOST_CHANGES) {
    const [best] = [...outdatedIn(said), ...misspeltIn(said, said.length - unread, names)]
      .map((change) => ({ change, unread: left(changed(said, change)) }))
      .filter((each) => each.unread < unread)
      .sort((a, b) => a.unread - b.unread);
    if (best === undefined) break;
    found.push(best.change);
    said = changed(said, best.change);
    unread = best.unread;
  }
  return asWritten(text, found);
}

/** Each change is of the text as those before it have left it; as they are told, they are of the text as it was written. */
function asWritten(text: string, changes: readonly Change[]): readonly Change[] {
  const made: Change[] = [];
  for (const { kind, at, words: now, instead } of changes) {
    const before = (place: number): number =>
      made.reduce((sum, each) => (each.at < place ? sum + each.words.length - each.instead.length : sum), place);
    const [start, end] = [before(at), before(at + now.length)];
    const change = { kind, at: start, words: text.slice(start, end), instead };
    // One that holds others says them, too.
    const others = made.filter((each) => each.at + each.words.length <= start || each.at >= end);
    made.splice(0, made.length, ...[...others, change].sort((a, b) => a.at - b.at));
  }
  return made;
}

const changed = (text: string, { at, words, instead }: Change): string =>
  `${text.slice(0, at)}${instead}${text.slice(at + words.length)}`;

/** How many characters are left where reading stops. */
function unreadOf(paragraph: Paragraph, names: readonly string[]): number {
  const outcome = readParagraph(paragraph, names);
  return 'trees' in outcome ? 0 : Math.max(1, paragraph.text.length - outcome.at);
}

const outdatedIn = (text: string): readonly Change[] =>
  OUTDATED.flatMap(({ said, today }) =>
    [...text.matchAll(said)].map((match): Change => {
      const [words] = match;
      const instead = today.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
      return { kind: 'outdated', at: match.index, words, instead: capitalAs(words, instead) };
    }),
  );

let words: ReadonlyMap<string, string> | undefined;

/** Words that are spelled a little otherwise than the one where reading stops, or than the first unknown one after it. */
function misspeltIn(text: string, from: number, names: readonly string[]): readonly Change[] {
  words ??= vocabularyOf(englishGrammar());
  const known = words;
  const rest = english.tokens(text, names).filter(({ kind, end }) => kind === 'word' && end > from);
  const unknown = rest.find((token) => !known.has(token.text));
  return [...new Set([rest[0], unknown])].flatMap((token) =>
    token === undefined
      ? []
      : nearest(token.text, known.keys())
          .slice(0, MOST_SPELLINGS)
          .map((near): Change => {
            const instead = capitalAs(token.raw, known.get(near) ?? near);
            return { kind: 'spelling', at: token.start, words: token.raw, instead };
          }),
  );
}

const capitalAs = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word;
