// What happened, in sentences: one for each kind of event, of you, of others, and of those whom one does not know.
import { asObject, asPlayer, type EntityId } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { languages, type Words } from '../src/magic/index.ts';
import type { Names, SeenEvent } from '../src/words/words.ts';

const [you, bob, bears, spell, aura, token] = [
  asPlayer(0),
  asPlayer(1),
  asObject(16),
  asObject(17),
  asObject(18),
  asObject(19),
];
const NAMES: Readonly<Record<number, string>> = {
  [you]: 'you',
  [bob]: 'Bob',
  [bears]: 'Bears',
  [spell]: 'Bolt',
  [aura]: 'Aura',
  [token]: 'Goblin',
};
const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'exile', 'stack', 'command'];
const [LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, EXILE, STACK, COMMAND] = ZONES.keys();

const names: Names = {
  of: (id: EntityId) => NAMES[id] ?? `? ${id}`,
  isYou: (id) => id === you,
  // The spell has two targets and an X, the ability of the token neither.
  onStack: (id) =>
    id === spell
      ? { source: spell, targets: [you, bears], x: 3 }
      : id === token
        ? { source: token, targets: [], x: 0 }
        : null,
  zone: (index) => ZONES[index] ?? '',
};

const { en, zhs, ja } = languages as { readonly en: Words; readonly zhs: Words; readonly ja: Words };
/** Each sentence after the number of its event. */
const told = (words: Words, events: readonly SeenEvent[]): string =>
  words
    .sentences(names, events)
    .map((line) => `${line.at} ${line.words}`)
    .join(' ');

const one = (kind: string, more: Readonly<Record<string, unknown>>): readonly SeenEvent[] => [{ kind, ...more }];

