/** Keywords that change a rule of the game, which reads them where it stands: combat, damage, targets, timing. */
import type { Keywords } from './keyword.ts';
import { amountOf, DAMAGES_PLAYER, EVENT_OBJECT, EVENT_OTHER, IS_THIS, OPPONENTS, put, triggered } from './words.ts';

export const rules: Keywords = {
  deathtouch: { rule: '702.2' },
  defender: { rule: '702.3' },
  'double strike': { rule: '702.4' },
  enchant: { rule: '702.5' },
  'first strike': { rule: '702.7' },
  flash: { rule: '702.8' },
  haste: { rule: '702.10' },
  hexproof: { rule: '702.11' },
  indestructible: { rule: '702.12' },
  lifelink: { rule: '702.15' },
  protection: { rule: '702.16' },
  shroud: { rule: '702.18' },
  trample: { rule: '702.19' },
  vigilance: { rule: '702.20' },
  ward: {
    rule: '702.21',
    means: (k) => [
      triggered('ward', { on: 'targeted', what: IS_THIS, by: { kind: 'controlledBy', who: OPPONENTS } }, [
        {
          do: 'pay',
          who: { kind: 'controller', of: EVENT_OTHER },
          cost: k.cost ?? [],
          optional: true,
          else: [{ do: 'counter', what: EVENT_OTHER }],
        },
      ]),
    ],
  },
  convoke: { rule: '702.51' },
  delve: { rule: '702.66' },
  escalate: { rule: '702.120' },
  /** 702.154b: an optional cost to attack, and what it brings (`500-turn/combat/508.1-declare-attackers.ts`). */
  enlist: { rule: '702.154' },
  improvise: { rule: '702.126' },
  /** 701.43d: "You may exert this creature as it attacks." */
  exert: { rule: '701.43' },
  /** Deck construction and the beginning of the game (903.13); in play it does nothing. */
  partner: { rule: '702.124' },
  /** Read as the game begins (`../start.ts`). */
  'opening hand': { rule: '103.6b' },
  'choose a background': { rule: '702.124k' },
  "doctor's companion": { rule: '702.124m' },
  poisonous: {
    rule: '702.70',
    means: (k) => [triggered('poisonous', DAMAGES_PLAYER, [put('poison', amountOf(k), EVENT_OBJECT)])],
  },
  absorb: {
    rule: '702.64',
    means: (k) => [
      { kind: 'replacement', on: { on: 'damage', to: IS_THIS }, instead: { kind: 'prevent', amount: amountOf(k) } },
    ],
  },
  'living metal': {
    rule: '702.161',
    means: () => [
      {
        kind: 'static',
        condition: { kind: 'turnOf', who: { kind: 'you' } },
        effects: [
          {
            kind: 'modify',
            what: { kind: 'this' },
            changes: [{ kind: 'types', types: ['artifact', 'creature'] }],
          },
        ],
      },
    ],
  },
  /** 704.5z: with such a permanent a player without speed gets it (`700-additional/704-state-based-actions`). */
  'start your engines!': { rule: '702.179' },
  wither: { rule: '702.80' },
  infect: { rule: '702.90' },
  toxic: { rule: '702.164' },
};
