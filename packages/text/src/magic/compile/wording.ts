/** Wordings as data: the trees of a face's lines, without a sentence of any language. With them a card can be printed again. */
import type { Face } from '@rulewright/language/magic';
import { printTree } from '../../grammar/print.ts';
import { type TreeJson, treeFromJson, treeToJson } from '../../grammar/tree.ts';
import type { FaceFacts } from '../face-facts.ts';
import { joined } from './cleft.ts';
import { type FaceReading, type SaidLine, settle } from './face.ts';
import { englishGrammar, ownNames } from './tongue.ts';

/** One tree per line. */
export type Wording = readonly TreeJson[];

export const wordingOf = (reading: FaceReading): Wording => reading.lines.map(treeToJson);

/** The rules of the grammar, as wordings name them. */
export const ruleNames = (): readonly string[] => [...englishGrammar().rules.keys()];

/** Words for permanents that call themselves by what they are; the first that fits. */
const CALLED: readonly (readonly [kind: string, word: string])[] = [
  ['Aura', 'Aura'],
  ['Equipment', 'Equipment'],
  ['Vehicle', 'Vehicle'],
  ['Saga', 'Saga'],
  ['creature', 'creature'],
  ['land', 'land'],
  ['artifact', 'artifact'],
  ['enchantment', 'enchantment'],
  ['battle', 'battle'],
];

/** How cards speak of themselves today: legends, planeswalkers and spells by name, other permanents by what they are. */
function namesToday(facts: FaceFacts): readonly string[] {
  const names = ownNames(facts);
  if (facts.supertypes.includes('legendary') || facts.types.includes('planeswalker')) return names;
  const kinds = [...facts.types, ...facts.subtypes];
  const word = CALLED.find(([kind]) => kinds.includes(kind))?.[1];
  return word === undefined ? names : names.map(() => `this ${word}`);
}

/** What a face calls itself on today's cards: "this creature", or a legend's name. */
export const calledToday = (face: Face): string => namesToday(factsOf(face))[0] ?? face.name;

/** A face line by line as today's cards would say it, with the abilities that each line says. */
export const linesToday = (face: Face, reading: FaceReading): readonly SaidLine[] =>
  reading.said(namesToday(factsOf(face)));

/** A face's text as today's cards would say it. */
export function printToday(face: Face, wording: Wording): string {
  const names = namesToday(factsOf(face));
  return wording
    .map((json) => joined(printTree(englishGrammar(), treeFromJson(json, englishGrammar().rules), { names })))
    .join('\n');
}

/** What the reading of a face hangs on besides the face: which of the card's faces it is, what the others do and say, its last size. */
export type FaceContext = Pick<FaceFacts, 'index' | 'size' | 'beside' | 'spokenOf'>;

const factsOf = (face: Face, context: FaceContext = {}): FaceFacts => ({
  name: face.name,
  supertypes: face.supertypes ?? [],
  types: face.types,
  subtypes: face.subtypes ?? [],
  ...(face.cost === undefined ? {} : { cost: face.cost }),
  ...context,
});

/** The reading that a wording stands for: its abilities worked out anew, its words printed. */
export function readWording(face: Face, wording: Wording, context: FaceContext): FaceReading {
  const facts = factsOf(face, context);
  const trees = wording.map((json) => treeFromJson(json, englishGrammar().rules));
  const names = ownNames(facts);
  const lines = trees.map((tree, i) => ({ line: i + 1, text: printTree(englishGrammar(), tree, { names }) }));
  const reading = settle(
    facts,
    names,
    lines,
    trees.map((tree) => [tree]),
  );
  if ('refusals' in reading)
    throw new Error(`the wording of ${face.name} makes no sense: ${JSON.stringify(reading.refusals)}`);
  return reading;
}
