/** The text of one face: its lines read, their meanings worked out together, and given back. */
import { type Ability, type Face, misfitsIn, normalForm, type Target } from '@rulewright/language/magic';
import type { AuditedText } from '../../audit/text.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Token } from '../../grammar/language.ts';
import { meaningOf, Unclear } from '../../grammar/meaning.ts';
import { printTree } from '../../grammar/print.ts';
import { read, TooDeep, TooManyReadings } from '../../grammar/read.ts';
import type { Tree } from '../../grammar/tree.ts';
import { Pointing } from '../../prose/discourse/pointing.ts';
import { silence } from '../../prose/discourse/record.ts';
import { Telling } from '../../prose/discourse/telling.ts';
import { ofItself } from '../../prose/passes/granters.ts';
import type { Line } from '../abilities/line.ts';
import type { FaceFacts } from '../face-facts.ts';
import type { Discourse, Heard, MagicGame } from '../game.ts';
import { vocabulary } from '../vocabulary.ts';
import { joined } from './cleft.ts';
import { abilitiesByLine, abilitiesOf } from './framing.ts';
import type { Paragraph } from './paragraphs.ts';

import { passesOver, refusedIn } from './passes/index.ts';
import type { Refusal, SourceFace } from './source.ts';
import { english, type Tongue } from './tongue.ts';

/** What the text of a face means, and how it prints back. */
export interface FaceReading {
  readonly abilities: readonly Ability[];
  /** The second set of characteristics of a prototype card (718.2). */
  readonly prototype?: Pick<Face, 'cost' | 'power' | 'toughness'>;
  /** 313.6, 313.7: the hand and life modifiers of a vanguard. */
  readonly modifiers?: Pick<Face, 'hand' | 'life'>;
  /** One tree per line. */
  readonly lines: readonly Tree[];
  /** Printing the trees gives the text back (without its reminders). */
  readonly roundTrip: boolean;
  readonly printed: string;
  /** The same, line by line. */
  readonly printedLines: readonly string[];
  /** The words of each ability, also of those inside quotation marks. */
  texts(): readonly AbilityText[];
  /** The face line by line, as today's cards call themselves (`names`, 201.5), with the abilities that each line says. */
  said(names: readonly string[]): readonly SaidLine[];
  /** The text, for finding out which of its words count. */
  audited(): AuditedText;
}

/** An ability and how it reads; the card itself is `{this}`. */
export interface AbilityText {
  readonly ability: Ability;
  readonly text: string;
}

/** A line of a face, and the abilities that it is the words of: instructions of a spell share one. */
export interface SaidLine {
  readonly text: string;
  readonly abilities: readonly Ability[];
}

type FaceRefusal = Omit<Refusal, 'name'>;

export function readFace(
  source: SourceFace,
  facts: FaceFacts,
  tongue: Tongue = english,
): FaceReading | { refusals: readonly FaceRefusal[] } {
  const names = tongue.namesIn(facts, source.text);
  const lines: Paragraph[] = [];
  const readings: (readonly Tree[])[] = [];
  const refusals: FaceRefusal[] = [];
  const isSpell = facts.types.some((type) => type === 'instant' || type === 'sorcery');
  const read = (paragraph: Paragraph) => readParagraph(paragraph, names, tongue);
  for (const paragraph of tongue.paragraphs(source.text, isSpell, (line) => 'trees' in read(line))) {
    const found = read(paragraph);
    // A sentence whose full stop was forgotten.
    const stopped = { ...paragraph, text: `${paragraph.text}.` };
    const again = 'trees' in found || !/[\p{L}\d]$/u.test(paragraph.text) ? found : read(stopped);
    lines.push(again === found ? paragraph : stopped);
    if ('trees' in again) readings.push(again.trees);
    else refusals.push({ face: source.name, line: paragraph.line, ...('trees' in found ? again : found) });
  }
  if (refusals.length > 0) return { refusals };
  return settle(facts, names, lines, readings, tongue);
}

type LineRefusal = Pick<Refusal, 'at' | 'words' | 'reason' | 'detail'>;

