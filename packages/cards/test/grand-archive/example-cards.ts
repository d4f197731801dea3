/** The cards on which the examples of the grammar stand. */
import type { SourceCard, SourceFace } from '@rulewright/text/grand-archive';
import type { Example } from '../grammar-examples.ts';

const COMMON: Omit<SourceFace, 'text' | 'types'> = {
  name: 'Test Card',
  classes: ['ranger'],
  elements: ['wind'],
  subtypes: ['Ranger', 'Human'],
  cost: { kind: 'reserve', amount: 2 },
};
const FACES: Readonly<Record<string, Omit<SourceFace, 'text'>>> = {
  ally: { ...COMMON, types: ['ally'], power: 1, life: 2 },
  action: { ...COMMON, types: ['action'], subtypes: ['Ranger', 'Skill'], speed: 'fast' },
  champion: { ...COMMON, types: ['champion'], cost: { kind: 'memory', amount: 1 }, level: 1, life: 20 },
  item: { ...COMMON, types: ['item'], subtypes: ['Ranger', 'Artifact'] },
  weapon: { ...COMMON, types: ['weapon'], subtypes: ['Ranger', 'Bow'], power: 1, durability: 2 },
  domain: { ...COMMON, types: ['domain'], subtypes: ['Ranger', 'Castle'] },
  attack: { ...COMMON, types: ['attack'], subtypes: ['Ranger', 'Attack'], power: 2 },
  status: { ...COMMON, types: ['status'], subtypes: ['Ranger', 'Skill'] },
};

export function sourceOf({ type, text }: Pick<Example, 'type' | 'text'>): SourceCard {
  const face = FACES[type];
  if (face === undefined) throw new Error(`no such type of card: ${type}`);
  return { slug: 'test-card', name: 'Test Card', faces: [{ ...face, text }] };
}
