/** Keywords that let a card show another face or none: morph and its kin, daybound, disturb; and phasing. */
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';

/** 702.37a, 702.168a: it may be cast face down for {3}. What it costs to turn it up is read from the keyword itself. */
const castFaceDown =
  (faceDown: 'morph' | 'disguise') =>
  ({ keyword }: KeywordAbility): readonly Ability[] => [
    { kind: 'alternativeCost', name: keyword, cost: [{ kind: 'mana', mana: '{3}' }], faceDown },
  ];

export const faceKeywords: Readonly<Record<string, Keyword>> = {
  phasing: { rule: '702.26' },
  morph: { rule: '702.37', means: castFaceDown('morph') },
  megamorph: { rule: '702.37b', means: castFaceDown('morph') },
  fuse: { rule: '702.102' },
  /** 702.145b: if it is night it enters transformed; the rest is a matter of the game (`day-night.ts`). */
  daybound: {
    rule: '702.145',
    means: () => [
      {
        kind: 'replacement',
        on: { on: 'move', what: { kind: 'is', what: { kind: 'this' } }, to: ['battlefield'] },
        condition: { kind: 'dayNight', is: 'night' },
        instead: { kind: 'enters', transformed: true },
      },
    ],
  },
  nightbound: { rule: '702.145e' },
  disturb: {
    rule: '702.146',
    means: (k) => [
      { kind: 'alternativeCost', name: 'disturb', cost: k.cost ?? [], zone: 'graveyard', transformed: true },
    ],
  },
  disguise: { rule: '702.168', means: castFaceDown('disguise') },
};
