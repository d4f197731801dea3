/** Becoming a copy for a while, with exceptions that are said after the time; other ways that copies are other than the original (707.9). */
import type { Change, Duration, Selector } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';

export const copyingForAWhile = rulesOf();
const { rule } = copyingForAWhile;

const becomesCopy = (what: Selector, of: Things, duration: Duration, changes: readonly Change[], d: Telling) => {
  // Nothing becomes a copy of itself.
  const original = d.besides(what, () => d.pick(of));
  const change = { kind: 'copyOf', what: original, changes } as const;
  return { do: 'effect', effects: [{ kind: 'modify', what, changes: [change] }], duration } as const;
};
rule({
  name: 'simple.copyForAWhile',
  of: 'Simple',
  slots: { what: 'Things', of: 'Things', duration: 'Duration', ex: 'Exceptions' },
  en: '{what} <become@what> a copy of {of} {duration}, except {ex}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    return [becomesCopy(what, parts.of, parts.duration, parts.ex, d)];
  },
});
rule({
  name: 'simple.mayHaveCopyForAWhile',
  of: 'Simple',
  slots: { what: 'Things', of: 'Things', duration: 'Duration', ex: 'Exceptions' },
  en: 'you may have {what} become a copy of {of} {duration}, except {ex}',
  mean: (parts, d) => [
    {
      do: 'may',
      actions: d.act(() => {
        const what = d.pick(parts.what);
        return [becomesCopy(what, parts.of, parts.duration, parts.ex, d)];
      }),
    },
  ],
});

// Exceptions
rule({
  name: 'exception.supertype',
  of: 'Exception',
  slots: { t: 'Supertype' },
  en: ["it's {t} in addition to its other types", "(he|she)'s {t} in addition to (his|her) other types"],
  mean: ({ t }): readonly Change[] => [{ kind: 'types', supertypes: [t] }],
});
rule({
  name: 'exception.hasAndThisAbility',
  of: 'Exception',
  slots: { g: 'Granted' },
  en: '(it|he|she) has {g} and this ability',
  mean: ({ g }): readonly Change[] => [
    ...g.map((ability) => ({ kind: 'gain', ability }) as const),
    { kind: 'thisAbility' },
  ],
});
rule({
  name: 'exception.personShape',
  of: 'Exception',
  slots: { t: 'Supertype?', pt: 'PT?', s: 'Kinds' },
  en: ["(he|she)'s a [{t}] [{pt}] {s#sg} in addition to (his|her) other types"],
  mean: ({ t, pt, s }): readonly Change[] => [
    ...(pt === undefined ? [] : [{ kind: 'setPT', power: pt.power, toughness: pt.toughness } as const]),
    {
      kind: 'types',
      ...(s.types.length === 0 ? {} : { types: s.types }),
      ...(s.subtypes.length === 0 ? {} : { subtypes: s.subtypes }),
      ...(t === undefined ? {} : { supertypes: [t] }),
    },
  ],
});
