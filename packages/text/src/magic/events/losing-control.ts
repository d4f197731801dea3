/** Who gains and loses control of what (701, 800.4): "when you lose control of it", "gains control of a permanent from you". */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';

export const losingControl = rulesOf();
const { rule } = losingControl;

/** What leaves the battlefield is under nobody's control there any more. */
const lost = (what: Filter, from: Selector): EventPattern => ({
  on: 'any',
  of: [
    { on: 'control', what, from },
    { on: 'move', what: allOf([what, { kind: 'controlledBy', who: from }]), from: ['battlefield'] },
  ],
});
rule({
  name: 'spokenEvent.youLoseControl',
  of: 'SpokenEvent',
  slots: { t: 'Thing' },
  en: 'you lose control of {t}',
  mean: ({ t }) => {
    if (t.kind === 'choice') throw new Unclear('which of them');
    return { on: lost({ kind: 'is', what: t.selector }, you) };
  },
});
rule({
  name: 'later.youLoseControl',
  of: 'LaterEvent',
  slots: { t: 'Thing' },
  en: 'you lose control of {t}',
  mean: ({ t }) => {
    if (t.kind === 'choice') throw new Unclear('which of them');
    return { on: lost({ kind: 'is', what: t.selector }, you) };
  },
});
rule({
  name: 'playerEvent.gainControlFromYou',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<gain> control of a {n#sg} from you',
  mean: ({ n }, d) => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
    return {
      on: (to) => ({ on: 'control', what: allOf(n.filters), from: you, ...(to === undefined ? {} : { to }) }),
    };
  },
});
