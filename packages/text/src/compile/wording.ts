/** Wordings as data: the trees of a face's lines, without a sentence of any language. With them a card can be printed again. */
import type { Face } from '@rulewright/language';
import { printTree } from '../grammar/print.ts';
import { type TreeJson, treeFromJson, treeToJson } from '../grammar/tree.ts';
import { englishGrammar, type FaceReading, ownNames, settle } from './face.ts';

/** One tree per line. */
export type Wording = readonly TreeJson[];

export const wordingOf = (reading: FaceReading): Wording => reading.lines.map(treeToJson);

/** The reading that a wording stands for: its abilities worked out anew, its words printed. */
export function readWording(face: Face, wording: Wording): FaceReading {
  const facts = {
    name: face.name,
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
  };
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
