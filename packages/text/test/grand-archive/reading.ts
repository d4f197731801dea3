/** Cards of the tests' own, read: what they mean, or why they are refused. */
import type { Ability } from '@rulewright/language/grand-archive';
import { expect } from 'vitest';
import { compileCard, type SourceFace } from '../../src/grand-archive/index.ts';

const ALLY: Omit<SourceFace, 'text'> = {
  name: 'Meadow Scout',
  types: ['ally'],
  classes: ['ranger'],
  elements: ['wind'],
  subtypes: ['Ranger', 'Human'],
  cost: { kind: 'reserve', amount: 2 },
  power: 1,
  life: 2,
};
const ACTION: Omit<SourceFace, 'text'> = {
  name: 'Meadow Song',
  types: ['action'],
  classes: ['tamer'],
  elements: ['wind'],
  subtypes: ['Tamer', 'Melody'],
  cost: { kind: 'reserve', amount: 1 },
  speed: 'fast',
};

function compiled(facts: Omit<SourceFace, 'text'>, text: string) {
  return compileCard({ slug: 'meadow', name: facts.name, faces: [{ ...facts, text }] });
}

function meaning(facts: Omit<SourceFace, 'text'>, text: string): readonly Ability[] {
  const result = compiled(facts, text);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  expect(result.readings.map(({ roundTrip }) => roundTrip)).toEqual([true]);
  return result.card.faces[0].abilities ?? [];
}

export const ofAlly = (text: string, more: Partial<SourceFace> = {}): readonly Ability[] =>
  meaning({ ...ALLY, ...more }, text);
export const ofAction = (text: string, more: Partial<SourceFace> = {}): readonly Ability[] =>
  meaning({ ...ACTION, ...more }, text);
/** The words that were not understood. */
export function refused(text: string, more: Partial<SourceFace> = {}): readonly string[] {
  const result = compiled({ ...ALLY, ...more }, text);
  return 'refusals' in result ? result.refusals.map(({ reason, words }) => `${reason}: ${words}`) : [];
}
