/** A process that goes on while somebody pays life. */
import type { Condition } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';

export const repeating = rulesOf();
const { rule } = repeating;

/** A round in which nothing is paid is the last. */
rule({
  name: 'sequel.repeatUntilUnpaid',
  of: 'Linked',
  en: 'repeat this process until no one pays life.',
  mean: (_, d) => (before) => {
    const paid = d.result('paid life');
    const name = d.fresh('before');
    const condition: Condition = { kind: 'compare', value: paid, is: { op: '≠', to: { kind: 'var', name } } };
    // Before the first payment nothing has been paid.
    return [
      { do: 'let', name, value: 0 },
      {
        do: 'process',
        actions: [...before, { do: 'if', condition, then: [{ do: 'let', name, value: paid }, { do: 'again' }] }],
      },
    ];
  },
});
