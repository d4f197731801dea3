/** Keyword abilities (702), one table entry each with its number. Those that stand for other abilities expand into them. */
import type { Ability, KeywordAbility } from '@rulewright/language';
import { faceKeywords } from './face-keywords.ts';

export interface Keyword {
  readonly rule: string;
  /** The abilities the keyword stands for, where the rules define it so. */
  readonly means?: (ability: KeywordAbility) => readonly Ability[];
}

export const keywords: Readonly<Record<string, Keyword>> = {
  ...faceKeywords,
  deathtouch: { rule: '702.2' },
  defender: { rule: '702.3' },
  'double strike': { rule: '702.4' },
  enchant: { rule: '702.5' },
  equip: {
    rule: '702.6',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'equip',
        cost: k.cost ?? [],
        timing: 'sorcery',
        targets: [
          {
            name: 'target',
            what: {
              kind: 'all',
              of: [
                { kind: 'type', type: 'creature' },
                { kind: 'controlledBy', who: { kind: 'you' } },
              ],
            },
          },
        ],
        actions: [{ do: 'attach', what: { kind: 'this' }, to: { kind: 'var', name: 'target' } }],
      },
    ],
  },
  'first strike': { rule: '702.7' },
  flash: { rule: '702.8' },
  flying: { rule: '702.9' },
  haste: { rule: '702.10' },
  hexproof: { rule: '702.11' },
  indestructible: { rule: '702.12' },
  intimidate: { rule: '702.13' },
  landwalk: { rule: '702.14' },
  lifelink: { rule: '702.15' },
  protection: { rule: '702.16' },
  reach: { rule: '702.17' },
  shroud: { rule: '702.18' },
  trample: { rule: '702.19' },
  vigilance: { rule: '702.20' },
  menace: { rule: '702.111' },
  exalted: {
    rule: '702.83',
    means: () => [
      {
        kind: 'triggered',
        keyword: 'exalted',
        on: {
          on: 'attack',
          what: { kind: 'controlledBy', who: { kind: 'you' } },
          alone: true,
        },
        actions: [
          {
            do: 'effect',
            effects: [
              {
                kind: 'modify',
                what: { kind: 'event', role: 'object' },
                changes: [{ kind: 'addPT', power: 1, toughness: 1 }],
              },
            ],
            duration: { kind: 'endOfTurn' },
          },
        ],
      },
    ],
  },
};

export const expandKeyword = (ability: KeywordAbility): readonly Ability[] =>
  keywords[ability.keyword]?.means?.(ability) ?? [];
