/** Subtypes in a language, as its type lines have them. */
import type { WordingTable } from '../../grammar/rule.ts';
import type { Lang } from '../../lang/lang.ts';
import { subtypeKind } from './subtype-kinds.ts';
import words from './subtypes.json' with { type: 'json' };

const known: Readonly<Record<string, Partial<Readonly<Record<Lang, readonly string[]>>>>> = words;

export const subtypesIn = (lang: Lang): WordingTable =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, { [lang]: words }]) =>
      words === undefined || subtypeKind(name) === 'plane' ? [] : [[`Subtype.${name}`, words] as const],
    ),
  );
