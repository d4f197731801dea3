/** Card text in, card language out: sides, lines, meanings; refused with the words that were not understood. */
import { type Card, type Face, nonsenseOn, validateCard } from '@rulewright/language/grand-archive';
import { senseless } from '../../grammar/senseless.ts';
import { type FaceReading, readFace } from './face.ts';
import type { Refusal, SourceCard, SourceFace } from './source.ts';

/** A card in the card language, and how each of its sides was read. */
export interface CompiledCard {
  readonly card: Card;
  readonly readings: readonly FaceReading[];
}

/** A compiled card, or why there is none. */
export type CompileResult = CompiledCard | { readonly refusals: readonly Refusal[] };

/**
 * Reads a card. One whose words are not all understood is refused with the words and their places; so is one that the compiler
 * fails at, because those beside it in a file have no part in that.
 */
export function compileCard(source: SourceCard): CompileResult {
  try {
    return compiled(source);
  } catch (error) {
    const { name } = source;
    return { refusals: [{ name, face: name, line: 0, at: 0, words: name, reason: 'fault', detail: String(error) }] };
  }
}

function compiled({ slug, name, faces }: SourceCard): CompileResult {
  const refusals: Refusal[] = [];
  const made: Face[] = [];
  const readings: FaceReading[] = [];
  for (const face of faces) {
    const reading = readFace(face.text, {
      name: face.name,
      types: face.types,
      supertypes: face.supertypes ?? [],
      subtypes: face.subtypes ?? [],
      ...(face.cost?.amount === 'X' ? { costsX: true } : {}),
    });
    if ('refusals' in reading) refusals.push(...reading.refusals.map((refusal) => ({ name, ...refusal })));
    else {
      readings.push(reading);
      made.push(withAbilities(face, reading));
    }
  }
  const [first, ...rest] = made;
  if (refusals.length > 0 || first === undefined) return { refusals };
  const card: Card = { slug, name, faces: [first, ...rest] };
  const [problem] = validateCard(card);
  const wrong = senseless(
    nonsenseOn(card),
    faces.map(({ text }) => text),
  );
  if (wrong !== undefined) return { refusals: [{ name, face: name, line: 0, at: 0, ...wrong }] };
  if (problem === undefined) return { card, readings };
  const { code, path } = problem;
  if (code === 'wrong-sort') {
    const face = faces[Number(/^faces\[(\d+)\]/.exec(path)?.[1] ?? 0)]?.name ?? name;
    const detail = 'something is said of a thing of which it cannot be said';
    return { refusals: [{ name, face, line: 0, at: 0, words: face, reason: 'unclear', detail }] };
  }
  return {
    refusals: [{ name, face: name, line: 0, at: 0, words: path, reason: 'invalid', detail: JSON.stringify(problem) }],
  };
}

function withAbilities({ text: _, ...facts }: SourceFace, { abilities, labels }: FaceReading): Face {
  return {
    ...facts,
    ...(labels.length > 0 ? { labels } : {}),
    ...(abilities.length > 0 ? { abilities } : {}),
  };
}
