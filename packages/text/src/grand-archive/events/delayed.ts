/** Delayed triggered abilities: at the beginning of the next end phase, whenever … this turn, the next time …. */
import type { Action, Duration, TriggeredAbility } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { speaksOf } from '../../prose/substitute.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { you } from '../nouns/selectors.ts';

export const delayed = rulesOf();
const { rule } = delayed;

type Effect = ReturnType<Telling['effect']>;
interface How {
  readonly once?: boolean;
  readonly until?: Duration;
}
function trigger({ on, oneOrMore, nth }: TriggerEvent, effect: Effect): TriggeredAbility {
  const joint =
    oneOrMore === undefined
      ? {}
      : {
          oneOrMore: {
            ...(oneOrMore.per === undefined ? {} : { per: oneOrMore.per }),
            ...(speaksOf(effect, oneOrMore.as) ? { as: oneOrMore.as } : {}),
            ...(speaksOf(effect, oneOrMore.total) ? { total: oneOrMore.total } : {}),
          },
        };
  return { kind: 'triggered', on, ...joint, ...(nth === undefined ? {} : { nth }), ...effect };
}
const wait = (on: TriggerEvent, effect: Effect, how: How = {}): Action => ({
  do: 'delayed',
  trigger: trigger(on, effect),
  ...how,
});

rule({
  name: 'later.next',
  of: 'Later',
  slots: { step: 'Step' },
  en: 'at the beginning of the next {step}',
  mean: ({ step }) => ({ on: 'beginning', step }),
});
rule({
  name: 'later.yourNext',
  of: 'Later',
  slots: { step: 'Step' },
  en: 'at the beginning of your next {step}',
  mean: ({ step }) => ({ on: 'beginning', step, whose: you }),
});
rule({
  name: 'later.yourNextTurn',
  of: 'Later',
  en: 'at the beginning of your next turn',
  mean: () => ({ on: 'beginning', step: 'wakeUp', whose: you }),
});
rule({
  name: 'later.whose',
  of: 'Later',
  slots: { whose: 'Whose', step: 'Step' },
  en: 'at the beginning of {whose} next {step}',
  mean: ({ whose, step }) => {
    if (whose.kind === 'you') throw new Unclear('said with "your"');
    return { on: 'beginning', step, whose };
  },
});
rule({
  name: 'clause.later',
  of: 'Clause',
  slots: { w: 'Later', c: 'Chain' },
  en: '{w}, {c}',
  mean: (parts, d) => {
    const on = parts.w;
    return d.later(() =>
      wait(
        { on },
        d.effect(() => parts.c),
      ),
    );
  },
});
rule({
  name: 'clause.laterIf',
  of: 'Clause',
  slots: { w: 'Later', condition: 'Conditions', c: 'Chain' },
  en: '{w}, if {condition}, {c}',
  mean: (parts, d) => {
    const on = parts.w;
    return d.later(() => {
      const { condition } = parts;
      const effect = d.effect(() => parts.c);
      return { do: 'delayed', trigger: { ...trigger({ on }, effect), condition } };
    });
  },
});
rule({
  name: 'acts.later',
  of: 'Acts',
  slots: { a: 'Act', w: 'Later' },
  en: '{a} {w}',
  mean: (parts, d) => (who) =>
    d.later(() => {
      const actions = d.act(() => parts.a(who));
      return wait({ on: parts.w }, { actions });
    }),
});

const THIS_TURN: Duration = { kind: 'endOfTurn' };
rule({
  name: 'clause.wheneverThisTurn',
  of: 'Clause',
  slots: { e: 'Event', c: 'Chain' },
  en: ['whenever {e} this turn, {c}', 'until end of turn, whenever {e}, {c}'],
  mean: (parts, d) =>
    d.later(() => {
      const on = parts.e;
      return wait(
        on,
        d.effect(() => parts.c),
        { once: false, until: THIS_TURN },
      );
    }),
});
rule({
  name: 'clause.nextTimeThisTurn',
  of: 'Clause',
  slots: { e: 'Event', c: 'Chain' },
  en: ['the next time {e} this turn, {c}', 'when {e} this turn, {c}'],
  mean: (parts, d) =>
    d.later(() => {
      const on = parts.e;
      return wait(
        on,
        d.effect(() => parts.c),
        { once: true, until: THIS_TURN },
      );
    }),
});
rule({
  name: 'clause.nextTime',
  of: 'Clause',
  slots: { e: 'Event', c: 'Chain' },
  en: ['the next time {e} this game, {c}', 'the next time {e}, {c}', 'when {e} the next time this game, {c}'],
  mean: (parts, d) =>
    d.later(() => {
      const on = parts.e;
      return wait(
        on,
        d.effect(() => parts.c),
        { once: true },
      );
    }),
});
