// Cards in 日本語: read as the same as in English, and their verbs put back together.
import { normalForm } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { conjugated, formsOf } from '../src/lang/japanese-verbs.ts';
import { japanese } from '../src/magic/compile/japanese.ts';
import { compileCard } from '../src/magic/index.ts';

const TYPES = {
  creature: ['Creature — Bear', 'クリーチャー — 熊'],
  instant: ['Instant', 'インスタント'],
  aura: ['Enchantment — Aura', 'エンチャント — オーラ'],
} as const;

function meant(words: string, type: keyof typeof TYPES, isEnglish: boolean) {
  const size = type === 'creature' ? { power: '2', toughness: '2' } : {};
  const name = isEnglish ? 'Woodland Guard' : '森の番人';
  const made = compileCard(
    {
      name,
      layout: 'normal',
      faces: [{ name, manaCost: '{1}{G}', typeLine: TYPES[type][isEnglish ? 0 : 1], text: words, ...size }],
    },
    ...(isEnglish ? [] : [japanese]),
  );
  if ('refusals' in made) throw new Error(JSON.stringify(made.refusals));
  return normalForm(made.card.faces[0].abilities ?? []);
}

describe('means the same in both languages:', () => {
  test.each<[string, string, (keyof typeof TYPES)?]>([
    ['Flying, first strike', '飛行、先制攻撃'],
    ['When Woodland Guard enters, draw two cards.', '森の番人が戦場に出たとき、カード２枚を引く。'],
    ['When Woodland Guard enters, draw two cards.', '森の番人が戦場に出たとき、カードを２枚引く。'],
    [
      'Whenever another creature enters under your control, you gain 1 life.',
      '他のクリーチャーが１体あなたのコントロール下で戦場に出るたび、あなたは１点のライフを得る。',
    ],
    ['{T}: Add one mana of any color.', '{T}：好きな色１色のマナ１点を加える。'],
    ['Destroy target creature.', 'クリーチャー１体を対象とし、それを破壊する。', 'instant'],
    ['Destroy up to two target creatures.', 'クリーチャー最大２体を対象とする。それらを破壊する。', 'instant'],
    [
      'Target creature gets +2/+2 until end of turn.',
      'クリーチャー１体を対象とする。ターン終了時まで、それは＋２/＋２の修整を受ける。',
      'instant',
    ],
    [
      'Woodland Guard deals 3 damage to any target.',
      '１つを対象とする。森の番人はそれに３点のダメージを与える。',
      'instant',
    ],
    [
      'Woodland Guard gets +1/+1 as long as you control a Forest.',
      '森の番人は、あなたが森をコントロールしているかぎり＋１/＋１の修整を受ける。',
    ],
    [
      "Woodland Guard can't attack unless you control a Forest.",
      '森の番人は、あなたが森をコントロールしていないかぎり攻撃できない。',
    ],
    [
      '{2}{G}, Sacrifice a creature: Regenerate Woodland Guard.',
      '{2}{G}, クリーチャー１体を生け贄に捧げる：森の番人を再生する。',
    ],
    [
      'Enchant creature\nEnchanted creature has flying.',
      'エンチャント（クリーチャー）\nエンチャントしているクリーチャーは飛行を持つ。（これは説明である。）',
      'aura',
    ],
    [
      'When Woodland Guard dies, you may pay {2}. If you do, draw a card.',
      '森の番人が死亡したとき、あなたは{2}を支払ってもよい。そうしたなら、カード１枚を引く。',
    ],
    [
      'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
      'あなたのライブラリーから基本土地・カード１枚を探し、公開し、あなたの手札に加える。その後、ライブラリーを切り直す。',
      'instant',
    ],
    [
      "Target creature you control fights target creature you don't control.",
      'あなたがコントロールしているクリーチャー１体とあなたがコントロールしていないクリーチャー１体を対象とする。その前者はその後者と格闘を行う。',
      'instant',
    ],
    ['Each opponent discards their hand.', '各対戦相手はそれぞれ、自分の手札にあるすべてのカードを捨てる。', 'instant'],
    [
      'You may discard your hand. If you do, draw a card.',
      'あなたは自分の手札を捨ててもよい。そうしたなら、カード１枚を引く。',
      'instant',
    ],
    // A pause says nothing beside a word, and what is written in two ways is read in both.
    ['Destroy all creatures with flying.', '飛行を持つ全てのクリーチャーを、破壊する。', 'instant'],
    ['{T}: Add {C}.', '{T}：あなたのマナ・プールに{1}を加える。'],
  ])('%s / %s', (english, words, type = 'creature') => {
    expect(meant(words, type, false)).toEqual(meant(english, type, true));
  });
});

test('what is not understood is refused with its words', () => {
  expect(() => meant('飛行、踊り', 'creature', false)).toThrow('踊り');
  // Between two parts of a list a pause is asked for.
  expect(() => meant('飛行先制攻撃', 'creature', false)).toThrow();
  // A negation is not passed over.
  expect(() => meant('森の番人が戦場に出たとき、カード２枚を引かない。', 'creature', false)).toThrow();
});

test('a longer way of saying is put into today’s words only where the library and the graveyard are of the same player', () => {
  const mills = meant('Mill three cards.', 'instant', true);
  expect(meant('あなたのライブラリーの一番上からカードを３枚、あなたの墓地に置く。', 'instant', false)).toEqual(mills);
  let other: unknown = null;
  try {
    other = meant(
      'そのプレイヤーのライブラリーの一番上からカードを３枚、そのプレイヤーの墓地に置く。',
      'instant',
      false,
    );
  } catch {}
  expect(other).not.toEqual(mills);
});

test('every form of a verb is taken apart and put together again', () => {
  for (const verb of ['引く', '捨てる', '戻す', '支払う', '選ぶ', '持つ', 'する', 'なる', '切り直す']) {
    const forms = new Map(formsOf(verb));
    for (const endings of forms.values()) expect(forms.get(conjugated(verb, endings))).toEqual(endings);
    // 引かなく and 引かず go on alike; cards print the first.
    expect(new Set([...forms.values()].map(String)).size).toBe(forms.size - 2);
  }
  expect(conjugated('引く', ['＆'])).toBe('引いて');
  expect(conjugated('捨てる', ['＄', '†'])).toBe('捨てられた');
  expect(conjugated('支払う', ['¬'])).toBe('支払わない');
});
