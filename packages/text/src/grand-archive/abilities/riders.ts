/** What is said after an ability about its use: only if, only then, how often, for how much. */
import type { Ability, Condition } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { you } from '../nouns/selectors.ts';

export const riders = rulesOf();
const { rule } = riders;

rule({ name: 'riders.one', of: 'Riders', slots: { a: 'Rider' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'riders.more',
  of: 'Riders',
  slots: { a: 'Rider', more: 'Riders' },
  en: '{a} ^{more}',
  mean: ({ a, more }) => {
    const [first, rest] = [a, more];
    return (ability) => rest(first(ability));
  },
});
const onlyActivated = (ability: Ability): Extract<Ability, { kind: 'activated' }> => {
  if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
  return ability;
};
const also = (ability: Extract<Ability, { kind: 'activated' }>, condition: Condition): Ability => ({
  ...ability,
  condition: ability.condition === undefined ? condition : { kind: 'all', of: [ability.condition, condition] },
});
rule({
  name: 'rider.onlyIf',
  of: 'Rider',
  slots: { c: 'Conditions' },
  en: ['activate this ability only if {c}.', 'activate this ability only as long as {c}.'],
  mean: ({ c }) => {
    const condition = c;
    return (ability) => also(onlyActivated(ability), condition);
  },
});
rule({
  name: 'rider.onlyIfTwo',
  of: 'Rider',
  slots: { a: 'Condition', b: 'Condition' },
  en: 'activate this ability only if {a} and only if {b}.',
  mean: ({ a, b }) => {
    const of = [a, b];
    return (ability) => also(onlyActivated(ability), { kind: 'all', of });
  },
});
rule({
  name: 'rider.moment',
  of: 'Rider',
  slots: { m: 'Moment' },
  en: 'activate this ability only {m}.',
  mean: ({ m }) => {
    const condition = m;
    return (ability) => also(onlyActivated(ability), condition);
  },
});
rule({
  name: 'rider.slow',
  of: 'Rider',
  en: ['activate this ability only at slow speed.', 'activate only at slow speed.'],
  mean: () => (ability) => ({ ...onlyActivated(ability), timing: 'slow' }),
});
for (const [name, words, times, per] of [
  ['onceTurn', 'only once per turn', 1, 'turn'],
  ['onceEachTurn', 'only once each turn', 1, 'turn'],
  ['once', 'only once', 1, 'game'],
] as const)
  for (const [kind, en] of [
    ['activated', [`activate this ability ${words}.`]],
    ['triggered', [`trigger this ability ${words}.`, `this ability triggers ${words}.`]],
  ] as const)
    rule({
      name: `rider.limit.${name}${kind === 'activated' ? '' : '.trigger'}`,
      of: 'Rider',
      en,
      mean: () => (ability) => {
        if (ability.kind !== kind) throw new Unclear('an ability of another kind');
        return { ...ability, limit: { times, per } };
      },
    });
rule({
  name: 'rider.costsLess',
  of: 'Rider',
  slots: { n: 'Reserve', f: 'ForEach' },
  en: 'this ability costs {n} less to activate {f}.',
  mean: ({ n, f }) => {
    const [amount, by] = [n, f];
    return (ability) => ({
      ...onlyActivated(ability),
      less: { amount: amount === 1 ? by : { kind: 'times', of: [amount, by] } },
    });
  },
});
rule({
  name: 'rider.costsLessIf',
  of: 'Rider',
  slots: { n: 'Reserve', c: 'Conditions' },
  en: ['this ability costs {n} less to activate if {c}.', 'this ability costs {n} less to activate as long as {c}.'],
  mean: ({ n, c }) => {
    const [amount, condition] = [n, c];
    return (ability) => ({ ...onlyActivated(ability), less: { amount, condition } });
  },
});
rule({
  name: 'rider.onceSlow',
  of: 'Rider',
  en: 'activate this ability only once per turn and at slow speed.',
  mean: () => (ability) => ({ ...onlyActivated(ability), timing: 'slow', limit: { times: 1, per: 'turn' } }),
});
// Moments
const turnOfOpponent: Condition = { kind: 'not', of: { kind: 'turnOf', who: you } };
rule({ name: 'moment.yourTurn', of: 'Moment', en: 'during your turn', mean: () => ({ kind: 'turnOf', who: you }) });
rule({
  name: 'moment.opponentsTurn',
  of: 'Moment',
  en: ["during an opponent's turn", "during opponents' turns", "during each opponent's turn"],
  mean: () => turnOfOpponent,
});
rule({
  name: 'moment.yourStep',
  of: 'Moment',
  slots: { step: 'Step' },
  en: ['during your {step}'],
  mean: ({ step }) => ({
    kind: 'all',
    of: [
      { kind: 'turnOf', who: you },
      { kind: 'step', steps: [step] },
    ],
  }),
});
rule({
  name: 'moment.opponentsStep',
  of: 'Moment',
  slots: { step: 'Step' },
  en: ["during an opponent's {step}"],
  mean: ({ step }) => ({ kind: 'all', of: [turnOfOpponent, { kind: 'step', steps: [step] }] }),
});
rule({
  name: 'moment.combat',
  of: 'Moment',
  en: ['during combat', 'during a combat phase'],
  mean: () => ({ kind: 'inCombat' }),
});
for (const [name, words, per] of [
  ['turn', 'once each turn', 'turn'],
  ['perTurn', 'once per turn', 'turn'],
  ['game', 'once', 'game'],
] as const)
  rule({
    name: `rider.slowAndLimit.${name}`,
    of: 'Rider',
    en: `activate this ability only at slow speed and only ${words}.`,
    mean: () => (ability) => ({ ...onlyActivated(ability), timing: 'slow', limit: { times: 1, per } }),
  });
rule({
  name: 'rider.onceInYourTurns',
  of: 'Rider',
  en: 'activate this ability only once during each of your turns.',
  mean: () => (ability) =>
    also({ ...onlyActivated(ability), limit: { times: 1, per: 'turn' } }, { kind: 'turnOf', who: { kind: 'you' } }),
});
