// Cards in 简体中文: read as the same as in English, with the wordings of their time.
import { normalForm } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { chinese } from '../src/magic/compile/chinese.ts';
import { traditionalChinese } from '../src/magic/compile/traditional-chinese.ts';
import { compileCard, differenceOf } from '../src/magic/index.ts';
import { inTodaysWords } from '../src/magic/zhs/today.ts';

const TYPES = {
  creature: ['Creature — Bear', '生物～熊'],
  instant: ['Instant', '瞬间'],
  aura: ['Enchantment — Aura', '结界～灵气'],
};

function both(english: string, words: string, type: keyof typeof TYPES = 'creature') {
  const [en, zhs] = TYPES[type];
  const size = type === 'creature' ? { power: '2', toughness: '2' } : {};
  const card = (name: string, typeLine: string | undefined, text: string) => ({
    name,
    layout: 'normal',
    faces: [{ name, manaCost: '{1}{G}', typeLine: typeLine ?? '', text, ...size }],
  });
  return {
    english: compileCard(card('Woodland Guard', en, english)),
    chinese: compileCard(card('林地守卫', zhs, words), chinese),
  };
}

function agree(english: string, words: string, type?: keyof typeof TYPES): void {
  const made = both(english, words, type);
  if ('refusals' in made.english || 'refusals' in made.chinese) throw new Error(JSON.stringify(made));
  const [a, b] = [made.english, made.chinese].map(({ card }) => normalForm(card.faces[0].abilities ?? []));
  expect(b).toEqual(a);
}

describe('means the same in both languages:', () => {
  test.each([
    ['Flying, first strike', '飞行，先攻'],
    [
      'Flying\nWhen this creature enters, draw two cards.',
      '飞行（此生物只能被具飞行或延势异能的生物阻挡。）\n当此生物进战场时，抓两张牌。',
    ],
    [
      'Whenever another creature you control enters, you gain 1 life.',
      '每当另一个由你操控的生物进战场时，你获得1点生命。',
    ],
    ['{T}: Add one mana of any color.', '{T}：加一点任意颜色的法术力。'],
    [
      '{2}{G}, Sacrifice a creature: Target creature gets +3/+3 until end of turn.',
      '{2}{G}，牺牲一个生物：目标生物得+3/+3直到回合结束。',
    ],
    ['Other Bears you control get +1/+1 and have trample.', '由你操控的其他熊得+1/+1并具有践踏异能。'],
    ['Woodland Guard gets +1/+1 as long as you control a Forest.', '只要你操控树林，林地守卫便得+1/+1。'],
    [
      'When this creature dies, return target creature card from your graveyard to your hand.',
      '当此生物死去时，将目标生物牌从你的坟墓场移回你手上。',
    ],
    [
      'At the beginning of your upkeep, put a +1/+1 counter on this creature.',
      '在你的维持开始时，在此生物上放置一个+1/+1指示物。',
    ],
    [
      "Woodland Guard's power and toughness are each equal to the number of creatures you control.",
      '林地守卫的力量与防御力各等同于由你操控的生物之数量。',
    ],
  ])('%s', (english, words) => agree(english, words));

  test.each([
    ['Destroy target creature with power 4 or greater.', '消灭目标力量大于或等于4的生物。'],
    ['Woodland Guard deals 3 damage to any target.', '林地守卫对任意一个目标造成3点伤害。'],
    ['Create two 1/1 white Soldier creature tokens.', '派出两个1/1白色士兵衍生生物。'],
    ["Return target creature to its owner's hand.", '将目标生物移回其拥有者手上。'],
    ['Target player discards two cards.', '目标牌手弃两张牌。'],
    [
      'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
      '从你的牌库中搜寻一张基本地牌，将它横置放进战场，然后洗牌。',
    ],
  ])('%s', (english, words) => agree(english, words, 'instant'));

  test('an Aura, and the creature that it enchants', () => {
    agree('Enchant creature\nEnchanted creature gets +1/+3.', '结附于生物\n所结附的生物得+1/+3。', 'aura');
  });
});

