/** Modes: choose one —, one or both, up to two …; and the words that stand before a dash. */
import { type ProseRules, proseRules } from './categories.ts';
import type { Game } from './game.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const exactly = (n: number): Bounds => ({ min: n, max: n });
const COUNTS: readonly (readonly [string, string, (n: number) => Bounds])[] = [
  ['one', 'one', () => exactly(1)],
  ['two', 'two', () => exactly(2)],
  ['three', 'three', () => exactly(3)],
  ['four', 'four', () => exactly(4)],
  ['both', 'one or both', () => ({ min: 1, max: 2 })],
  ['oneOrMore', 'one or more', (n) => ({ min: 1, max: n })],
  ['any', 'any number', (n) => ({ min: 0, max: n })],
  ['upToOne', 'up to one', () => ({ min: 0, max: 1 })],
  ['upToTwo', 'up to two', () => ({ min: 0, max: 2 })],
  ['upToThree', 'up to three', () => ({ min: 0, max: 3 })],
  ['upToFive', 'up to five', () => ({ min: 0, max: 5 })],
];
/** As it stands in the text. */
function joined(words: readonly { readonly raw: string; readonly start: number; readonly end: number }[]): string {
  let out = '';
  let at = words[0]?.start ?? 0;
  for (const { raw, start, end } of words) {
    out += `${start > at ? ' ' : ''}${raw}`;
    at = end;
  }
  return out;
}

/** `isMeaningful`: words before a dash that are no mere label. */
export function modal<G extends Game>(isMeaningful: (words: readonly string[]) => boolean): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule, terminal } = rules;
  terminal({
    name: 'abilityWord',
    of: 'AbilityWord',
    first: ['#capital'],
    scan: (tokens, at) => {
      let end = at;
      while (tokens[end] !== undefined && tokens[end]?.text !== ' — ' && end - at < 9) {
        const { kind, text } = tokens[end] ?? { kind: 'mark', text: '' };
        if (kind === 'symbol' || (kind === 'mark' && !["'s", "'", ',', '!', '?'].includes(text))) return [];
        end++;
      }
      if (tokens[end]?.text !== ' — ' || end === at) return [];
      const words = tokens.slice(at, end);
      if (isMeaningful(words.map(({ text }) => text))) return [];
      return [{ end, value: joined(words) }];
    },
    print: (value) => [value],
    mean: (value) => value,
  });
  for (const [name, words, how] of COUNTS) {
    rule({
      name: `modes.${name}`,
      of: 'Modes',
      slots: { list: 'ModeList' },
      en: `choose ${words} — {list}`,
      mean: ({ list }) => ({ ...how(list.length), choices: list }),
    });
    rule({
      name: `modes.${name}Repeat`,
      of: 'Modes',
      slots: { list: 'ModeList' },
      en: `choose ${words}. You may choose the same mode more than once. {list}`,
      mean: ({ list }) => ({ ...how(list.length), repeat: true, choices: list }),
    });
  }
  for (const [unchosen, words] of [
    ['ever', "that hasn't been chosen"],
    ['turn', "that hasn't been chosen this turn"],
  ] as const)
    rule({
      name: `modes.unchosen.${unchosen}`,
      of: 'Modes',
      slots: { list: 'ModeList' },
      en: `choose one ${words} — {list}`,
      mean: ({ list }) => ({ ...exactly(1), unchosen, choices: list }),
    });
  rule({
    name: 'modes.ifBoth',
    of: 'Modes',
    slots: { c: 'Conditions', list: 'ModeList' },
    en: [
      'choose one. If {c} as you cast this spell, you may choose both instead. {list}',
      'choose one. If {c} as you cast this spell, you may choose both. {list}',
    ],
    mean: (parts) => {
      const { c } = parts;
      return { min: 1, max: { kind: 'if', condition: c, then: 2, else: 1 }, choices: parts.list };
    },
  });
  rule({
    name: 'modes.ifMore',
    of: 'Modes',
    slots: { c: 'Conditions', list: 'ModeList' },
    en: [
      'choose one. If {c}, choose any number instead. {list}',
      'choose one. If {c}, you may choose any number instead. {list}',
    ],
    mean: (parts) => {
      const { c, list } = parts;
      return { min: 1, max: { kind: 'if', condition: c, then: list.length, else: 1 }, choices: list };
    },
  });

  rule({
    name: 'modes.ifOneOrMoreAsCast',
    of: 'Modes',
    slots: { c: 'Conditions', list: 'ModeList' },
    en: 'choose one. If {c} as you cast this spell, choose one or more instead. {list}',
    mean: (parts) => {
      const { c, list } = parts;
      return { min: 1, max: { kind: 'if', condition: c, then: list.length, else: 1 }, choices: list };
    },
  });
  rule({
    name: 'modes.ifAll',
    of: 'Modes',
    slots: { c: 'Conditions', list: 'ModeList' },
    en: 'choose one. If {c}, choose both instead. {list}',
    mean: (parts) => {
      const { c } = parts;
      const many = { kind: 'if', condition: c, then: 2, else: 1 } as const;
      return { min: many, max: many, choices: parts.list };
    },
  });

  rule({ name: 'modeList.one', of: 'ModeList', slots: { m: 'Mode' }, en: '{m}', mean: ({ m }) => [m] });
  rule({
    name: 'modeList.more',
    of: 'ModeList',
    slots: { m: 'Mode', more: 'ModeList' },
    en: '{m} {more}',
    mean: (parts) => {
      const { m } = parts;
      return [m, ...parts.more];
    },
  });
  rule({
    name: 'mode.plain',
    of: 'Mode',
    slots: { e: 'Effect' },
    en: '• {e}',
    mean: (parts, d) => d.choice(() => parts.e, {}),
  });
  rule({
    name: 'mode.named',
    of: 'Mode',
    slots: { w: 'AbilityWord', e: 'Effect' },
    en: '• {w} — {e}',
    mean: (parts, d) => d.choice(() => parts.e, {}),
  });
  return rules;
}
