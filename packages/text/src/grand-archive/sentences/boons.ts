/** Lines of boons, of modal cards and of riders that only few cards have. */
import type { Ability, Condition, Modes } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import type { Line } from '../abilities/line.ts';
import { rulesOf } from '../categories/index.ts';

export const boons = rulesOf();
const { rule } = boons;

/** Bestowing 2: a boon is gained as its bestowment resolves; targets were declared before, as for any card that is played. */
rule({
  name: 'line.asYouGain',
  of: 'Line',
  slots: { e: 'Effect' },
  en: 'as you gain this boon, {e}',
  mean: (parts): Line => ({ kind: 'instructions', actions: parts.e }),
});

// Choosing more
const NUMBERS = { one: 1, two: 2, three: 3 } as const;
const either = (condition: Condition, then: number, otherwise: number) =>
  ({ kind: 'if', condition, then, else: otherwise }) as const;
for (const [word, more] of [
  ['two', 'two'],
  ['three', 'three'],
  ['both', 'two'],
] as const) {
  const count = NUMBERS[more];
  rule({
    name: `modes.ifInstead.${word}`,
    of: 'Modes',
    slots: { c: 'Conditions', list: 'ModeList' },
    en: `choose one. ^If {c}, choose ${word} instead — {list}`,
    mean: (parts): Modes => {
      const max = either(parts.c, count, 1);
      return { min: max, max, choices: parts.list };
    },
  });
  rule({
    name: `modes.inlineInstead.${word}`,
    of: 'Modes',
    slots: { r: 'Inline', list: 'ModeList' },
    en: `choose one. ^{r}: ^Choose ${word} instead — {list}`,
    mean: (parts): Modes => {
      const max = either({ kind: 'restriction', by: parts.r }, count, 1);
      return { min: max, max, choices: parts.list };
    },
  });
  rule({
    name: `modes.inlineUpTo.${word}`,
    of: 'Modes',
    slots: { r: 'Inline', list: 'ModeList' },
    en: `choose one. ^{r}: ^Choose up to ${word} instead — {list}`,
    mean: (parts): Modes => {
      const condition: Condition = { kind: 'restriction', by: parts.r };
      return { min: either(condition, 0, 1), max: either(condition, count, 1), choices: parts.list };
    },
  });
}
/** A choice that is there only for some. */
rule({
  name: 'mode.restricted',
  of: 'Mode',
  slots: { b: 'Bubble', e: 'Effect' },
  en: '• {b} ^{e}',
  mean: (parts, d) => {
    const condition: Condition = { kind: 'restriction', by: parts.b };
    return { condition, ...d.choice(() => parts.e, {}) };
  },
});

// Riders
const TIMES = { twice: 2, thrice: 3, 'three times': 3 } as const;
for (const [words, times] of Object.entries(TIMES))
  for (const [name, when, per] of [
    ['', '', 'game'],
    ['Turn', ' per turn', 'turn'],
    ['EachTurn', ' each turn', 'turn'],
  ] as const)
    for (const [kind, verb] of [
      ['activated', 'activate'],
      ['triggered', 'trigger'],
    ] as const)
      rule({
        name: `rider.limit.${words}${name}${kind === 'activated' ? '' : '.trigger'}`,
        of: 'Rider',
        en: `${verb} this ability only ${words}${when}.`,
        mean: () => (ability) => {
          if (ability.kind !== kind) throw new Unclear('an ability of another kind');
          return { ...ability, limit: { times, per } };
        },
      });
rule({
  name: 'rider.slowIf',
  of: 'Rider',
  slots: { c: 'Conditions' },
  en: 'activate this ability only at slow speed and only if {c}.',
  mean: ({ c }) => {
    const condition = c;
    return (ability): Ability => {
      if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
      return { ...ability, timing: 'slow', condition };
    };
  },
});
rule({
  name: 'rider.momentIf',
  of: 'Rider',
  slots: { m: 'Moment', c: 'Conditions' },
  en: ['activate this ability only {m} and only if {c}.', 'activate this ability only {m}, and only if {c}.'],
  mean: ({ m, c }) => {
    const of = [m, c];
    return (ability): Ability => {
      if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
      return { ...ability, condition: { kind: 'all', of } };
    };
  },
});
rule({
  name: 'rider.costsLessX',
  of: 'Rider',
  slots: { n: 'Reserve', v: 'Value' },
  en: 'this ability costs {n} less to activate, where X is {v}.',
  mean: ({ n, v }) => {
    if (typeof n !== 'object' || n.kind !== 'x') throw new Unclear('no X');
    const amount = v;
    return (ability): Ability => {
      if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
      return { ...ability, less: { amount } };
    };
  },
});
rule({
  name: 'rider.costsLessPlain',
  of: 'Rider',
  slots: { n: 'Reserve' },
  en: 'this ability costs {n} less to activate.',
  mean: ({ n }) => {
    const amount = n;
    return (ability): Ability => {
      if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
      return { ...ability, less: { amount } };
    };
  },
});
rule({
  name: 'rider.anyPlayer',
  of: 'Rider',
  en: 'any player may activate this ability.',
  mean:
    () =>
    (ability): Ability => {
      if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
      return { ...ability, who: { kind: 'players', which: 'each' } };
    },
});
