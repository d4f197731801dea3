/** The text of one side: its lines read, their meanings worked out together, and given back. */
import { type Ability, type Label, normalForm, type Target } from '@rulewright/language/grand-archive';
import type { AuditedText } from '../../audit/text.ts';
import { type Grammar, makeGrammar } from '../../grammar/grammar.ts';
import type { Token } from '../../grammar/language.ts';
import { meaningOf, Unclear } from '../../grammar/meaning.ts';
import { printTree } from '../../grammar/print.ts';
import { read, TooDeep, TooManyReadings } from '../../grammar/read.ts';
import type { Tree } from '../../grammar/tree.ts';
import { silence } from '../../prose/discourse/record.ts';
import { Telling } from '../../prose/discourse/telling.ts';
import { type Line, labelsIn } from '../abilities/line.ts';
import { inflections } from '../categories/index.ts';
import { english } from '../english.ts';
import type { FaceFacts } from '../face-facts.ts';
import type { Discourse, GrandArchiveGame } from '../game.ts';
import { rules } from '../rules.ts';
import { vocabulary } from '../vocabulary.ts';
import { type Paragraph, paragraphs } from './paragraphs.ts';
import { finished, refusedIn } from './passes.ts';
import type { Refusal } from './source.ts';

let made: Grammar | undefined;
/** Made when it is first needed: who only plays bundled cards never needs it. */
function englishGrammar(): Grammar {
  made ??= makeGrammar(english, rules, inflections);
  return made;
}

/** The rules of the grammar by name. */
export const ruleNames = (): readonly string[] => [...englishGrammar().rules.keys()];

/** What the text of a side means, and how it prints back. */
export interface FaceReading {
  readonly abilities: readonly Ability[];
  readonly labels: readonly Label[];
  /** One tree per line. */
  readonly lines: readonly Tree[];
  /** Printing the trees gives the text back, up to its reminders and spelling. */
  readonly roundTrip: boolean;
  readonly printed: string;
  /** The text, for finding out which of its words count. */
  audited(): AuditedText;
}

type FaceRefusal = Omit<Refusal, 'name'>;
type LineRefusal = Pick<Refusal, 'at' | 'words' | 'reason' | 'detail'>;

