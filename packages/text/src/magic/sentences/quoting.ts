/** Abilities in quotation marks that lack their full stop. */
import type { Ability, Action, Effect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { compared } from '../../prose/clauses.ts';
import { triggered } from '../abilities/abilities.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';

export const quoting = rulesOf();
const { rule } = quoting;

/** The full stop of the whole list stands in the last quotation. */
rule({
  name: 'openQuote.statement',
  of: 'OpenQuote',
  slots: { s: 'Statement' },
  en: '"^{s}"',
  mean: (parts, d): Ability => d.quote(() => ({ kind: 'static', effects: parts.s })),
});
rule({
  name: 'granted.halfOpen',
  of: 'Granted',
  slots: { a: 'OpenQuote', b: 'Ability' },
  en: '{a} and "{b}"',
  mean: (parts, d) => [parts.a, d.quote(() => parts.b)],
});
/** A comma that belongs to the sentence around it stands inside the quotation marks. */
const CLOSINGS = ['"', ',"'] as const;
const withTargets = (actions: readonly Action[], d: Telling): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions } : { actions };
rule({
  name: 'openAbility.activated',
  of: 'OpenAbility',
  slots: { cost: 'Costs', c: 'Clause' },
  en: CLOSINGS.map((end) => `"{cost}: ^{c}${end}`),
  mean: (parts, d) =>
    d.quote(() => {
      const { cost } = parts;
      const actions = parts.c;
      return { kind: 'activated', cost, ...withTargets(actions, d) };
    }),
});
rule({
  name: 'openAbility.triggered',
  of: 'OpenAbility',
  slots: { on: 'Trigger', c: 'Clause' },
  en: CLOSINGS.map((end) => `"^{on}, {c}${end}`),
  mean: (parts, d) =>
    d.quote(() => {
      const { on } = parts;
      return triggered(on, undefined, withTargets(parts.c, d), d);
    }),
});
rule({
  name: 'openAbility.triggeredIf',
  of: 'OpenAbility',
  slots: { on: 'Trigger', condition: 'Conditions', c: 'Clause' },
  en: CLOSINGS.map((end) => `"^{on}, if {condition}, {c}${end}`),
  mean: (parts, d) =>
    d.quote(() => {
      const { on } = parts;
      const condition = compared(d, parts.condition);
      return triggered(on, condition, withTargets(parts.c, d), d);
    }),
});
rule({
  name: 'openQuote.static',
  of: 'OpenQuote',
  slots: { s: 'Static' },
  en: '"^{s}"',
  mean: (parts, d) =>
    d.quote((): Ability => {
      // What is no statement: "This token can't block".
      const effects = parts.s;
      if (effects.every(({ kind }) => kind === 'cost' || kind === 'triggersMore')) throw new Unclear('a statement');
      return { kind: 'static', effects };
    }),
});
rule({
  name: 'openQuote.rewriting',
  of: 'OpenQuote',
  slots: { r: 'Rewriting' },
  en: '"^{r}"',
  mean: (parts, d) =>
    d.quote((): Ability => {
      const [only, ...rest] = parts.r;
      if (only === undefined || rest.length > 0) throw new Unclear('one ability in one quotation');
      return only;
    }),
});
rule({ name: 'granted.open', of: 'Granted', slots: { a: 'OpenAbility' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'granted.openAnd',
  of: 'Granted',
  slots: { a: 'OpenAbility', b: 'Ability' },
  en: ['{a} and "{b}"', '{a} "{b}"'],
  mean: (parts, d) => [parts.a, d.quote(() => parts.b)],
});
rule({
  name: 'granted.standingAndKeyword',
  of: 'Granted',
  slots: { s: 'Standing', k: 'Keyword' },
  en: '"^{s}" and {k}',
  mean: (parts, d) => [...d.quote(() => parts.s), ...parts.k],
});
rule({
  name: 'granted.openAndKeyword',
  of: 'Granted',
  slots: { a: 'OpenAbility', k: 'Keyword' },
  en: '{a} and {k}',
  mean: ({ a, k }) => [a, ...k],
});
/** A keyword whose cost is written out is quoted as a sentence: "Ward—Pay 2 life." */
rule({
  name: 'granted.quotedKeyword',
  of: 'Granted',
  slots: { k: 'Keyword' },
  en: '"^{k}."',
  mean: (parts, d) => d.quote(() => parts.k),
});
