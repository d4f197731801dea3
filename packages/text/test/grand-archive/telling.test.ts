// What happened in Grand Archive, in sentences: one for each kind of event, of you, of others, and of what one does not know.
import { asObject, asPlayer, type EntityId } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { languages } from '../../src/grand-archive/index.ts';
import type { Names, SeenEvent } from '../../src/words/words.ts';

const [you, bob] = [asPlayer(0), asPlayer(1)];
const [squire, spirit, sword, card] = [asObject(16), asObject(17), asObject(18), asObject(19)];
const NAMES: Readonly<Record<number, string>> = {
  [you]: 'you',
  [bob]: 'Bob',
  [squire]: 'Squire',
  [spirit]: 'Spirit',
  [sword]: 'Sword',
  [card]: 'Study',
};
const ZONES = ['mainDeck', 'materialDeck', 'hand', 'memory', 'field', 'graveyard', 'banishment', 'stack', 'played'];
const [, , HAND, MEMORY, FIELD, GRAVEYARD, BANISHMENT, , PLAYED] = ZONES.keys();

const names: Names = {
  of: (id: EntityId) => NAMES[id] ?? `? ${id}`,
  isYou: (id) => id === you,
  onStack: (id) => (id === card ? { source: card, targets: [squire], x: 2 } : null),
  zone: (index) => ZONES[index] ?? '',
};

const one = (kind: string, more: Readonly<Record<string, unknown>>): readonly SeenEvent[] => [{ kind, ...more }];

