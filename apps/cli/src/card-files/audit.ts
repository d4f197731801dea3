/** `cards audit`: which words of compiled texts do not count, by the rule of the grammar that lost them. */
import { Audit, type AuditedText, type Finding } from '@rulewright/text';
import type { Arguments } from '../command.ts';
import { progressOn } from '../progress.ts';
import { type EntryError, type FileEntry, reportErrors } from './file.ts';

/** The cards of a game's files, and their texts as far as they compile. */
export interface Auditing<C> {
  cards(path: string, progress?: (part: number) => void): AsyncIterable<FileEntry<C>>;
  audited(card: C): { readonly name: string; readonly texts: readonly AuditedText[] } | undefined;
}

/** Words of a rule that did not count, and on how many cards. */
interface Lost {
  readonly rule: string;
  readonly part: string;
  readonly words: string;
  /** What means the same in their place; nothing where they can be left out. */
  readonly instead: Set<string>;
  readonly cards: Set<string>;
}

/** So many others are shown for each. */
const SHOWN = 4;

export async function auditCards<C>(game: Auditing<C>, path: string, given: Arguments): Promise<number> {
  const top = given.integer('top', 40, 1);
  const began = performance.now();
  const audit = new Audit();
  const lost = new Map<string, Lost>();
  const errors: EntryError[] = [];
  const seen = new Set<string>();
  const bar = progressOn(process.stderr);
  let part = 0;
  for await (const entry of game.cards(path, (read) => {
    part = read;
  })) {
    if ('error' in entry) {
      errors.push(entry.error);
      continue;
    }
    const found = game.audited(entry.card);
    if (found === undefined || seen.has(found.name)) continue;
    seen.add(found.name);
    for (const text of found.texts)
      for (const finding of audit.findings(text)) lostIn(lost, finding).cards.add(found.name);
    bar.at(part, `${seen.size} cards, ${audit.read} variants, ${lost.size} findings`);
  }
  bar.end();
  reportErrors(errors);
  const seconds = Math.round(performance.now() - began) / 1000;
  const all = [...lost.values()].sort((a, b) => b.cards.size - a.cards.size || (a.rule < b.rule ? -1 : 1));
  const cards = new Set(all.flatMap((each) => [...each.cards])).size;
  const counts = { cards: seen.size, variants: audit.read, understood: audit.understood, withFindings: cards };
  process.stdout.write(
    given.has('json')
      ? `${JSON.stringify({ ...counts, seconds, findings: all.map(asJson), errors })}\n`
      : [
          ...all.slice(0, top).map(asLine),
          ...(all.length > top ? [`and ${all.length - top} more`] : []),
          `${seen.size} cards: ${audit.read} variants read, ${audit.understood} of them made sense`,
          all.length === 0
            ? 'every word counts'
            : `${all.length} findings on ${cards} cards: words that did not count, and that no rule declares`,
          `${seconds} s`,
          '',
        ].join('\n'),
  );
  return errors.length > 0 || all.length > 0 ? 1 : 0;
}

function lostIn(lost: Map<string, Lost>, { rule, part, words, instead }: Finding): Lost {
  const key = `${rule} ${part}`;
  const known = lost.get(key) ?? { rule, part, words, instead: new Set(), cards: new Set() };
  known.instead.add(instead);
  lost.set(key, known);
  return known;
}

const asJson = ({ instead, cards, ...lost }: Lost) => ({ ...lost, instead: [...instead], cards: [...cards] });

function asLine({ rule, part, words, instead, cards }: Lost): string {
  const others = [...instead].slice(0, SHOWN).map((other) => (other === '' ? '(nothing)' : `"${other}"`));
  const [example] = cards;
  return `${String(cards.size).padStart(6)}  ${rule}: ${part}  ("${words}" as ${others.join(', ')} in ${example})`;
}
