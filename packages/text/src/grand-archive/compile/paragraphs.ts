/** A text in lines, without reminders, in one spelling: what stands in brackets explains and does nothing. */
export interface Paragraph {
  /** The line of the text it begins on, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Bullets belong to the line that they are choices of. */
export function paragraphs(text: string): readonly Paragraph[] {
  const found: { line: number; text: string }[] = [];
  text.split('\n').forEach((raw, i) => {
    const line = spelt(withoutReminders(raw));
    if (line === '') return;
    const last = found.at(-1);
    if (line.startsWith('•') && last !== undefined) last.text += `\n${line}`;
    else found.push({ line: i + 1, text: line });
  });
  return found;
}

/** A number of cards to reserve stands in brackets, too, also inside a reminder. */
function withoutReminders(line: string): string {
  let out = '';
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    const c = line[i] ?? '';
    if (c === '(' && depth === 0) {
      const cost = /^\((?:\d+|X|LV)\)/.exec(line.slice(i))?.[0];
      if (cost !== undefined) {
        out += cost;
        i += cost.length - 1;
        continue;
      }
    }
    if (c === '(') depth++;
    if (depth === 0) out += c;
    if (c === ')' && depth > 0) depth--;
  }
  return out;
}

/** Spellings that are the same: symbols with and without brackets, dashes and quotation marks of all kinds, spaces. */
const spelt = (line: string): string =>
  line
    .replace(/[\uFFF0-\uFFFF]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, '-')
    .replace(/\[REST\]/g, 'REST')
    .replace(/\[(POWER|LIFE)\]/g, ' $1 ')
    .replace(/(?<=\p{Ll}) If\b/gu, ' if')
    .replace(/(?<=[\dX])(POWER|LIFE)\b/g, ' $1')
    .replace(/(?<=[+-](?:\d+|X) )power\b/g, 'POWER')
    .replace(/(?<=[+-](?:\d+|X) )life\b/g, 'LIFE')
    .replace(/(?<![+-](?:\d+|X|LV) )\bPOWER\b/g, 'power')
    .replace(/(?<=\b(?:has|have|gains?) )Fast Activation\b/g, 'fast activation')
    .replace(/^(\[[^\]]*):\]/, '$1]')
    .replace(/\s*—\s*/g, ' — ')
    .replace(/ — $/, ' —')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:;])/g, '')
    .replace(/(?<=[:,])(?=[\p{Lu}(])/gu, ' ')
    .replace(/\] ?(?=\S)/g, '] ')
    .replace(/^• ?/, '• ')
    .trim()
    .replace(/(?<=[\p{L}\d)])$/u, '.');