/** What a card calls itself: its name, or the part before the comma, or its first word. */
export function ownNames({
  name,
  types,
  supertypes,
}: Pick<FaceFacts, 'name' | 'types' | 'supertypes'>): readonly string[] {
  const short = /^([^,]+),/.exec(name)?.[1];
  const first = /^(\p{Lu}[\p{L}'-]+) /u.exec(name)?.[1];
  const isPerson = types.includes('champion') || supertypes.includes('unique');
  return [
    ...new Set([
      name,
      ...(short === undefined ? [] : [short]),
      ...(isPerson && first !== undefined && first !== 'The' ? [first] : []),
    ]),
  ];
}

export function readFace(text: string, facts: FaceFacts): FaceReading | { refusals: readonly FaceRefusal[] } {
  const names = ownNames(facts);
  const lines = paragraphs(text);
  const readings: (readonly Tree[])[] = [];
  const refusals: FaceRefusal[] = [];
  for (const paragraph of lines) {
    const found = readParagraph(paragraph, names);
    if ('trees' in found) readings.push(found.trees);
    else refusals.push({ face: facts.name, line: paragraph.line, ...found });
  }
  return refusals.length > 0 ? { refusals } : settle(facts, names, lines, readings);
}

function readParagraph(paragraph: Paragraph, names: readonly string[]): { trees: readonly Tree[] } | LineRefusal {
  const tokens = english.tokens(paragraph.text, names);
  try {
    const outcome = read(englishGrammar(), 'Line', tokens);
    if ('trees' in outcome) return outcome;
    // A line of keywords has no full stop.
    if (tokens.at(-1)?.text === '.') {
      const again = read(englishGrammar(), 'Line', tokens.slice(0, -1));
      if ('trees' in again) return again;
    }
    return { ...wordsAt(paragraph.text, tokens, outcome.failure.at), reason: 'unread' };
  } catch (error) {
    if (!(error instanceof TooManyReadings || error instanceof TooDeep)) throw error;
    const reason = error instanceof TooDeep ? 'too deep' : 'ambiguous';
    return { ...wordsAt(paragraph.text, tokens, error.at), reason, detail: error.message };
  }
}

/** The words from a token on, up to the end of the clause. */
function wordsAt(text: string, tokens: readonly Token[], at: number): { at: number; words: string } {
  const start = tokens[at]?.start ?? text.length;
  const rest = text.slice(start);
  const clause = /^[^.,:\n]{0,60}/.exec(rest)?.[0].trim();
  return { at: start, words: clause || rest.slice(0, 20) || '(end of line)' };
}

interface Meant {
  readonly line: Line;
  readonly targets: readonly Target[];
}

function settle(
  facts: FaceFacts,
  names: readonly string[],
  lines: readonly Paragraph[],
  readings: readonly (readonly Tree[])[],
): FaceReading | { refusals: readonly FaceRefusal[] } {
  const meant = meanLines(facts, names, lines, readings);
  if ('refusals' in meant) return meant;
  const { abilities, labels, chosen } = meant;
  const printedLines = chosen.map((tree) => printTree(englishGrammar(), tree, { names }));
  const text = lines.map((paragraph, i) => asPrinted(paragraph.text, printedLines[i] ?? '')).join('\n');
  const printed = printedLines.join('\n');
  const audited = (): AuditedText => ({
    grammar: englishGrammar(),
    names,
    lines: chosen.map((tree, i) => ({ tree, tokens: english.tokens(lines[i]?.text ?? '', names).slice(0, tree.end) })),
    meaning(line, trees) {
      const again = meanLines(
        facts,
        names,
        lines,
        readings.map((known, i) => (i === line ? trees : known)),
      );
      return 'refusals' in again ? undefined : JSON.stringify(normalForm(again.abilities));
    },
  });
  return { abilities, labels, lines: chosen, roundTrip: printed === text, printed, audited };
}

function meanLines(
  facts: FaceFacts,
  names: readonly string[],
  lines: readonly Paragraph[],
  readings: readonly (readonly Tree[])[],
):
  | { abilities: readonly Ability[]; labels: readonly Label[]; chosen: readonly Tree[] }
  | { refusals: readonly FaceRefusal[] } {
  // Line by line: a line's meaning may hang on the lines before it.
  let discourse: Discourse = silence<GrandArchiveGame>(facts, vocabulary);
  const chosen: Tree[] = [];
  const meant: Meant[] = [];
  for (const [i, trees] of readings.entries()) {
    const outcome = meanLine(trees, discourse);
    const paragraph = lines[i] ?? { line: 0, text: '' };
    if ('problem' in outcome) {
      const tokens = english.tokens(paragraph.text, names);
      const where = wordsAt(paragraph.text, tokens, Math.max(0, outcome.problem.start));
      const { reason } = outcome;
      return {
        refusals: [{ face: facts.name, line: paragraph.line, ...where, reason, detail: outcome.problem.message }],
      };
    }
    chosen.push(outcome.tree);
    meant.push(outcome);
    discourse = outcome.after;
  }
  const abilities = finished(meant.flatMap(abilitiesOf));
  const refused = refusedIn(facts, abilities);
  if (refused !== undefined) return { refusals: [{ face: facts.name, line: 0, at: 0, ...refused }] };
  const labels = new Set(meant.flatMap(({ line }) => labelsIn(line)));
  // Cardistry says what its abilities are as well.
  if (JSON.stringify(abilities).includes('"keyword":"cardistry"')) labels.add('cardistry');
  return { abilities, labels: [...labels], chosen };
}

/** Keywords have no full stop. */
const asPrinted = (text: string, printed: string): string =>
  printed.endsWith('.') || !text.endsWith('.') ? text : text.slice(0, -1);

/** Each line of instructions is a spell ability; what stands behind bubbles is held by them. */
function abilitiesOf({ line, targets }: Meant): readonly Ability[] {
  switch (line.kind) {
    case 'abilities':
      return line.abilities;
    case 'instructions':
      return [
        {
          kind: 'spell',
          ...(targets.length > 0 ? { targets } : {}),
          actions: line.actions,
          ...(line.modes === undefined ? {} : { modes: line.modes }),
        },
      ];
    case 'restricted':
      return [{ kind: 'restricted', by: line.by, abilities: abilitiesOf({ line: line.line, targets }) }];
  }
}

type LineOutcome =
  | (Meant & { readonly tree: Tree; readonly after: Discourse })
  | {
      readonly problem: { readonly message: string; readonly start: number };
      readonly reason: 'unclear' | 'ambiguous';
    };

/** Every reading that makes sense; two with different meanings are an error of the grammar. */
function meanLine(trees: readonly Tree[], discourse: Discourse): LineOutcome {
  const found: (Meant & { tree: Tree; key: string; after: Discourse })[] = [];
  let problem: Unclear | undefined;
  for (const tree of trees) {
    const telling = new Telling(discourse);
    try {
      const { line, targets } = telling.line(() => meaningOf<Line>(tree, telling));
      const key = trees.length === 1 ? '' : JSON.stringify([line, targets]);
      if (!found.some((other) => other.key === key)) found.push({ tree, line, targets, key, after: telling.told });
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      problem ??= error;
    }
  }
  const [only, second] = found;
  if (only === undefined) return { problem: problem ?? new Unclear('no reading'), reason: 'unclear' };
  if (second !== undefined)
    return { problem: { message: `${only.key} | ${second.key}`, start: 0 }, reason: 'ambiguous' };
  return only;
}