const CASES: readonly (readonly [events: readonly SeenEvent[], en: string, zhs: string, ja: string])[] = [
  [one('turn', { number: 3, player: bob }), '0 — Turn 3: Bob —', '0 — 第3回合：Bob —', '0 — 第3ターン：Bob —'],
  [one('turn', { number: 1 }), '0 — Turn 1:  —', '0 — 第1回合： —', '0 — 第1ターン： —'],
  [one('draw', { player: you, object: bears }), '0 You draw Bears.', '0 you抓Bears。', '0 youはBearsを引いた。'],
  [one('draw', { player: bob }), '0 Bob draws a card.', '0 Bob抓一张牌。', '0 Bobはカード1枚を引いた。'],
  // Between two places where nobody can tell cards apart: what drawing tells is not told again.
  [
    one('move', { owner: bob, from: LIBRARY, to: HAND }),
    '0 Bob puts a card into the hand.',
    '0 Bob将一张牌置于手上。',
    '0 Bobはカード1枚を手札に加えた。',
  ],
  [one('move', { owner: bob, from: HAND, to: LIBRARY }), '', '', ''],
  [one('move', { owner: bob, from: GRAVEYARD, to: HAND }), '', '', ''],
  [one('draw', {}), '0 Draw a card.', '0 牌手抓一张牌。', '0 プレイヤーはカード1枚を引いた。'],
  [
    [
      ...one('draw', { player: bob }),
      ...one('move', { how: 'drawn' }),
      ...one('draw', { player: you, object: bears }),
      ...one('draw', { player: bob }),
    ],
    '0 Bob draws 2 cards. 2 You draw Bears.',
    '0 Bob抓2张牌。 2 you抓Bears。',
    '0 Bobはカード2枚を引いた。 2 youはBearsを引いた。',
  ],
  [
    one('playLand', { player: you, object: bears }),
    '0 You play Bears.',
    '0 you使用Bears。',
    '0 youはBearsをプレイした。',
  ],
  [
    one('cast', { player: bob, object: spell }),
    '0 Bob casts Bolt with X = 3 targeting you and Bears.',
    '0 Bob施放Bolt，X为3，目标为you和Bears。',
    '0 BobはBoltを唱えた（Xは3、対象はyouとBears）。',
  ],
  [one('cast', { player: bob, object: bears }), '0 Bob casts Bears.', '0 Bob施放Bears。', '0 BobはBearsを唱えた。'],
  [
    one('activate', { player: you, object: bears, ability: spell }),
    '0 You activate Bears with X = 3 targeting you and Bears.',
    '0 you起动Bears的异能，X为3，目标为you和Bears。',
    '0 youはBearsの能力を起動した（Xは3、対象はyouとBears）。',
  ],
  [one('activate', { player: you, object: bears, mana: true }), '', '', ''],
  [
    one('create', { what: 'token', owner: you, controller: bob, became: token }),
    '0 Bob creates a Goblin.',
    '0 Bob派出Goblin。',
    '0 BobはGoblinを生成した。',
  ],
  [
    one('create', { what: 'token', owner: you, became: token }),
    '0 You create a Goblin.',
    '0 you派出Goblin。',
    '0 youはGoblinを生成した。',
  ],
  [
    one('create', { what: 'ability', stack: { kind: 'triggered', source: bears }, became: token }),
    '0 Bears triggers.',
    '0 Bears的异能触发。',
    '0 Bearsの能力が誘発した。',
  ],
  [one('create', { what: 'ability', stack: { kind: 'activated', source: bears }, became: token }), '', '', ''],
  [one('counter', { object: spell }), '0 Bolt is countered.', '0 Bolt被反击。', '0 Boltは打ち消された。'],
  [
    one('merge', { object: bears, other: spell }),
    '0 Bolt merges with Bears.',
    '0 Bolt与Bears合并。',
    '0 BoltはBearsと合同した。',
  ],
  [one('resolve', { object: spell }), '0 Bolt resolves.', '0 Bolt结算。', '0 Boltは解決された。'],
  [one('resolve', {}), '0 A card resolves.', '0 一张牌结算。', '0 カード1枚は解決された。'],
  [
    [
      ...one('attack', { player: you, object: bears, other: bob }),
      ...one('attack', { player: you, object: token, other: aura }),
    ],
    '0 You attack with Bears and Goblin (Aura).',
    '0 you以Bears和Goblin（Aura）攻击。',
    '0 youはBearsとGoblin（Aura）で攻撃した。',
  ],
  [
    one('block', { object: bears, other: token }),
    '0 Bears blocks Goblin.',
    '0 Bears阻挡Goblin。',
    '0 BearsはGoblinをブロックした。',
  ],
  [
    one('damage', { source: spell, amount: 3, to: you }),
    '0 Bolt deals 3 damage to you.',
    '0 Bolt对you造成3点伤害。',
    '0 Boltはyouに3点のダメージを与えた。',
  ],
  [
    one('damage', { source: spell, amount: 3 }),
    '0 Bolt deals 3 damage to it.',
    '0 Bolt对它造成3点伤害。',
    '0 Boltはそれに3点のダメージを与えた。',
  ],
  [
    [
      ...one('damage', { source: spell, amount: 3, to: bob }),
      ...one('loseLife', { player: bob, amount: 3, cause: spell }),
      ...one('loseLife', { player: you, amount: 1, cause: spell }),
      ...one('loseLife', { player: bob, amount: 2, cause: aura }),
    ],
    '0 Bolt deals 3 damage to Bob. 2 You lose 1 life. 3 Bob loses 2 life.',
    '0 Bolt对Bob造成3点伤害。 2 you失去1点生命。 3 Bob失去2点生命。',
    '0 BoltはBobに3点のダメージを与えた。 2 youは1点のライフを失った。 3 Bobは2点のライフを失った。',
  ],
  [
    one('gainLife', { player: you, amount: 4 }),
    '0 You gain 4 life.',
    '0 you获得4点生命。',
    '0 youは4点のライフを得た。',
  ],
  [one('discard', { player: bob, object: spell }), '0 Bob discards Bolt.', '0 Bob弃掉Bolt。', '0 BobはBoltを捨てた。'],
  [
    one('sacrifice', { player: you, object: token }),
    '0 You sacrifice Goblin.',
    '0 you牺牲Goblin。',
    '0 youはGoblinを生け贄に捧げた。',
  ],
  [one('mill', { player: you, object: token }), '0 You mill Goblin.', '0 you磨Goblin。', '0 youはGoblinを切削した。'],
  [one('regenerate', { object: bears }), '0 Bears regenerates.', '0 Bears重生。', '0 Bearsは再生した。'],
  [
    one('counters', { on: you, amount: 2, counter: 'poison' }),
    '0 You get 2 poison counters.',
    '0 在you上放置2个poison指示物。',
    '0 youは毒カウンター2個を得た。',
  ],
  [
    one('counters', { on: bears, amount: 1, counter: '+1/+1' }),
    '0 Bears gets 1 +1/+1 counter.',
    '0 在Bears上放置1个+1/+1指示物。',
    '0 Bearsの上に+1/+1カウンター1個が置かれた。',
  ],
  [
    one('counters', { on: bears, amount: -1, counter: '+1/+1' }),
    '0 1 +1/+1 counter is removed from Bears.',
    '0 从Bears上移去1个+1/+1指示物。',
    '0 Bearsの上から+1/+1カウンター1個が取り除かれた。',
  ],
  [
    one('counters', { on: bears, amount: -2, counter: '+1/+1' }),
    '0 2 +1/+1 counters are removed from Bears.',
    '0 从Bears上移去2个+1/+1指示物。',
    '0 Bearsの上から+1/+1カウンター2個が取り除かれた。',
  ],
  [
    one('counters', { amount: 0, counter: 'lore' }),
    '0 It gets 0 lore counters.',
    '0 在它上放置0个lore指示物。',
    '0 それの上に伝承カウンター0個が置かれた。',
  ],
  [
    one('attach', { object: aura, to: you }),
    '0 Aura is attached to you.',
    '0 Aura贴附于you。',
    '0 Auraはyouについた。',
  ],
  [
    one('attach', { object: aura, to: bears }),
    '0 Aura is attached to Bears.',
    '0 Aura贴附于Bears。',
    '0 AuraはBearsについた。',
  ],
  [one('attach', { object: aura, to: -1 }), '0 Aura becomes unattached.', '0 Aura不再贴附。', '0 Auraははずれた。'],
  [one('attach', { object: aura }), '0 Aura becomes unattached.', '0 Aura不再贴附。', '0 Auraははずれた。'],
  [
    one('control', { player: bob, object: bears }),
    '0 Bob gains control of Bears.',
    '0 Bob获得Bears的操控权。',
    '0 BobはBearsのコントロールを得た。',
  ],
  [
    one('transform', { object: bears }),
    '0 A permanent transforms into Bears.',
    '0 一个永久物转化为Bears。',
    '0 パーマネントが変身してBearsになった。',
  ],
  [
    one('unlock', { object: bears }),
    '0 A door is unlocked: Bears.',
    '0 一扇门解锁：Bears。',
    '0 ドアが開放された：Bears。',
  ],
  [
    one('flip', { object: bears }),
    '0 A permanent is flipped: it is Bears.',
    '0 一个永久物倒转为Bears。',
    '0 パーマネントが反転してBearsになった。',
  ],
  [
    one('turnUp', { object: bears }),
    '0 Bears is turned face up.',
    '0 Bears翻为牌面朝上。',
    '0 Bearsは表向きになった。',
  ],
  [
    one('turnDown', {}),
    '0 A permanent is turned face down.',
    '0 一个永久物翻为牌面朝下。',
    '0 パーマネントが裏向きになった。',
  ],
  [one('phaseOut', { object: bears }), '0 Bears phases out.', '0 Bears跃离。', '0 Bearsはフェイズ・アウトした。'],
  [one('phaseIn', { object: bears }), '0 Bears phases in.', '0 Bears跃回。', '0 Bearsはフェイズ・インした。'],
  [one('dayNight', { to: 'night' }), '0 It becomes night.', '0 进入黑夜。', '0 夜になった。'],
  [one('search', { player: bob }), '0 Bob searches a library.', '0 Bob搜寻牌库。', '0 Bobはライブラリーから探した。'],
  [
    one('arrange', { player: bob }),
    '0 Bob reorders a graveyard.',
    '0 Bob重新排列坟墓场。',
    '0 Bobは墓地を並べ替えた。',
  ],
  [
    one('roll', { player: you, what: 'coin', results: [2] }),
    '0 You flip a coin: heads.',
    '0 you掷1枚硬币：正面。',
    '0 youはコインを1枚投げた：表。',
  ],
  [
    one('roll', { player: bob, what: 'coin', results: [1, 2] }),
    '0 Bob flips 2 coins: tails, heads.',
    '0 Bob掷2枚硬币：反面、正面。',
    '0 Bobはコインを2枚投げた：裏、表。',
  ],
  [
    one('roll', { player: bob, what: 'die', sides: 20, results: [7] }),
    '0 Bob rolls a d20: 7.',
    '0 Bob掷1个d20：7。',
    '0 Bobは20面体サイコロを1個振った：7。',
  ],
  [
    one('roll', { player: bob, what: 'die', sides: 6, results: [2, 5] }),
    '0 Bob rolls 2 d6: 2, 5.',
    '0 Bob掷2个d6：2、5。',
    '0 Bobは6面体サイコロを2個振った：2、5。',
  ],
  [
    one('pick', { what: 'who-begins', picked: [bob] }),
    '0 Chance lets Bob decide who goes first.',
    '0 随机决定由Bob选择谁先开始。',
    '0 無作為に選ばれたBobが先攻を決める。',
  ],
  [
    one('pick', { what: 'choose', picked: [bears, aura] }),
    '0 Chosen at random: Bears and Aura.',
    '0 随机选择：Bears和Aura。',
    '0 無作為に選ばれた：BearsとAura。',
  ],
  [one('pick', { what: 'choose' }), '', '', ''],
  [one('pick', { what: 'discard', picked: [bears] }), '', '', ''],
  [one('shuffle', { player: you }), '0 You shuffle.', '0 you洗牌。', '0 youはライブラリーを切り直した。'],
  [one('move', { how: 'drawn', object: bears, from: LIBRARY, to: HAND }), '', '', ''],
  [
    one('move', { owner: bob, from: LIBRARY, to: HAND }),
    '0 Bob puts a card into the hand.',
    '0 Bob将一张牌置于手上。',
    '0 Bobはカード1枚を手札に加えた。',
  ],
  [one('move', { owner: bob, from: HAND, to: LIBRARY }), '', '', ''],
  [one('move', { owner: bob, from: LIBRARY, to: LIBRARY }), '', '', ''],
  [
    [...one('draw', { player: bob }), ...one('move', { owner: bob, from: LIBRARY, to: HAND })],
    '0 Bob draws a card.',
    '0 Bob抓一张牌。',
    '0 Bobはカード1枚を引いた。',
  ],
  [
    [...one('draw', { player: you }), ...one('move', { owner: bob, from: LIBRARY, to: HAND })],
    '0 You draw a card. 1 Bob puts a card into the hand.',
    '0 you抓一张牌。 1 Bob将一张牌置于手上。',
    '0 youはカード1枚を引いた。 1 Bobはカード1枚を手札に加えた。',
  ],
  [
    one('move', { how: 'destroyed', object: bears, from: BATTLEFIELD, to: GRAVEYARD }),
    '0 Bears is destroyed.',
    '0 Bears被消灭。',
    '0 Bearsは破壊された。',
  ],
  [
    one('move', { object: bears, became: aura, from: BATTLEFIELD, to: GRAVEYARD }),
    '0 Aura is put into the graveyard.',
    '0 Aura置入坟墓场。',
    '0 Auraは墓地に置かれた。',
  ],
  [
    one('move', { object: bears, from: HAND, to: GRAVEYARD }),
    '0 Bears goes to the graveyard.',
    '0 Bears置入坟墓场。',
    '0 Bearsは墓地に置かれた。',
  ],
  [
    one('move', { object: bears, to: GRAVEYARD }),
    '0 Bears goes to the graveyard.',
    '0 Bears置入坟墓场。',
    '0 Bearsは墓地に置かれた。',
  ],
  [one('move', { object: bears }), '', '', ''],
  [
    one('move', { object: bears, from: HAND, to: BATTLEFIELD }),
    '0 Bears enters the battlefield.',
    '0 Bears进战场。',
    '0 Bearsが戦場に出た。',
  ],
  [one('move', { object: bears, from: HAND, to: STACK }), '', '', ''],
  [
    one('move', { object: bears, from: HAND, to: EXILE }),
    '0 Bears goes to exile.',
    '0 Bears置入放逐区。',
    '0 Bearsは追放された。',
  ],
  [
    one('move', { object: bears, from: HAND, to: COMMAND }),
    '0 Bears goes to the command zone.',
    '0 Bears置入统帅区。',
    '0 Bearsは統率領域に置かれた。',
  ],
  [
    one('move', { object: bears, from: BATTLEFIELD, to: HAND }),
    '0 Bears goes to the hand.',
    '0 Bears置入手牌。',
    '0 Bearsは手札に加えられた。',
  ],
  [
    one('lose', { player: you, why: 'life' }),
    '0 You lose the game (life).',
    '0 you输掉这盘游戏（life）。',
    '0 youはゲームに敗北した（life）。',
  ],
  [one('lose', { player: bob }), '0 Bob loses the game.', '0 Bob输掉这盘游戏。', '0 Bobはゲームに敗北した。'],
  [one('drawGame', {}), '0 The game is a draw.', '0 游戏为平手。', '0 ゲームは引き分けになった。'],
  [
    one('drawGame', { loop: [] }),
    '0 The game is a draw: a loop of mandatory actions without end.',
    '0 游戏为平手：由强制动作构成的无尽循环。',
    '0 ゲームは引き分けになった：強制的な処理が終わりなく繰り返される。',
  ],
  [
    one('drawGame', { tooMuch: 20_000 }),
    '0 The game is a draw: one instruction would have come to 20,000, which is more than can be played.',
    '0 游戏为平手：一条指示所涉数量达20,000，超出可进行的上限。',
    '0 ゲームは引き分けになった：1つの指示による数が20,000に達し、実行できる上限を超えた。',
  ],
  [one('something else', {}), '', '', ''],
];

test.each(CASES)('%j', (events, english, chinese, japanese) => {
  expect(told(en, events)).toBe(english);
  expect(told(zhs, events)).toBe(chinese);
  expect(told(ja, events)).toBe(japanese);
});
