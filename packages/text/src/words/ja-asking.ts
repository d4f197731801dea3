/** どのゲームでも尋ねることと、認められない理由。 What decisions of any game ask, and why something is refused, in 日本語. */
import type { Words } from './words.ts';

export const PART_OF_COST = 'コストの一部である。';
export const BY_EFFECT = 'この効果では、解決時にプレイヤーが選ぶ。';
export const MAY = 'この効果は、プレイヤーがそうしてもよいと述べている。';

export const commonPrompts: Words['prompts'] = {
  replacement: {
    ask: 'どの効果を先に適用しますか？',
    why: '適用できる置換効果が複数ある場合、影響を受けるプレイヤーまたはコントローラーがその1つを選び、そのあとで改めて確認する。',
  },
  'apply-replacement': { ask: 'この置換効果を適用しますか？', why: MAY },
  search: {
    ask: '探してください。',
    why: '非公開領域から特定のカードを探すプレイヤーは、見つけないことを選んでもよい。',
  },
  choose: { ask: '選んでください。', why: BY_EFFECT },
  may: { ask: 'そうしますか？', why: MAY },
  either: { ask: '1つを選んでください。', why: BY_EFFECT },
  number: { ask: '数を1つ選んでください。', why: 'この効果では数を選ぶ。' },
  counter: { ask: 'どの種類のカウンターですか？', why: 'カウンターの種類が複数ある。' },
  copy: { ask: '何をコピーしますか？', why: 'コピーするものをプレイヤーが選ぶ。' },
  'new-targets': {
    ask: '新しい対象を選んでください。',
    why: 'この効果では、プレイヤーが対象を変更できる。変更しない対象はそのままである。',
  },
  'pay-any': { ask: 'いくつ支払いますか？', why: 'この効果では、望む量を支払える。支払わなくてもよい。' },
  pay: { ask: '支払いますか？', why: 'プレイヤーが支払うかどうかで効果が決まる。' },
  'which-event-first': {
    ask: 'どの出来事を先に処理しますか？',
    why: '1つの効果で複数の出来事すべてを置換できない場合、影響を受けるプレイヤーがどれを先にするかを決める。',
  },
  'target-chooser': { ask: 'どの対戦相手が選びますか？', why: '対象は対戦相手1人が選ぶ。' },
  'cost-discard': { ask: '何を捨てますか？', why: PART_OF_COST },
  'cost-removeCounters': { ask: 'どれからカウンターを取り除きますか？', why: PART_OF_COST },
  'cost-putCounters': { ask: 'どれの上にカウンターを置きますか？', why: PART_OF_COST },
  'cost-reveal': { ask: '何を公開しますか？', why: PART_OF_COST },
  'cost-either': {
    ask: 'どのコストを支払いますか？',
    why: '複数のコストのうち1つを支払う。どれにするかはプレイヤーが選ぶ。',
  },
};

export const commonReasons: Words['reasons'] = {
  'nothing-asked': '決めることがない',
  'not-yes-or-no': '「はい」か「いいえ」で答える必要がある',
  'not-a-number': '整数ではない',
  'not-a-list': '一覧の番号で答える必要がある',
  'not-an-order': 'すべての番号を1度ずつ挙げる必要がある',
  'not-a-division': 'それぞれに数を1つずつ割り振る必要がある',
  'not-a-candidate': 'それは選べない',
  hidden: '理由はあなたに見えない情報に関わる',
  'not-together': 'それらを同時に選ぶことはできない',
  'out-of-range': '数が範囲外である',
  'wrong-count': '数が多すぎるか少なすぎる',
  'wrong-total': '合計が全体の数と一致しなければならない',
  'share-too-small': 'それぞれに1以上を割り振らなければならない',
  'total-too-great': '合計が大きすぎる',
  'chosen-twice': '同じものを2度選んでいる',
  'cannot-pay': 'コストを支払えない',
  forbidden: '効果によって禁止されている',
  'not-a-shortcut': 'あなたの選択から始まる一連の選択ではない',
  'shortcut-too-long': '省略手順が長すぎる',
  'not-a-reply': '提案を受け入れるか、その中の1か所を指定する必要がある',
  'must-differ': 'ここでは異なる選択をするとすでに伝えている',
  'illegal-target': '適正な対象ではない',
  'no-legal-targets': '適正な対象がない',
  'no-legal-mode': '選べるモードがない',
  'condition-not-met': '条件を満たしていない',
  declined: 'プレイヤーが支払わない',
  'no-such-ability': 'その能力を持っていない',
  'not-a-word': 'その言葉は選べない',
  'not-an-action': '行動ではない',
  'not-in-game': 'すでにゲームの中にない',
  'not-in-zone': 'それができる領域にない',
  'player-left': 'そのプレイヤーはすでにゲームを離れている',
};
