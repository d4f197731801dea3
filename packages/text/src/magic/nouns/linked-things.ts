/** What other abilities of the object have chosen or created (607.2): "the chosen creature", "tokens created with it". */
import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { CHOSEN_THING, CREATED } from '../sentences/marks.ts';

export const linkedThings = rulesOf();
const { rule } = linkedThings;

rule({
  name: 'eventSubject.chosenBefore',
  of: 'EventSubject',
  slots: { k: 'SpokenObject' },
  en: 'the chosen {k#sg}',
  agreement: 'sg',
  mean: ({ k }, d) => {
    const what: Selector = d.maybe({ kinds: ['chosen', k] }) ?? { kind: 'noted', key: CHOSEN_THING };
    const filter = { kind: 'is', what } as const;
    return { filter, described: { filters: [filter], kinds: [k, 'permanent'] } };
  },
});
rule({
  name: 'addition.createdWith',
  of: 'Addition',
  slots: { s: 'Self?' },
  en: ['created with {s}', 'created with it'],
  mean: () => (it) => {
    if (!it.kinds.includes('token')) throw new Unclear('only tokens are created');
    return { ...it, pool: { kind: 'noted', key: CREATED } };
  },
});
