/** What a card does as it resolves: the paragraphs of its text that exist, as one effect. */
import type { Ability, Effect, SpellAbility } from '@rulewright/language/grand-archive';
import type { Characteristics } from '../parts-of-a-card/characteristics.ts';

const merged = new WeakMap<readonly Ability[], Effect | null>();

const isSpell = (a: Ability): a is SpellAbility => a.kind === 'spell';

/** Resolution 2: in the order of the text. Null for a card whose text does nothing by itself. */
export function effectOf({ abilities }: Pick<Characteristics, 'abilities'>): Effect | null {
  const known = merged.get(abilities);
  if (known !== undefined) return known;
  const spells = abilities.filter(isSpell);
  const targets = spells.flatMap((a) => a.targets ?? []);
  const modal = spells.find((a) => a.modes !== undefined)?.modes;
  const made: Effect | null =
    spells.length === 0
      ? null
      : {
          ...(targets.length === 0 ? {} : { targets }),
          actions: spells.flatMap((a) => a.actions),
          ...(modal === undefined ? {} : { modes: modal }),
        };
  merged.set(abilities, made);
  return made;
}

/** Link 3: what it is linked to is targeted as it is played. */
export const LINKED = 'linked';

export function linkTarget({ abilities }: Pick<Characteristics, 'abilities'>): Effect | null {
  for (const a of abilities)
    if (a.kind === 'keyword' && (a.keyword === 'link' || a.keyword === 'link shield'))
      return { targets: [{ name: LINKED, what: a.what ?? { kind: 'object' } }], actions: [] };
  return null;
}
