/** Whom creatures attack if able, and whom they cannot attack again (508.1c–d). */
import type { Condition, Filter, Selector, StaticEffect } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { self } from '../nouns/selectors.ts';

export const attackingWhom = rulesOf();
const { rule } = attackingWhom;

const must =
  (whom: Selector) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'must', action: 'attack', what, whom }];
rule({
  name: 'predicate.mustAttackAnother',
  of: 'Predicate',
  en: '<attack> a player other than you if able',
  mean: () => must({ kind: 'players', which: 'others' }),
});
rule({
  name: 'predicate.mustAttackSomebody',
  of: 'Predicate',
  en: '<attack> a player each combat if able',
  mean: () => must({ kind: 'players', which: 'each' }),
});
rule({
  name: 'predicate.mustAttackThem',
  of: 'Predicate',
  slots: { p: 'Player' },
  en: '<attack> {p} each combat if able',
  mean: ({ p }) => must(p),
});
rule({
  name: 'predicate.cantAttackAgain',
  of: 'Predicate',
  en: "can't attack a player <they> (has|have) already attacked this turn",
  mean:
    () =>
    (what: Selector): readonly StaticEffect[] => {
      const attacked: Condition = {
        kind: 'history',
        event: {
          on: 'attack',
          what: { kind: 'is', what: self },
          whom: { kind: 'is', what: { kind: 'var', name: 'it' } },
        },
      };
      const whom: Filter = { kind: 'all', of: [{ kind: 'player' }, { kind: 'where', condition: attacked }] };
      return [{ kind: 'cant', action: 'attack', what, whom }];
    },
});
