/** Text-changing effects (612, layer 3): one colour word or basic land type stands wherever another stood. */

import { effectRow, type ObjectRow } from '@rulewright/kernel';
import type { Ability, Change, StaticEffect } from '@rulewright/language/magic';
import type { Draft } from '../../100-game/109.3-draft.ts';
import { BASIC_LAND_MANA, TypeBit } from '../../200-cards/205-card-types.ts';
import { intrinsicManaAbilities } from '../../200-cards/printed.ts';
import type { G, StackEntry } from '../../state.ts';

/** Keys under which the card language has words of the text; symbols and names are no words (612.2a). */
const WORD_KEYS: ReadonlySet<string> = new Set(['color', 'colors', 'type', 'types', 'subtypes', 'among']);

const changed = new WeakMap<Ability, Map<string, Ability>>();

/** The same ability with the other word; made once, so that it stays the same ability. */
function reworded(ability: Ability, from: string, to: string): Ability {
  const known = changed.get(ability) ?? new Map<string, Ability>();
  const key = `${from}>${to}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = rewrite(ability, from, to, false) as Ability;
  known.set(key, made);
  changed.set(ability, known);
  return made;
}

/** Copies only what changes. */
function rewrite(data: unknown, from: string, to: string, isWord: boolean): unknown {
  if (typeof data === 'string') return isWord && data === from ? to : data;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const parts = data.map((part) => rewrite(part, from, to, isWord));
    return parts.some((part, i) => part !== data[i]) ? parts : data;
  }
  let copy: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(data)) {
    const now = rewrite(part, from, to, WORD_KEYS.has(key));
    if (now === part) continue;
    copy ??= { ...data };
    copy[key] = now;
  }
  return copy ?? data;
}

/** 612.1: what a spell does and targets as its text is now; null if no effect has changed that. */
export function rewordedEntry(g: G, row: ObjectRow): StackEntry | null {
  const entry = row.stack as StackEntry | null;
  if (entry?.kind !== 'spell') return null;
  const changes = row.effects.flatMap((id): readonly Change[] => {
    const body = effectRow(g.state, id)?.body as StaticEffect | undefined;
    return body?.kind === 'modify' ? body.changes : [];
  });
  const now = changes.reduce((text, c) => (c.kind === 'text' ? (rewrite(text, c.from, c.to, false) as Text) : text), {
    effect: entry.effect,
    targets: entry.targets,
  } as Text);
  const isSame = now.effect === entry.effect && now.targets === entry.targets;
  return isSame ? null : { ...entry, ...now };
}
type Text = Pick<StackEntry, 'effect' | 'targets'>;

/** 612.2: the words of its abilities and of its type line. A land's mana ability goes with its type (305.6). */
export function changeText(draft: Draft, from: string, to: string): void {
  const isLand = (draft.types & TypeBit.land) !== 0;
  const intrinsic = isLand && BASIC_LAND_MANA[from] !== undefined ? intrinsicManaAbilities([from]) : [];
  draft.abilities = draft.abilities.filter((a) => !intrinsic.includes(a)).map((a) => reworded(a, from, to));
  if (!draft.subtypes.includes(from)) return;
  const gained = isLand && !draft.subtypes.includes(to) ? intrinsicManaAbilities([to]) : [];
  draft.subtypes = [...new Set(draft.subtypes.map((t) => (t === from ? to : t)))];
  draft.abilities = [...gained, ...draft.abilities];
}
