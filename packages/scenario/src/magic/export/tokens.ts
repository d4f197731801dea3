// A token as a card in text, for scenarios that bring it along. Only what can be written and read again is taken.
import { importCard } from '@rulewright/cards/magic';
import type { Face } from '@rulewright/language/magic';
import { compileCard } from '@rulewright/text/magic';
import type { PlainObject } from '../../parse/index.ts';

const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is lost is said: abilities that have no words here. */
export interface TokenText {
  readonly fields: PlainObject;
  readonly whole: boolean;
}

export function tokenText(face: Face): TokenText {
  const types = [...(face.supertypes ?? []), ...face.types].map(capital).join(' ');
  const subtypes = (face.subtypes ?? []).join(' ');
  const keywords = (face.abilities ?? []).flatMap((ability) =>
    ability.kind === 'keyword' && Object.keys(ability).length === 2 ? [ability.keyword] : [],
  );
  const fields = (words: readonly string[]): PlainObject => ({
    name: face.name,
    type_line: subtypes === '' ? types : `${types} — ${subtypes}`,
    ...(words.length > 0 && { oracle_text: capital(words.join(', ')) }),
    ...(face.colors !== undefined &&
      face.colors.length > 0 && { color_indicator: face.colors.map((color) => LETTERS[color] ?? color) }),
    ...(face.power !== undefined && { power: String(face.power) }),
    ...(face.toughness !== undefined && { toughness: String(face.toughness) }),
  });
  const written = fields(keywords);
  if (isReadable(written)) return { fields: written, whole: keywords.length === (face.abilities ?? []).length };
  return { fields: fields([]), whole: false };
}

function isReadable(fields: PlainObject): boolean {
  const card = importCard(fields);
  return card !== null && !('problem' in card) && !('refusals' in compileCard(card.source));
}
