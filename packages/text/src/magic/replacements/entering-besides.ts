/** What is said of a permanent beside how it enters: what it has or does from then on, and other counters if it escapes. */
import type { Change, Condition, ReplacementAbility } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { self } from '../nouns/selectors.ts';
import { entersAs } from './entering.ts';

export const enteringBesides = rulesOf();
const { rule } = enteringBesides;

/** "Enters tapped and doesn't untap during your untap step". */
rule({
  name: 'standing.entersAndIs',
  of: 'Rewriting',
  slots: { s: 'Self', how: 'Entry', p: 'Predicate' },
  en: ['{s} enters {how} and {p@s}', '{s} enters the battlefield {how} and {p@s}'],
  mean: ({ s, how, p }) => [entersAs({ kind: 'is', what: s }, how), { kind: 'static', effects: [...p(s)] }],
});

/** With counters and with abilities: what is the same as having them since then (113.6, 613.1f). */
rule({
  name: 'standing.entersWithAbilities',
  of: 'Rewriting',
  slots: { what: 'Entrant', c: 'EntryCounters', g: 'Granted' },
  en: '{what} <enter@what> with {c} and with {g}',
  mean: ({ what, c, g }) => {
    if (what.kind !== 'is' || what.what.kind !== 'this') throw new Unclear('what else has these abilities');
    const changes = g.map((ability): Change => ({ kind: 'gain', ability }));
    return [
      entersAs(what, { kind: 'enters', counters: c }),
      { kind: 'static', effects: [{ kind: 'modify', what: self, changes }] },
    ];
  },
});

rule({
  name: 'staticSentence.escapesWithInstead',
  of: 'StaticSentence',
  slots: { s: 'Self', c: 'EntryCounters', e: 'EntryCounters' },
  en: '{s} enters with {c}. ^It escapes with {e} instead.',
  mean: ({ s, c, e }) => {
    const escaped: Condition = { kind: 'paid', cost: 'escape' };
    const enters = (counters: typeof c): ReplacementAbility =>
      entersAs({ kind: 'is', what: s }, { kind: 'enters', counters });
    return [
      { ...enters(c), condition: { kind: 'not', of: escaped } },
      { ...enters(e), condition: escaped },
    ];
  },
});
