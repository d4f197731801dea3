/** 日本語。 */

import { commonTable } from '../ja-table.ts';
import { listed } from '../ja-telling.ts';
import { ability, staticEffect } from './ja-abilities.ts';
import { prompts, reasons } from './ja-asking.ts';
import { tell } from './ja-events.ts';
import { condition, selector } from './ja-phrases.ts';
import { problems } from './ja-problems.ts';
import { STEPS, term, terms } from './ja-terms.ts';
import { events, values, why } from './ja-why.ts';
import type { MagicWords } from './words.ts';

export const ja: MagicWords = {
  steps: STEPS,
  prompts,
  reasons,
  options: {
    W: '白',
    U: '青',
    B: '黒',
    R: '赤',
    G: '緑',
    C: '無色',
    cancel: '取り消す',
    auto: '支払う',
    spend: '支払う',
  },
  why,
  values,
  terms,
  events,
  none: 'なし',
  listed: (items) => listed(items),
  about: (names, reason) => `${names.join('、')}：${reason}`,
  sentences: tell,
  ability,
  effect: staticEffect,
  condition,
  selector,
  table: {
    ...commonTable,
    library: 'ライブラリー',
    exile: '追放領域',
    stack: 'スタック',
    lands: '土地',
    creatures: 'クリーチャー',
    tapped: 'タップ状態',
    phasedOut: 'フェイズ・アウト中',
    blocking: (attackers) => `${attackers}をブロック中`,
    attachedTo: (host) => `${host}についている`,
    manaPool: (mana) => `マナ${mana}`,
    play: (card) => `${card}をプレイする`,
    cast: (card, cost) => `${card}を唱える${cost === '' ? '' : `  ${cost}`}`,
    rollPlanarDie: '次元ダイスを振る',
    turnUp: (permanent) => `${permanent}を表向きにする`,
    makeMana: (count) => `マナを出す（${count}通り）`,
    attackHint: (several) =>
      several
        ? '攻撃クリーチャーの番号、1>2で攻撃クリーチャー1が2を攻撃、Enterで攻撃しない'
        : '攻撃クリーチャーの番号、Enterで攻撃しない',
    blockHint: '1>2で1が2をブロック、複数は空白で区切る、Enterでブロックしない',
    priorityHint: '番号、Enterでパス',
    autoPass: (on) => (on ? 'パスしかできないときは自動でパスします。' : '優先権を得るたびに確認します。'),
    help: [
      ['Enter', '優先権をパスする、または何もしない答えを選ぶ'],
      ['1, 2, …', '一覧から選ぶ。複数は空白で区切る'],
      ['m', 'マナ能力も一覧に表示する'],
      ['p', '次の自分のターンになるか、攻撃されるか、何かがスタックに置かれるまでパスする'],
      ['a', '優先権を得るたびに確認するか、パスしかできないとき自動でパスする'],
      ['r 20', '示されたときに、今2度行ったことをその回数だけ繰り返す'],
      ['u', '最後の答えを取り消す'],
      ['b', 'テーブルをもう一度表示する'],
      ['?', 'なぜ尋ねられているのか'],
      ['? 2, ? カード名', 'そのカードと、なぜそうなっているのかを表示する'],
      ['w', '今起こったことの理由'],
      ['c', '投了する'],
      ['q', '終了する'],
    ],
    sheet: {
      controlledBy: (player) => `コントローラー：${player}`,
      ownedBy: (player) => `オーナー：${player}`,
      printed: (stats) => `印刷された値：${stats}`,
      sick: '召喚酔い',
      attachments: (names) => `ついているもの：${names}`,
      zone: (zone) => `領域：${term(zone)}`,
      colors: (colors) => colors,
      colorless: '無色',
      manaValue: (value) => `マナ総量${value}`,
      loyalty: (value) => `忠誠度${value}`,
      targets: (names) => `対象：${names}`,
    },
  },
  problems,
};
