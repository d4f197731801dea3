// A token as a card in text, for scenarios that bring it along. Only what can be written and read again is taken.
import type { Face } from '@rulewright/language/grand-archive';
import type { PlainObject } from '../../parse/index.ts';

/** What is lost is said: abilities that have no words here. */
export interface TokenText {
  readonly fields: PlainObject;
  readonly whole: boolean;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function tokenText(face: Face): TokenText {
  const { name, types, supertypes = [], classes = [], subtypes = [], elements = [], cost, abilities = [] } = face;
  const keywords = abilities.flatMap((ability) =>
    ability.kind === 'keyword' && Object.keys(ability).length === 2 ? [capital(ability.keyword)] : [],
  );
  const numbers = (['level', 'life', 'power', 'durability'] as const).flatMap((key) =>
    face[key] === undefined ? [] : [[key, face[key]] as const],
  );
  const fields: PlainObject = {
    name,
    types: ['TOKEN', ...[...supertypes, ...types].map((word) => word.toUpperCase())],
    ...(classes.length > 0 && { classes: classes.map((word) => word.toUpperCase()) }),
    ...(subtypes.length > 0 && { subtypes: subtypes.map((word) => word.toUpperCase()) }),
    ...(elements.length > 0 && { elements: elements.map((word) => word.toUpperCase()) }),
    ...(cost !== undefined && { [`cost_${cost.kind}`]: cost.amount === 'X' ? -1 : cost.amount }),
    ...Object.fromEntries(numbers),
    ...(keywords.length > 0 && { effect: keywords.join('\n') }),
  };
  return { fields, whole: keywords.length === abilities.length };
}
