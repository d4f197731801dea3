/** What a player may have others do. */
import type { Action, Selector } from '@rulewright/language';
import { rulesOf } from './categories.ts';

export const causing = rulesOf();
const { rule } = causing;

const may = (who: Selector, actions: readonly Action[]): readonly Action[] => [
  { do: 'may', ...(who.kind === 'you' ? {} : { who }), actions },
];
rule({
  name: 'simple.mayHaveDo',
  of: 'Simple',
  slots: { who: 'Players', what: 'Things', deed: 'Deed' },
  en: '{who} may have {what} {deed@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const what = d.pick(parts.what, who);
        return parts.deed(what);
      }),
    );
  },
});
rule({
  name: 'simple.mayHavePlayer',
  of: 'Simple',
  slots: { who: 'Players', other: 'Players', act: 'Acts' },
  en: '{who} may have {other} {act@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const { other } = parts;
        return parts.act(other);
      }),
    );
  },
});
rule({
  name: 'simple.mayHaveLasting',
  of: 'Simple',
  slots: { who: 'Players', what: 'Things', p: 'Predicates', duration: 'Duration' },
  en: '{who} may have {what} {p@base} {duration}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const what = d.pick(parts.what, who);
        const { p } = parts;
        const effects = p(what);
        return [{ do: 'effect', effects, duration: parts.duration }];
      }),
    );
  },
});
rule({
  name: 'simple.mayHaveBecome',
  of: 'Simple',
  slots: { who: 'Players', what: 'Things', b: 'Becomings' },
  en: '{who} may have {what} {b@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const what = d.pick(parts.what, who);
        return [{ do: 'effect', effects: parts.b(what), duration: { kind: 'forever' } }];
      }),
    );
  },
});
/** One subject, something for a while and something done. */
rule({
  name: 'simple.lastingAndDeed',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration', deed: 'Deed' },
  en: '{what} {p@what} {duration} and {deed@what}',
  mean: ({ what, p, duration, deed }, d) => {
    const picked = d.pick(what);
    return [{ do: 'effect', effects: p(picked), duration }, ...deed(picked)];
  },
});
