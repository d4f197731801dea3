/** 動詞の活用。 How Japanese verbs, adjectives and copulas change at the end of a clause, as far as our sentences need it. */

interface Forms {
  /** 「…して」 */
  readonly te: string;
  /** 「…し、」 */
  readonly stem: string;
  /** 「…しない」 */
  readonly not: string;
}

/** Of verbs whose last syllable changes (五段): the syllable, and what stands for it. */
const GODAN: Readonly<Record<string, Forms>> = {
  う: { te: 'って', stem: 'い', not: 'わない' },
  つ: { te: 'って', stem: 'ち', not: 'たない' },
  る: { te: 'って', stem: 'り', not: 'らない' },
  く: { te: 'いて', stem: 'き', not: 'かない' },
  ぐ: { te: 'いで', stem: 'ぎ', not: 'がない' },
  す: { te: 'して', stem: 'し', not: 'さない' },
  ぶ: { te: 'んで', stem: 'び', not: 'ばない' },
  む: { te: 'んで', stem: 'み', not: 'まない' },
};

/** る is left out (一段) after these; written with one character more than the rule sees: 見る, 得る, 出る, いる, できる. */
const ICHIDAN = /(?:[えけせてねべめれげぜでへぺ見得出]|い|でき|用い|足り|生き)る$/u;

/** What does not follow from the last syllable. */
const IRREGULAR: readonly (readonly [ending: string, forms: Forms])[] = [
  ['する', { te: 'して', stem: 'し', not: 'しない' }],
  ['でない', { te: 'でなくて', stem: 'でなく', not: 'である' }],
  ['ある', { te: 'あって', stem: 'あり', not: 'ない' }],
  ['ない', { te: 'なくて', stem: 'なく', not: 'ある' }],
  ['い', { te: 'くて', stem: 'く', not: 'くない' }],
];

function formsOf(clause: string): readonly [kept: string, forms: Forms] {
  const irregular = IRREGULAR.find(([ending]) => clause.endsWith(ending));
  if (irregular !== undefined) return [clause.slice(0, -irregular[0].length), irregular[1]];
  if (ICHIDAN.test(clause)) return [clause.slice(0, -1), { te: 'て', stem: '', not: 'ない' }];
  const last = clause.slice(-1);
  const forms = GODAN[last];
  // A clause that ends in no verb goes on as it is.
  return forms === undefined ? [clause, { te: '', stem: '', not: 'ではない' }] : [clause.slice(0, -1), forms];
}

/** 「カードを引く」→「カードを引いて」 */
export function te(clause: string): string {
  const [kept, forms] = formsOf(clause);
  return kept + forms.te;
}

/** 「カードを引く」→「カードを引き」 */
export function stem(clause: string): string {
  const [kept, forms] = formsOf(clause);
  // The stem of いる alone is not said: コントロールしている → コントロールしていて.
  return clause.endsWith('ている') ? te(clause) : kept + forms.stem;
}

/** 「カードを引く」→「カードを引いた」 */
export const past = (clause: string): string =>
  clause.endsWith('い')
    ? `${clause.slice(0, -1)}かった`
    : te(clause).replace(/[てで]$/u, (last) => (last === 'て' ? 'た' : 'だ'));

/** 「カードを引く」→「カードを引かない」, 「カードを引いた」→「カードを引いていない」 */
export function not(clause: string): string {
  if (/[ただ]$/u.test(clause)) return `${clause.slice(0, -1)}${clause.endsWith('た') ? 'て' : 'で'}いない`;
  const [kept, forms] = formsOf(clause);
  return kept + forms.not;
}

/** 「条件を満たし、さらに満たす」: all of them, one after another. What is past goes on as it is: 「…していて、」. */
export const linkedClauses = (clauses: readonly string[]): string =>
  clauses
    .map((words, i) => {
      if (i === clauses.length - 1) return words;
      return /[ただ]$/u.test(words)
        ? `${words.slice(0, -1)}${words.endsWith('た') ? 'て' : 'で'}いて、`
        : `${stem(words)}、`;
    })
    .join('');
