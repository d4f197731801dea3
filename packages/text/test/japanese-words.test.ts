// 日本語: how clauses end, how phrases go together, and that nothing of another language is in what the packs say.
import { describe, expect, it } from 'vitest';
import * as archive from '../src/grand-archive/index.ts';
import { languages } from '../src/magic/index.ts';
import { not, past, stem, te } from '../src/words/ja-verbs.ts';

const ja = languages.ja ?? expect.fail();

describe('The end of a clause', () => {
  it.each([
    ['カードを引く', '引いて', '引いた', '引き', '引かない'],
    ['それを破壊する', '破壊して', '破壊した', '破壊し', '破壊しない'],
    ['カードを捨てる', '捨てて', '捨てた', '捨て', '捨てない'],
    ['手札に戻す', '戻して', '戻した', '戻し', '戻さない'],
    ['対象を選ぶ', '選んで', '選んだ', '選び', '選ばない'],
    ['飛行を持つ', '持って', '持った', '持ち', '持たない'],
    ['コストを支払う', '支払って', '支払った', '支払い', '支払わない'],
    ['ライブラリーを切る', '切って', '切った', '切り', '切らない'],
    ['戦場に出る', '出て', '出た', '出', '出ない'],
    ['ライフを得る', '得て', '得た', '得', '得ない'],
    ['赤である', 'であって', 'であった', 'であり', 'でない'],
    ['赤でない', 'でなくて', 'でなかった', 'でなく', 'である'],
    ['攻撃している', 'していて', 'していた', 'していて', 'していない'],
    ['2より大きい', '大きくて', '大きかった', '大きく', '大きくない'],
  ])('of %s', (clause, linked, done, stemmed, negated) => {
    expect(
      [te(clause), past(clause), stem(clause), not(clause)].map((words, i) =>
        words.endsWith([linked, done, stemmed, negated][i] ?? ''),
      ),
    ).toEqual([true, true, true, true]);
  });

  it('of what is past is denied as it is now', () => {
    expect(not('それが攻撃した')).toBe('それが攻撃していない');
    expect(not('カードを選んだ')).toBe('カードを選んでいない');
  });
});

describe('An ability of Magic', () => {
  const you = { kind: 'you' } as const;
  const self = { kind: 'this' } as const;
  const creature = { kind: 'type', type: 'creature' } as const;
  const yours = { kind: 'controlledBy', who: you } as const;
  const target = { kind: 'var', name: 'target' } as const;

  it.each([
    [
      {
        kind: 'spell',
        targets: [{ name: 'target', what: creature }],
        actions: [{ do: 'damage', to: target, amount: 3 }],
      },
      'クリーチャー1体を対象とする。その対象に3点のダメージを与える',
    ],
    [
      {
        kind: 'triggered',
        on: { on: 'move', what: { kind: 'is', what: self }, to: ['battlefield'] },
        actions: [{ do: 'may', actions: [{ do: 'draw', who: you, count: 1 }] }],
      },
      'これが戦場に出たとき、あなたはカード1枚を引いてもよい',
    ],
    [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: {
              kind: 'each',
              where: {
                kind: 'all',
                of: [yours, { kind: 'keyword', keyword: 'flying' }, { kind: 'color', color: 'white' }, creature],
              },
            },
            changes: [
              { kind: 'addPT', power: 1, toughness: 1 },
              { kind: 'gain', ability: { kind: 'keyword', keyword: 'vigilance' } },
            ],
          },
        ],
      },
      'あなたがコントロールしていて飛行を持つすべての白のクリーチャーは+1/+1の修整を受け、警戒を持つ',
    ],
    [
      {
        kind: 'activated',
        cost: [{ kind: 'mana', mana: '{2}' }, { kind: 'tap' }],
        actions: [
          { do: 'draw', who: you, count: { kind: 'count', of: { kind: 'each', where: creature } } },
          { do: 'discard', who: you, count: 1 },
        ],
      },
      '{2}、{T}：クリーチャーの数に等しい枚数のカードを引き、カード1枚を捨てる',
    ],
    [
      {
        kind: 'replacement',
        on: { on: 'move', what: { kind: 'is', what: self }, to: ['battlefield'] },
        instead: { kind: 'enters', tapped: true },
      },
      'これはタップ状態で戦場に出る',
    ],
  ])('%#', (ability, words) => {
    expect(ja.ability(ability as never)).toBe(words);
  });

  it('without words of its own is told by words that say so, never by a code', () => {
    expect(ja.ability({ kind: 'spell', actions: [{ do: 'something new' }] } as never)).toBe('特定の処理を行う');
  });
});

describe('Every word of the packs', () => {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [];
    return Object.values(value ?? {}).flatMap(texts);
  };
  it.each([
    ['Magic', ja],
    ['Grand Archive', archive.languages.ja],
  ])('has no letters of English but X, keys and symbols: %s', (_, pack) => {
    const { help: _help, ...table } = (pack as typeof ja).table;
    const said = texts({ ...pack, table });
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((words) => /[A-Za-z]/.test(words.replace(/\{[^}]*\}|\bX\b|Enter|1>2/g, '')))).toEqual([]);
  });

  it.each([
    ['Magic', ja],
    ['Grand Archive', archive.languages.ja],
  ])('asks politely, and explains plainly: %s', (_, pack) => {
    for (const { ask, why } of Object.values((pack as typeof ja).prompts)) {
      expect(ask).toMatch(/(?:か？|ください。|ます。|す。)(?:（.*）)?$|か？（.*）$/u);
      expect(why).not.toMatch(/(?:です|ます)。/u);
    }
    for (const reason of Object.values((pack as typeof ja).reasons)) expect(reason).not.toMatch(/[。]$|です|ます/u);
  });
});
