/** How Japanese verbs are written in the forms that rules texts need. */

/** Signs that follow a verb's dictionary form in tokens. */
const [AND, TE, DONE, NOT, PASSIVE, IF] = ['％', '＆', '†', '¬', '＄', '‰'] as const;
export const ENDINGS: ReadonlySet<string> = new Set([AND, TE, DONE, NOT, PASSIVE, IF]);

/** る verbs that keep their stem. The others in -eru and -iru of our texts do, too. */
const GODAN_RU = new Set([
  '切る',
  '入る',
  '戻る',
  'なる',
  'ある',
  '取る',
  '減る',
  '割り振る',
  '作る',
  '送る',
  '至る',
  '守る',
  '限る',
  '異なる',
  '残る',
  '振る',
  '負う',
  '被る',
]);

interface Stems {
  readonly and: string;
  readonly te: string;
  readonly done: string;
  readonly not: string;
  readonly passive: string;
  readonly if: string;
}

const ROWS: Readonly<Record<string, readonly [a: string, i: string, e: string, te: string, ta: string]>> = {
  う: ['わ', 'い', 'え', 'って', 'った'],
  く: ['か', 'き', 'け', 'いて', 'いた'],
  ぐ: ['が', 'ぎ', 'げ', 'いで', 'いだ'],
  す: ['さ', 'し', 'せ', 'して', 'した'],
  つ: ['た', 'ち', 'て', 'って', 'った'],
  ぶ: ['ば', 'び', 'べ', 'んで', 'んだ'],
  む: ['ま', 'み', 'め', 'んで', 'んだ'],
  る: ['ら', 'り', 'れ', 'って', 'った'],
};

function stemsOf(verb: string): Stems {
  const stem = verb.slice(0, -1);
  if (verb.endsWith('する')) {
    const s = verb.slice(0, -2);
    return { and: `${s}し`, te: `${s}して`, done: `${s}した`, not: `${s}しな`, passive: `${s}され`, if: `${s}すれば` };
  }
  const row = ROWS[verb.at(-1) ?? ''];
  if (row === undefined) throw new Error(`${verb} is no verb`);
  if (verb.endsWith('る') && !GODAN_RU.has(verb))
    return {
      and: stem,
      te: `${stem}て`,
      done: `${stem}た`,
      not: `${stem}な`,
      passive: `${stem}られ`,
      if: `${stem}れば`,
    };
  const [a, i, e, te, ta] = row;
  const not = verb === 'ある' ? 'な' : `${stem}${a}な`;
  return { and: `${stem}${i}`, te: stem + te, done: stem + ta, not, passive: `${stem}${a}れ`, if: `${stem}${e}ば` };
}

/** Too short to be told from other words. */
const UNSURE = new Set(['い', '出', '見', 'な']);

const negated = (not: string): readonly (readonly [string, readonly string[]])[] => [
  [`${not}い`, [NOT]],
  [`${not}かった`, [NOT, DONE]],
  [`${not}ければ`, [NOT, IF]],
  [`${not}く`, [NOT, AND]],
  [`${not.slice(0, -1)}ず`, [NOT, AND]],
];

/** Every form of a verb with its signs. */
export function formsOf(verb: string): readonly (readonly [written: string, endings: readonly string[]])[] {
  const stems = stemsOf(verb);
  const passive = `${stems.passive}る`;
  const again = stemsOf(passive);
  const forms: (readonly [string, readonly string[]])[] = [
    [verb, []],
    [stems.and, [AND]],
    [stems.te, [TE]],
    [stems.done, [DONE]],
    [stems.if, [IF]],
    ...negated(stems.not),
    [passive, [PASSIVE]],
    [again.and, [PASSIVE, AND]],
    [again.te, [PASSIVE, TE]],
    [again.done, [PASSIVE, DONE]],
    [again.if, [PASSIVE, IF]],
    ...negated(again.not).map(([written, signs]): readonly [string, readonly string[]] => [
      written,
      [PASSIVE, ...signs],
    ]),
  ];
  return forms.filter(([written]) => !UNSURE.has(written));
}

/** The form with these endings. */
export function conjugated(verb: string, endings: readonly string[]): string {
  const key = endings.join('');
  const known = formsOf(verb).find(([, signs]) => signs.join('') === key)?.[0];
  if (known !== undefined) return known;
  const [first, ...rest] = endings;
  if (first === undefined) return verb;
  const stems = stemsOf(verb);
  if (first === AND) return stems.and + rest.join('');
  return verb + endings.join('');
}
