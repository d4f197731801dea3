/** A whole card pasted as text, or as an entry of a card file, as the card it stands for. */
import { importCard } from '@rulewright/cards/magic';
import { readTypeLine, type SourceCard } from '@rulewright/text/magic';

const COST = /((?:\{[^{}\s]+\})+)\s*$/;
const SIZE = /^\s*([+-]?[\d*+-]+)\s*\/\s*([+-]?[\d*+-]+)\s*$/;
const LOYALTY = /^\s*(?:loyalty\s*:?\s*|\[)(\d+|X)\]?\s*$/i;
const DEFENSE = /^\s*defense\s*:?\s*(\d+)\s*$/i;

/** Null if it is nothing that could be a card. */
export function pastedCard(text: string): SourceCard | null {
  return fromJson(text) ?? fromLines(text);
}

function fromJson(text: string): SourceCard | null {
  if (!/^\s*[[{]\s*["{]/.test(text)) return null;
  try {
    const card = importCard(JSON.parse(text));
    return card === null || 'problem' in card ? null : card.source;
  } catch {
    return null;
  }
}

/** The name with its cost, perhaps the cost on a line of its own, the type line, the text, the size. */
function fromLines(text: string): SourceCard | null {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim());
  const [first = '', ...rest] = lines.filter((line) => line !== '');
  if (first === '') return null;
  let cost = COST.exec(first)?.[1];
  const name = first.replace(COST, '').trim();
  if (cost === undefined && rest[0] !== undefined && /^(?:\{[^{}\s]+\})+$/.test(rest[0])) cost = rest.shift();
  const [typeLine = ''] = rest;
  // What stands after the dash may be anything.
  const isTypes = !('unread' in readTypeLine(typeLine.split(/\s+[—–-]+\s+/)[0] ?? '', 'en'));
  const body = isTypes ? rest.slice(1) : rest;
  const last = body.at(-1) ?? '';
  const size = SIZE.exec(last);
  const loyalty = LOYALTY.exec(last)?.[1];
  const defense = DEFENSE.exec(last)?.[1];
  const words = size !== null || loyalty !== undefined || defense !== undefined ? body.slice(0, -1) : body;
  return {
    name,
    layout: 'normal',
    faces: [
      {
        name,
        typeLine: isTypes ? typeLine.replace(/\s+[–-]+\s+/, ' — ') : '',
        text: words.join('\n'),
        ...(cost === undefined ? {} : { manaCost: cost }),
        ...(size === null ? {} : { power: size[1] ?? '', toughness: size[2] ?? '' }),
        ...(loyalty === undefined ? {} : { loyalty }),
        ...(defense === undefined ? {} : { defense }),
      },
    ],
  };
}
