/** Delayed triggered abilities (603.7): at the beginning of the next end step, when that creature dies this turn, when you next …. */
import type { Action, Duration, Selector, TriggeredAbility } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { speaksOf } from '../../prose/substitute.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

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
            ...(oneOrMore.to !== undefined && speaksOf(effect, oneOrMore.to) ? { to: oneOrMore.to } : {}),
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

const THIS_TURN: Duration = { kind: 'endOfTurn' };

// Moments
rule({
  name: 'later.next',
  of: 'Later',
  slots: { step: 'Step' },
  en: ['at the beginning of the next {step}'],
  mean: ({ step }) => ({ on: 'beginning', step }),
});
rule({
  name: 'later.yourNext',
  of: 'Later',
  slots: { step: 'Step' },
  en: ['at the beginning of your next {step}'],
  mean: ({ step }) => ({ on: 'beginning', step, whose: you }),
});
rule({
  name: 'later.nextTurn',
  of: 'Later',
  slots: { step: 'Step' },
  en: ["at the beginning of the next turn's {step}"],
  mean: ({ step }) => ({ on: 'beginning', step }),
});
rule({
  name: 'later.endOfCombat',
  of: 'Later',
  en: 'at end of combat',
  mean: () => ({ on: 'beginning', step: 'end-combat' }),
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

/** If there is one: a later turn's is another. */
rule({
  name: 'clause.thisTurnsEndOfCombat',
  of: 'Clause',
  slots: { c: 'Chain' },
  en: "at this turn's next end of combat, {c}",
  mean: (parts, d) =>
    d.later(() =>
      wait(
        { on: { on: 'beginning', step: 'end-combat' } },
        d.effect(() => parts.c),
        { once: true, until: THIS_TURN },
      ),
    ),
});

// The moment after what is done then. Its targets are those of the spell or ability itself.
rule({
  name: 'acts.later',
  of: 'Acts',
  slots: { a: 'Act', w: 'Later' },
  en: '{a} {w}',
  mean: (parts, d) => (who) =>
    d.later((doer = who) => {
      const actions = d.act(() => parts.a(doer));
      return wait({ on: parts.w }, { actions });
    }, who),
});
rule({
  name: 'acts.whenLater',
  of: 'Acts',
  slots: { a: 'Act', e: 'LaterEvent' },
  en: '{a} when {e}',
  mean: (parts, d) => (who) =>
    d.later(() => {
      const actions = d.act(() => parts.a(who));
      return wait(parts.e, { actions }, { once: true });
    }),
});
rule({
  name: 'simple.objectActLater',
  of: 'Simple',
  slots: { what: 'Things', act: 'ObjectAct', w: 'Later' },
  en: '{what} {act@what} {w}',
  mean: (parts, d) =>
    d.later(() => {
      const actions = d.act(() => {
        const what = d.pick(parts.what);
        return d.doing(what, () => parts.act(what));
      });
      return wait({ on: parts.w }, { actions });
    }),
});

// Events
rule({
  name: 'clause.whenThisTurn',
  of: 'Clause',
  slots: { e: 'LaterEvent', c: 'Chain' },
  en: ['when {e} this turn, {c}', 'this turn, when {e}, {c}'],
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
  name: 'clause.whenLater',
  of: 'Clause',
  slots: { e: 'SpokenEvent', c: 'Chain' },
  en: 'when {e}, {c}',
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
rule({
  name: 'clause.wheneverThisTurn',
  of: 'Clause',
  slots: { e: 'LaterEvent', c: 'Chain' },
  en: ['whenever {e} this turn, {c}', 'until end of turn, whenever {e}, {c}', 'this turn, whenever {e}, {c}'],
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
  name: 'clause.untilYourNextTurnWhenever',
  of: 'Clause',
  slots: { e: 'LaterEvent', c: 'Chain' },
  en: 'until your next turn, whenever {e}, {c}',
  mean: (parts, d) =>
    d.later(() => {
      const on = parts.e;
      return wait(
        on,
        d.effect(() => parts.c),
        { once: false, until: { kind: 'untilNextTurn', of: you } },
      );
    }),
});
rule({
  name: 'clause.whenYouNextCast',
  of: 'Clause',
  slots: { n: 'Noun', c: 'Chain' },
  en: ['when you next cast a {n#sg} this turn, {c}', 'when you cast your next {n#sg} this turn, {c}'],
  mean: (parts, d) =>
    d.later(() => {
      const { n } = parts;
      d.mention({ selector: OBJECT, kinds: n.kinds, several: false });
      return wait(
        { on: { on: 'cast', ...castPattern(n), who: you } },
        d.effect(() => parts.c),
        { once: true, until: THIS_TURN },
      );
    }),
});
/** 701.19a: the shield is used when it would be destroyed next. */
rule({
  name: 'clause.whenItRegenerates',
  of: 'Clause',
  slots: { c: 'Chain' },
  en: 'when it regenerates this way, {c}',
  mean: (parts, d) =>
    d.later(() => {
      const what = d.refer({ several: false });
      return wait(
        { on: { on: 'regenerate', what: { kind: 'is', what } } },
        d.effect(() => parts.c),
        { once: true, until: THIS_TURN },
      );
    }),
});
const OBJECT: Selector = { kind: 'event', role: 'object' };
rule({ name: 'laterEvent.event', of: 'LaterEvent', slots: { e: 'Event' }, en: '{e}', mean: ({ e }) => e });
rule({ name: 'laterEvent.spokenOf', of: 'LaterEvent', slots: { e: 'SpokenEvent' }, en: '{e}', mean: ({ e }) => e });
/** Something that was spoken of: that creature, it, the token. */
rule({
  name: 'spokenEvent',
  of: 'SpokenEvent',
  slots: { what: 'Thing', v: 'ObjectEvents' },
  en: '{what} {v@what}',
  mean: (parts, d) => {
    const { what } = parts;
    const isSelf = what.kind === 'definite' && what.selector.kind === 'this';
    // What a spell says of itself it does not wait for.
    if (isSelf && d.isSpell) throw new Unclear('an ability of its own');
    const isKnown = isSelf || (what.kind === 'definite' && what.selector.kind === 'var');
    if (what.kind !== 'definite' || !isKnown || what.described !== undefined)
      throw new Unclear('nothing that was spoken of before');
    const { v } = parts;
    return { on: v.on({ kind: 'is', what: what.selector }) };
  },
});
/** 505.1: a main phase of either kind, whichever comes first. */
const MAIN_PHASES = ['main1', 'main2'] as const;
rule({
  name: 'later.yourNextMain',
  of: 'Later',
  en: 'at the beginning of your next main phase',
  mean: () => ({ on: 'any', of: MAIN_PHASES.map((step) => ({ on: 'beginning', step, whose: you }) as const) }),
});
rule({
  name: 'clause.nextMainThisTurn',
  of: 'Clause',
  slots: { c: 'Chain' },
  en: 'at the beginning of the next main phase this turn, {c}',
  mean: (parts, d) =>
    d.later(() =>
      wait(
        { on: { on: 'any', of: MAIN_PHASES.map((step) => ({ on: 'beginning', step }) as const) } },
        d.effect(() => parts.c),
        { once: true, until: THIS_TURN },
      ),
    ),
});
/** 707.10: a copy of what is cast next, as it is cast. */
rule({
  name: 'clause.copyNextSpell',
  of: 'Clause',
  slots: { n: 'Noun' },
  en: [
    'copy the next {n#sg} you cast this turn when you cast it. ^You may choose new targets for the copy',
    'copy the next {n#sg} you cast this turn when you cast it. ^You may choose new targets for the copies',
  ],
  mean: ({ n }, d) =>
    d.later(() =>
      wait(
        { on: { on: 'cast', ...castPattern(n), who: you } },
        { actions: [{ do: 'copySpell', what: OBJECT, newTargets: true }] },
        { once: true, until: THIS_TURN },
      ),
    ),
});
rule({
  name: 'clause.copyNextLoyaltyAbility',
  of: 'Clause',
  en: 'copy the next loyalty ability you activate this turn when you activate it. ^You may choose new targets for the copy',
  mean: (_, d) =>
    d.later(() =>
      wait(
        { on: { on: 'activate', loyalty: true, who: you } },
        { actions: [{ do: 'copySpell', what: { kind: 'event', role: 'other' }, newTargets: true }] },
        { once: true, until: THIS_TURN },
      ),
    ),
});
