/** Which words made which ability. */
import type { Ability } from '@rulewright/language/magic';
import type { Tree } from '../../grammar/tree.ts';
import type { Line } from '../abilities/line.ts';
import { type Discourse, withText } from './record.ts';

export function hear(d: Discourse, tree: Tree, meaning: unknown): Discourse {
  const abilities = abilitiesIn(tree, meaning);
  return abilities === undefined ? d : withText(d, { heard: [...d.text.heard, { tree, abilities }] });
}

function abilitiesIn({ rule }: Tree, meaning: unknown): readonly Ability[] | undefined {
  switch (rule.of) {
    case 'Ability':
    case 'OpenQuote':
      return [meaning as Ability];
    case 'Keyword':
      return meaning as readonly Ability[];
    case 'Granted':
      // A quotation without a full stop is no ability of its own in the grammar, but in its meaning.
      return rule.name.startsWith('granted.open') ? (meaning as readonly Ability[]) : undefined;
    case 'Line': {
      const line = meaning as Line;
      return line.kind === 'abilities' && line.abilities.length === 1 ? line.abilities : undefined;
    }
    default:
      return undefined;
  }
}
