/** 简体中文: subtypes, as type lines have them. */
import type { WordingTable } from '../../grammar/rule.ts';
import type { Lang } from '../../lang/lang.ts';
import { subtypeKind } from '../types/subtype-kinds.ts';
import words from '../types/subtypes.json' with { type: 'json' };

const known: Readonly<Record<string, Partial<Readonly<Record<Lang, readonly string[]>>>>> = words;

export const subtypes: WordingTable = Object.fromEntries(
  Object.entries(known).flatMap(([name, { zhs }]) =>
    zhs === undefined || subtypeKind(name) === 'plane' ? [] : [[`Subtype.${name}`, zhs] as const],
  ),
);