describe('the wordings of their time are read:', () => {
  test.each([
    ['When this creature enters, draw a card.', '当林地守卫进场时，抓一张牌。'],
    ['Exile target creature.', '将目标生物移出对战。'],
    ['{T}: Add {C}{C}.', '{T}：加{2}到你的法术力池中。'],
    ['Whenever a creature you control enters, you gain 1 life.', '每当一个生物在你的操控下进战场时，你获得1点生命。'],
  ])('%s', (english, words) => agree(english, words, english.startsWith('Exile') ? 'instant' : 'creature'));

  test.each([
    ['This creature gets +1/+1 for each Forest you control.', '你每操控一个树林，林地守卫便得+1/+1。'],
    [
      'When this creature enters, return target creature card with mana value 3 or less from your graveyard to your hand.',
      '当林地守卫进场时，将目标总法术力费用等于或小于3的生物牌从你的坟墓场移回你手上。',
    ],
    [
      '{2}: Regenerate this creature. Activate only as a sorcery.',
      '{2}：重生林地守卫。你只可以于你能施放法术的时机下使用此异能。',
    ],
    ['Whenever another creature you control enters, draw a card.', '每当另一个生物在你的操控下进场时，抓一张牌。'],
    ['This creature enters with a +1/+1 counter on it.', '林地守卫进战场时上面有一个+1/+1指示物。'],
    [
      'At the beginning of your upkeep, draw a card if you control a Forest.',
      '在你的维持开始时，如果你操控树林，则抓一张牌。',
    ],
    [
      '{T}: Target creature gains "{T}: Draw a card" until end of turn.',
      '{T}：目标生物获得「{T}：抓一张牌」异能直到回合结束。',
    ],
  ])('%s', (english, words) => agree(english, words));

  test('keywords before the first sentence, modes in one sentence', () => {
    agree('Flying\nWhen this creature enters, draw a card.', '飞行当林地守卫进场时，抓一张牌。');
    agree(
      'Choose one —\n• Draw a card.\n• Destroy target creature.',
      '选择一项～抓一张牌；或消灭目标生物。',
      'instant',
    );
  });

  test('a text that does not say where its lines end', () => {
    agree(
      'Vigilance\nOther Bears you control get +1/+1.\nWhen Woodland Guard enters, draw a card.',
      '警戒（此生物攻击时不需横置。）由你操控的其他熊得+1/+1。当林地守卫进战场时，抓一张牌。',
    );
  });
});

test('words that are not understood are refused with their place', () => {
  const { chinese: result } = both('Flying', '飞行\n每当此生物跳舞时，抓一张牌。');
  expect(result).toMatchObject({ refusals: [{ line: 2, words: expect.stringContaining('跳舞'), reason: 'unread' }] });
});

test('a word more or less means something else', () => {
  const meaning = (words: string): string => {
    const { chinese: result } = both('Flying', words);
    return 'card' in result ? JSON.stringify(normalForm(result.card.faces[0].abilities ?? [])) : 'refused';
  };
  const texts = [
    '由你操控的其他熊得+1/+1。',
    '由你操控的熊得+1/+1。',
    '其他熊得+1/+1。',
    '由对手操控的其他熊得+1/+1。',
  ];
  expect(new Set(texts.map(meaning)).size).toBe(texts.length);
});

describe('繁體中文 is read with the wordings of 简体中文:', () => {
  test.each([
    ['飛行\n當此生物進戰場時，抽兩張牌。', 'Flying\nWhen this creature enters, draw two cards.'],
    ['{T}：加一點任意顏色的魔法力。', '{T}: Add one mana of any color.'],
    ['每當一位玩家施放巫術咒語時，你獲得1點生命。', 'Whenever a player casts a sorcery spell, you gain 1 life.'],
    ['林地守衛由你操控的其他殭屍得+1/+1。', null],
    ['由你操控的其他精靈得+1/+1。', 'Other Spirits you control get +1/+1.'],
  ])('%s', (words, english) => {
    const made = compileCard(
      {
        name: '林地守衛',
        layout: 'normal',
        faces: [{ name: '林地守衛', manaCost: '{G}', typeLine: '生物～熊', text: words, power: '2', toughness: '2' }],
      },
      traditionalChinese,
    );
    if (english === null) {
      expect(made).toHaveProperty('refusals');
      return;
    }
    if ('refusals' in made) throw new Error(JSON.stringify(made.refusals));
    expect([normalForm(made.card.faces[0].abilities ?? [])]).toEqual([meant(english)]);
    // Printed in the same signs.
    const { language } = traditionalChinese.grammar();
    const names = ['林地守衛'];
    for (const line of words.split('\n')) {
      const tokens = language.tokens(line, names);
      expect(
        language.join(
          tokens.map(({ kind, text, raw }) => (kind === 'symbol' ? raw : text)),
          names,
        ),
      ).toBe(line);
    }
  });
});

function meant(english: string) {
  const made = both(english, '飞行').english;
  if ('refusals' in made) throw new Error(JSON.stringify(made.refusals));
  return normalForm(made.card.faces[0].abilities ?? []);
}

test('what a card is called is not put into other words', () => {
  expect(inTodaysWords('当进场之兽进场时，反击之。', ['进场之兽'])).toBe('当进场之兽进战场时，反击它。');
});

describe('why readings differ:', () => {
  const difference = (english: string, words: string, type?: keyof typeof TYPES): string => {
    const made = both(english, words, type);
    if ('refusals' in made.english || 'refusals' in made.chinese) throw new Error(JSON.stringify(made));
    return differenceOf(made.english.card, made.chinese.card);
  };

  test.each([
    [
      'changed since',
      'Woodland Guard deals 3 damage to target player or planeswalker.',
      '林地守卫对目标牌手造成3点伤害。',
    ],
    ['translation differs', 'Draw two cards.', '抓三张牌。'],
    ['to be looked at', 'Draw two cards.', '消灭目标生物。'],
  ])('%s', (why, english, words) => expect(difference(english, words, 'instant')).toBe(why));

  test('a keyword that the card was given later', () => {
    expect(difference('Vigilance\nTrample', '践踏')).toBe('changed since');
  });
});
