/** Sentences that follow one another: what one says of X goes for all, and what is offered may be spoken of next. */
import type { Action } from '@rulewright/language/magic';
import { closed } from '../../prose/repeating.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { following } from '../replacements/prevention.ts';
import { withX } from '../values/x.ts';

export const sequels = rulesOf();
const { rule } = sequels;

/** What X is, said in one sentence, goes for all of them (107.3i). */
function withItsX(d: Telling, work: () => readonly Action[]): readonly Action[] {
  const outer = d.told.clause.x;
  d.isX(undefined);
  const made = work();
  const { x } = d.told.clause;
  d.isX(outer);
  if (x === undefined) return made;
  d.retarget((targets) => targets.map((target) => withX(target, x)));
  return withX(made, x);
}

rule({
  name: 'effect.one',
  of: 'Effect',
  slots: { s: 'Sentence' },
  en: '{s}',
  mean: ({ s }, d) => closed(s, d),
});
rule({
  name: 'effect.more',
  of: 'Effect',
  slots: { s: 'Sentence', more: 'Sequels' },
  en: '{s} ^{more}',
  mean: (parts, d) =>
    withItsX(d, () => {
      const { s } = parts;
      return parts.more(s);
    }),
});
/** After a trigger, an "if" belongs to the trigger (603.4), so the effect cannot begin with one. */
rule({
  name: 'triggeredEffect.one',
  of: 'TriggeredEffect',
  slots: { s: 'PlainSentence' },
  en: '{s}',
  mean: ({ s }) => s,
});
rule({
  name: 'triggeredEffect.more',
  of: 'TriggeredEffect',
  slots: { s: 'PlainSentence', more: 'Sequels' },
  en: '{s} ^{more}',
  mean: (parts, d) =>
    withItsX(d, () => {
      const { s } = parts;
      return parts.more(s);
    }),
});
rule({
  name: 'sequels.one',
  of: 'Sequels',
  slots: { s: 'Sequel' },
  en: '{s}',
  mean: (parts, d) => (before) => closed(parts.s(before), d),
});
rule({
  name: 'sequels.more',
  of: 'Sequels',
  slots: { s: 'Sequel', more: 'Sequels' },
  en: '{s} ^{more}',
  mean: (parts, d) => (before) => {
    const after = closed(parts.s(before), d);
    return parts.more(after);
  },
});
rule({ name: 'sequel.linked', of: 'Sequel', slots: { l: 'Linked' }, en: '{l}', mean: ({ l }) => l });
rule({
  name: 'sequel.sentence',
  of: 'Sequel',
  slots: { s: 'Sentence' },
  en: '{s}',
  mean: (parts, d) => (before) => {
    const last = before.at(-1);
    d.follows(last?.do === 'if' ? last : undefined);
    const more = following(before, d, () => parts.s) ?? follow(before, parts.s);
    d.follows(undefined);
    return more;
  },
});

/** "You may reveal it. If a land card is revealed this way, …": only if it was. */
function follow(before: readonly Action[], more: readonly Action[]): readonly Action[] {
  const offered = before.at(-1);
  const [only] = more;
  if (offered?.do !== 'may' || only?.do !== 'if' || more.length !== 1) return [...before, ...more];
  const revealed = offered.actions.at(-1);
  if (revealed?.do !== 'reveal' || !JSON.stringify(only.condition).includes(JSON.stringify(revealed.what)))
    return [...before, ...more];
  return [...before.slice(0, -1), { ...offered, actions: [...offered.actions, only] }];
}