export function readParagraph(
  paragraph: Paragraph,
  names: readonly string[],
  tongue: Tongue = english,
): { trees: readonly Tree[] } | LineRefusal {
  const { language } = tongue.grammar();
  const tokens = language.tokens(paragraph.text, names);
  try {
    const outcome = read(tongue.grammar(), 'Line', tokens);
    if ('trees' in outcome) return outcome;
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
  const clause = /^[^.,:，。：\n]{0,60}/u.exec(rest)?.[0].trim();
  return { at: start, words: clause || rest.slice(0, 20) || '(end of line)' };
}

/** Every combination of readings that makes sense; two with different meanings are an error of the grammar. */
export function settle(
  facts: FaceFacts,
  names: readonly string[],
  lines: readonly Paragraph[],
  readings: readonly (readonly Tree[])[],
  tongue: Tongue = english,
): FaceReading | { refusals: readonly FaceRefusal[] } {
  const grammar = tongue.grammar();
  const tokensOf = (text: string): readonly Token[] => grammar.language.tokens(text, names);
  const meant = meanLines(facts, tokensOf, lines, readings);
  if ('refusals' in meant) return meant;
  const { abilities, prototype, modifiers, chosen, byLine, discourse, finish } = meant;
  const printedLines = chosen.map((tree) => printTree(grammar, tree, { names }));
  const asPrinted = printedLines.join('\n');
  const printed = printedLines.map(joined).join('\n');
  const text = lines.map((paragraph) => paragraph.text).join('\n');
  const { heard } = discourse.text;
  const texts = () => textsOf(abilities, heard, chosen, finish, grammar);
  const said = (calling: readonly string[]): readonly SaidLine[] =>
    chosen.map((tree, i) => ({
      text: joined(printTree(grammar, tree, { names: calling })),
      abilities: byLine()[i] ?? [],
    }));
  const second = {
    ...(prototype === undefined ? {} : { prototype }),
    ...(modifiers === undefined ? {} : { modifiers }),
  };
  const audited = (): AuditedText => ({
    grammar,
    names,
    lines: chosen.map((tree, i) => ({ tree, tokens: tokensOf(lines[i]?.text ?? '').slice(0, tree.end) })),
    meaning(line, trees) {
      const again = meanLines(
        facts,
        tokensOf,
        lines,
        readings.map((known, i) => (i === line ? trees : known)),
      );
      return 'refusals' in again
        ? undefined
        : JSON.stringify(normalForm([again.abilities, again.prototype, again.modifiers]));
    },
  });
  return {
    abilities,
    ...second,
    lines: chosen,
    printed,
    printedLines,
    roundTrip: asPrinted === text,
    texts,
    said,
    audited,
  };
}

interface MeantFace {
  readonly abilities: readonly Ability[];
  readonly prototype: FaceReading['prototype'];
  readonly modifiers: FaceReading['modifiers'];
  readonly chosen: readonly Tree[];
  /** The abilities that each line says. */
  byLine(): readonly (readonly Ability[])[];
  readonly discourse: Discourse;
  readonly finish: (ability: Ability) => Ability;
}

function meanLines(
  facts: FaceFacts,
  tokensOf: (text: string) => readonly Token[],
  lines: readonly Paragraph[],
  readings: readonly (readonly Tree[])[],
): MeantFace | { refusals: readonly FaceRefusal[] } {
  // Line by line: a line's meaning may hang on the lines before it, so the first sensible reading of each goes on.
  let discourse: Discourse = silence(facts, vocabulary);
  const chosen: Tree[] = [];
  const meant: { line: Line; targets: readonly Target[] }[] = [];
  for (const [i, trees] of readings.entries()) {
    const outcome = meanLine(trees, discourse);
    const paragraph = lines[i] ?? { line: 0, text: '' };
    if ('problem' in outcome) {
      const tokens = tokensOf(paragraph.text);
      const where = wordsAt(paragraph.text, tokens, Math.max(0, outcome.problem.start));
      return {
        refusals: [
          {
            face: facts.name,
            line: paragraph.line,
            ...where,
            reason: outcome.reason,
            detail: outcome.problem.message,
          },
        ],
      };
    }
    chosen.push(outcome.tree);
    meant.push(outcome);
    discourse = outcome.after;
  }
  const framedAbilities = framed(meant, facts);
  if (!('abilities' in framedAbilities)) return { refusals: [framedAbilities] };
  const readFace = { facts, abilities: framedAbilities.abilities };
  const finish = passesOver(readFace);
  const abilities = readFace.abilities.map(finish);
  const refused = refusedIn(readFace, abilities);
  if (refused !== undefined) return { refusals: [{ face: facts.name, line: 0, at: 0, ...refused }] };
  const [prototype] = meant.flatMap(({ line }) => (line.kind === 'prototype' ? [line.face] : []));
  const [modifiers] = meant.flatMap(({ line }) => (line.kind === 'modifiers' ? [line.face] : []));
  return {
    abilities,
    prototype,
    modifiers,
    chosen,
    byLine: () => abilitiesByLine(meant, abilities),
    discourse,
    finish,
  };
}

/** The abilities of all lines together, or why they do not go together. */
function framed(
  meant: Parameters<typeof abilitiesOf>[0],
  facts: FaceFacts,
): { readonly abilities: readonly Ability[] } | FaceRefusal {
  try {
    return { abilities: abilitiesOf(meant, facts) };
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return { face: facts.name, line: 0, at: 0, words: 'the lines together', reason: 'unclear', detail: error.message };
  }
}

const THIS = ['{this}', '{this}', '{this}'];

function textsOf(
  abilities: readonly Ability[],
  heard: readonly Heard[],
  lines: readonly Tree[],
  finish: (ability: Ability) => Ability,
  grammar: Grammar,
): readonly AbilityText[] {
  const words = (tree: Tree): string => joined(printTree(grammar, tree, { names: THIS }));
  const found: AbilityText[] = heard.flatMap(({ tree, abilities: made }) =>
    made
      .map(finish)
      .flatMap((ability) => [...new Set([ability, ofItself(ability)])].map((a) => ({ ability: a, text: words(tree) }))),
  );
  const spell = abilities.find(({ kind }) => kind === 'spell');
  return spell === undefined ? found : [...found, { ability: spell, text: lines.map(words).join('\n') }];
}

type LineOutcome =
  | { readonly tree: Tree; readonly line: Line; readonly targets: readonly Target[]; readonly after: Discourse }
  | {
      readonly problem: { readonly message: string; readonly start: number };
      readonly reason: 'unclear' | 'ambiguous';
    };

/** What a line means, its words that point taken so that what is said of things can be said of them (608.2c). */
function meantFitting(tree: Tree, discourse: Discourse): Meant & { readonly after: Discourse; readonly fits: boolean } {
  for (let pointing = new Pointing<MagicGame>(); ; ) {
    const telling = new Telling(discourse, pointing);
    const meant = telling.line(() => meaningOf<Line>(tree, telling));
    const misfits = misfitsIn(toldBy(meant, discourse));
    const again = pointing.without(misfits);
    if (again === undefined) return { ...meant, after: telling.told, fits: misfits.length === 0 };
    pointing = again;
  }
}

/** The abilities that a line says or goes on with, as far as they are known. */
function toldBy({ line, targets }: Meant, { asked, text }: Discourse): readonly Ability[] {
  const before = { kind: 'spell', targets: [...asked.targets, ...targets], actions: text.instructions } as const;
  switch (line.kind) {
    case 'abilities':
      return line.abilities;
    case 'instructions':
      return [{ ...before, actions: [...(line.all === true ? [] : before.actions), ...line.actions] }];
    case 'modal':
      return [{ ...before, modes: line.modes }, ...(line.abilities ?? [])];
    default:
      return [];
  }
}

interface Meant {
  readonly line: Line;
  readonly targets: readonly Target[];
}

function meanLine(trees: readonly Tree[], discourse: Discourse): LineOutcome {
  const found: { tree: Tree; line: Line; targets: readonly Target[]; key: string; after: Discourse; fits: boolean }[] =
    [];
  let problem: Unclear | undefined;
  for (const tree of trees) {
    try {
      const { line, targets, after, fits } = meantFitting(tree, discourse);
      // Only one of several readings has to be told from the others.
      const key = trees.length === 1 ? '' : JSON.stringify(normalForm([line, targets]));
      if (!found.some((other) => other.key === key)) found.push({ tree, line, targets, key, after, fits });
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      problem ??= error;
    }
  }
  // A reading that says of things what cannot be said of them is none beside one that does not.
  const [only, second] = atOnce(found.some(({ fits }) => fits) ? found.filter(({ fits }) => fits) : found);
  if (only === undefined) return { problem: problem ?? new Unclear('no reading'), reason: 'unclear' };
  if (second !== undefined)
    return { problem: { message: `${only.key} | ${second.key}`, start: 0 }, reason: 'ambiguous' };
  return only;
}

/** "Put a counter on it and a counter on that one", said as two acts in some languages, is done at once. */
function atOnce<T extends { readonly key: string }>(readings: readonly T[]): readonly T[] {
  const apart = ({ key }: T): string => key.replaceAll(AT_ONCE, '');
  return readings.filter(
    (one) => !readings.some((other) => other.key.length > one.key.length && apart(other) === apart(one)),
  );
}
const AT_ONCE = '"alongside":true,';
