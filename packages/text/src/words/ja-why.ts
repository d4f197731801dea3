/** どのゲームにもある、導出の事実。 The facts of derivations that any game has, in 日本語, by code. */
import type { Fact, Words } from './words.ts';

const at =
  (i: number) =>
  (f: Fact): string =>
    f.names[i] ?? '何か';
export const first = at(0);
export const second = at(1);
const all = (f: Fact): string => (f.names.length === 0 ? 'なし' : f.names.join('、'));
export const origin = (f: Fact): string => `${f.show('value')}は${f.show('is')}`;

/** What is named after a colon, if anything is. */
const whose = (name: string | undefined): string => (name === undefined ? '' : `：${name}`);

export function change(f: Fact): string {
  const { gained, lost } = f.data;
  if (!Array.isArray(gained) || !Array.isArray(lost)) return `${f.show('value')}${f.show('from')} → ${f.show('to')}`;
  const parts = [
    ...(gained.length > 0 ? [`${f.show('gained')}を得る`] : []),
    ...(lost.length > 0 ? [`${f.show('lost')}を失う`] : []),
  ];
  return parts.join('、') || `${f.show('value')}の順番が変わる`;
}

/** 「種類別7c：……：パワー2 → 3」 */
export const layerIn =
  (word: string) =>
  (f: Fact): string =>
    `${word}${f.data.layer}：${first(f)}：${change(f)}`;

/** The parts of what an ability waits for. */
const PARTS: Readonly<Record<string, string>> = {
  who: '誰が行うか',
  whose: '誰のものか',
  what: '何についてか',
  whom: '誰や何に対してか',
  by: '何によるか',
  cause: '何が原因か',
  source: '発生源',
  from: '元の領域',
  to: '行き先',
  how: 'どのように起こるか',
  combat: '戦闘ダメージかどうか',
  amount: '量',
  count: '数',
  counter: 'カウンターの種類',
  removed: '置かれたか取り除かれたか',
  step: 'どのステップか',
  chapter: '章',
};

/** Words that each game has its own for. */
interface Terms {
  readonly layer: string;
  readonly triggeredAbility: string;
  readonly staticAbility: string;
  readonly activatedAbility: string;
  readonly made: string;
}

/** What is said alike of every game. */
export const commonWhy = (t: Terms): Words['why'] => ({
  value: (f) => `${first(f)}：${origin(f)}`,
  'value-last-known': (f) => `${first(f)}はすでに存在しない。最後に存在したときの情報では、${origin(f)}`,
  hidden: () => 'あなたに見えない情報',
  'origin-printed': (f) => `カードに印刷されている：${origin(f)}`,
  'origin-token': (f) => `このトークンを${t.made}効果が定義している：${origin(f)}`,
  'origin-copy': (f) =>
    `コピーである：${origin(f)}${f.names.length > 1 ? `（${f.names.slice(1).join('、')}による）` : ''}`,
  'origin-controller': (f) => `最初のコントローラーは${f.show('is')}`,
  'timestamp-order': (f) =>
    `同じ${t.layer}の効果はタイムスタンプ順に適用される（この効果のタイムスタンプ：${f.show('timestamp')}）`,
  dependency: (f) => `${all(f)}の効果に依存しているため、タイムスタンプにかかわらず後者が先に適用される`,
  'dependency-loop': (f) =>
    `${all(f)}の効果は互いに依存しているため、タイムスタンプで決まる（この効果のタイムスタンプ：${f.show('timestamp')}）`,
  ceased: (f) =>
    `適用されない：${first(f)}：${f.show('effect')}。これが依存している${f.names.slice(1).join('、') || '他の効果'}が先に適用され、これは存在しなくなる`,
  'not-in-force': (f) =>
    `適用されない：${first(f)}：${f.show('effect')}。条件が満たされていない：${f.show('condition')}`,
  'by-static-ability': (f) => `${first(f)}の${t.staticAbility}：${f.show('effect')}`,
  'by-resolved': (f) => `${first(f)}が解決された：${f.show('effect')}`,
  'condition-holds': (f) => `条件が満たされている：${f.show('condition')}`,
  counted: (f) => `数は${f.show('count')}：${f.show('what')}${f.names.length === 0 ? '' : `（${all(f)}）`}`,
  legal: (f) => `適正である${whose(f.names.at(-1))}`,
  illegal: (f) => `今は適正でない${whose(f.names.at(-1))}`,
  activations: (f) => `${first(f)}の${t.activatedAbility}`,
  'no-activated-ability': (f) => `${first(f)}は${t.activatedAbility}を持たない`,
  'legal-ability': (f) => `起動できる：${f.show('ability')}`,
  'illegal-ability': (f) => `起動できない：${f.show('ability')}`,
  'nothing-asked': () => '決めることがない',
  'not-your-decision': () => '今は他のプレイヤーが決めている',
  restriction: (f) => `${first(f)}：${f.show('effect')}`,
  requirement: (f) => `${first(f)}：${f.show('effect')}`,
  permission: (f) => `効果がそれを許している：${f.show('effect')}`,
  'from-hand': () => '手札にある',
  'targets-exist': (f) => `適正な対象がある：${all(f)}`,
  'fits-question': (f) => `尋ねられていることに合う：${f.show('prompt')}`,
  triggers: (f) => `${first(f)}の${t.triggeredAbility}`,
  'no-triggered-ability': (f) => `${first(f)}は${t.triggeredAbility}を持たない`,
  triggered: (f) => `誘発する（${f.show('event')}）：${f.show('ability')}`,
  'not-triggered': (f) => `誘発しない（${f.show('event')}）：${f.show('ability')}`,
  'triggers-again': (f) => `${first(f)}により追加で1回誘発する`,
  'triggers-not': (f) => `${first(f)}により誘発しない`,
  'other-event': (f) => `これが待っているのは「${f.show('waitsFor')}」であり、「${f.show('event')}」ではない`,
  'not-functioning': (f) => `この能力は${first(f)}のある領域では機能しない`,
  'event-part-differs': (f) => `出来事が異なる：${PARTS[String(f.data.part)] ?? f.show('part')}`,
  'intervening-if': (f) => `誘発の条件が満たされていない：${f.show('condition')}`,
  'triggered-enough': (f) => `このターンに誘発できる回数に達している（${f.show('times')}）`,
  event: (f) => `${f.show('event')}${'amount' in f.data ? `（${f.show('amount')}）` : ''}：${all(f)}`,
  'caused-by': (f) => `原因：${first(f)}`,
  'replaced-by': (f) => `置換効果によって変わった${whose(f.names[0])}`,
  'consequence-of': () => 'これに続いて起こる',
  'follows-from': () => 'このために起こった',
  'made-trigger': (f) => `${first(f)}の能力が誘発した`,
  'mandatory-loop': (f) =>
    `強制的な処理だけからなる、終わりのない繰り返し（1周につき解決${f.show('length')}回）：${all(f)}の能力`,
  'loop-unproven': (f) => `誰も行動しないまま${f.show('after')}回続けて解決されたが、終わりが見えない：${all(f)}の能力`,
  'too-much': (f) => `1つの指示による数が${f.show('amount')}に達した。実行できるのは${f.show('most')}までである`,
});