const CASES: readonly (readonly [events: readonly SeenEvent[], en: string, zhs: string, ja: string])[] = [
  [one('turn', { number: 3, player: bob }), '0 — Turn 3: Bob —', '0 — 第3回合：Bob —', '0 — 第3ターン：Bob —'],
  [
    one('draw', { player: you, object: card, into: 'hand' }),
    '0 You draw Study.',
    '0 you抽Study。',
    '0 youはStudyを引いた。',
  ],
  [
    one('draw', { player: bob, into: 'memory' }),
    '0 Bob draws a card into memory.',
    '0 Bob抽一张牌并放入回忆。',
    '0 Bobはカード1枚をメモリーに引いた。',
  ],
  [
    [...one('reserve', { player: bob }), ...one('move', { owner: bob }), ...one('reserve', { player: bob })],
    '0 Bob reserves 2 cards.',
    '0 Bob封存2张牌。',
    '0 Bobはカード2枚をリザーブした。',
  ],
  [
    one('discard', { player: bob, object: card }),
    '0 Bob discards Study.',
    '0 Bob弃置Study。',
    '0 BobはStudyを捨てた。',
  ],
  [
    one('activate', { player: you, object: card, other: card }),
    '0 You activate Study with X = 2 targeting Squire.',
    '0 you启动Study，X为2，目标为Squire。',
    '0 youはStudyを起動した（Xは2、対象はSquire）。',
  ],
  [
    one('materialize', { player: bob, object: sword }),
    '0 Bob materializes Sword.',
    '0 Bob具现Sword。',
    '0 BobはSwordをマテリアライズした。',
  ],
  [
    one('activateAbility', { player: you, object: sword }),
    '0 You activate an ability of Sword.',
    '0 you启动Sword的能力。',
    '0 youはSwordの能力を起動した。',
  ],
  [
    one('create', { what: 'token', owner: bob, became: squire }),
    '0 Bob summons a Squire.',
    '0 Bob召唤Squire。',
    '0 BobはSquireを召喚した。',
  ],
  [
    one('create', { what: 'ability', became: sword, stack: { kind: 'triggered', source: squire } }),
    '0 Squire triggers.',
    '0 Squire的能力触发。',
    '0 Squireの能力が誘発した。',
  ],
  [one('negate', { object: card, other: card }), '0 Study is negated.', '0 Study被无效。', '0 Studyはネゲートされた。'],
  [one('fizzle', { object: card }), '0 Study fizzles.', '0 Study失效。', '0 Studyは不発になった。'],
  [
    [...one('rest', { object: spirit }), ...one('attack', { object: spirit, targets: [squire], using: [sword] })],
    '1 Spirit attacks Squire with Sword.',
    '1 Spirit以Sword攻击Squire。',
    '1 SpiritはSwordを使ってSquireを攻撃した。',
  ],
  [one('rest', { object: spirit }), '0 Spirit rests.', '0 Spirit变为待命。', '0 Spiritはレストした。'],
  [
    one('retaliate', { object: squire, other: spirit }),
    '0 Squire retaliates against Spirit.',
    '0 Squire对Spirit进行反击。',
    '0 SquireはSpiritに反撃した。',
  ],
  [
    one('damage', { source: squire, to: spirit, amount: 2 }),
    '0 Squire deals 2 damage to Spirit.',
    '0 Squire对Spirit造成2点伤害。',
    '0 SquireはSpiritに2点のダメージを与えた。',
  ],
  [
    one('prevented', { to: spirit, amount: 2 }),
    '0 2 damage to Spirit is prevented.',
    '0 对Spirit的2点伤害被防止。',
    '0 Spiritに与えられる2点のダメージが軽減された。',
  ],
  [one('recover', { player: you, amount: 3 }), '0 You recover 3.', '0 you恢复3。', '0 youはリカバー3を行った。'],
  [
    one('kill', { object: squire, other: spirit }),
    '0 Spirit kills Squire.',
    '0 Spirit击杀Squire。',
    '0 SpiritはSquireを撃破した。',
  ],
  [
    one('banish', { faceDown: true }),
    '0 A card is banished face down.',
    '0 一张牌被背面朝上地放逐。',
    '0 カード1枚は裏向きで追放された。',
  ],
  [
    [
      ...one('banish', { player: bob }),
      ...one('move', { how: 'banished', from: MEMORY, to: BANISHMENT, became: card }),
    ],
    '1 Study is banished.',
    '1 Study被放逐。',
    '1 Studyは追放された。',
  ],
  [
    [
      ...one('banish', { object: squire, suppressed: true }),
      ...one('move', { how: 'banished', from: FIELD, to: BANISHMENT, became: squire }),
    ],
    '0 Squire is suppressed.',
    '0 Squire被压制。',
    '0 Squireはサプレスされた。',
  ],
  [
    one('property', { object: squire, flag: 2, on: true }),
    '0 Squire becomes distant.',
    '0 Squire成为远离。',
    '0 Squireはディスタントになった。',
  ],
  [
    one('property', { object: squire, flag: 2, on: false }),
    '0 Squire is no longer distant.',
    '0 Squire不再是远离。',
    '0 Squireはディスタントでなくなった。',
  ],
  [
    one('levelUp', { object: spirit, card }),
    '0 A champion levels up into Study.',
    '0 英雄升级为Study。',
    '0 チャンピオンはStudyにレベルアップした。',
  ],
  [one('counters', { on: spirit, counter: 'damage', amount: 2 }), '', '', ''],
  [
    one('counters', { on: squire, counter: 'buff', amount: 2 }),
    '0 Squire gets 2 buff counters.',
    '0 在Squire上放置2个增益指示物。',
    '0 Squireにバフカウンター2個が置かれた。',
  ],
  [
    one('attach', { object: sword, to: squire }),
    '0 Sword is linked to Squire.',
    '0 Sword链接到Squire。',
    '0 SwordはSquireにリンクされた。',
  ],
  [
    one('acted', { action: 'glimpse', player: bob, amount: 3 }),
    '0 Bob glimpses 3.',
    '0 Bob预视3。',
    '0 Bobはグリンプス3を行った。',
  ],
  [
    [
      ...one('move', { owner: bob, from: MEMORY, to: HAND }),
      ...one('move', { owner: bob, from: MEMORY, to: HAND }),
      ...one('move', { owner: you, from: MEMORY, to: HAND, became: card }),
    ],
    '0 Bob returns 2 cards from memory. 2 You return Study from memory.',
    '0 Bob将2张牌从回忆返回手牌。 2 you将Study从回忆返回手牌。',
    '0 Bobはカード2枚をメモリーから手札に戻した。 2 youはStudyをメモリーから手札に戻した。',
  ],
  [
    one('move', { how: 'destroyed', from: FIELD, to: GRAVEYARD, became: squire }),
    '0 Squire is destroyed.',
    '0 Squire被消灭。',
    '0 Squireは破壊された。',
  ],
  [one('move', { from: HAND, to: PLAYED, became: card }), '', '', ''],
  [one('move', { owner: bob, from: HAND, to: MEMORY }), '', '', ''],
  [one('lose', { player: bob }), '0 Bob loses the game.', '0 Bob败北。', '0 Bobは敗北した。'],
];

test.each(CASES)('%j', (events, en, zhs, ja) => {
  const told = (tag: string): string =>
    (languages[tag]?.sentences(names, events) ?? []).map((line) => `${line.at} ${line.words}`).join(' ');
  expect(told('en')).toBe(en);
  expect(told('zhs')).toBe(zhs);
  expect(told('ja')).toBe(ja);
});
