/** A card of Grand Archive that somebody writes on the command line, read like an entry of a card file. */
import { type ImportedCard, importCard } from '@rulewright/cards/grand-archive';
import { CARD_TYPES, CLASSES, SUPERTYPES } from '@rulewright/language/grand-archive';
import { type Arguments, UsageError } from '../../../command.ts';

const includes = (list: readonly string[], word: string): boolean => list.includes(word.toLowerCase());

/** "Unique Ally — Warrior Human": types before the dash, classes and subtypes after it. */
function typeLine(line: string) {
  const [left = '', right = ''] = line.split(/\s+[—–-]\s+/);
  const types = left.split(/\s+/).filter((word) => word !== '');
  const unknown = types.find((word) => !includes([...CARD_TYPES, ...SUPERTYPES, 'token'], word));
  if (unknown !== undefined)
    throw new UsageError(`--type takes types like "Unique Ally — Warrior Human"; there is no type "${unknown}"`);
  const others = right.split(/\s+/).filter((word) => word !== '');
  return { types, classes: others.filter((word) => includes(CLASSES, word)), subtypes: others };
}

/** Power and life, of a weapon power and durability; of a champion, which has no power, only life. */
function size(text: string | undefined, types: readonly string[]) {
  if (text === undefined) return {};
  const numbers = text.split('/').map(Number);
  const [first, second, ...more] = numbers;
  if (more.length > 0 || numbers.some((n) => !Number.isInteger(n)))
    throw new UsageError(`--pt takes power and life like 2/3, not "${text}"`);
  if (second === undefined) return includes(types, 'champion') ? { life: first } : { power: first };
  return includes(types, 'weapon') ? { power: first, durability: second } : { power: first, life: second };
}

/** Champions and regalia are paid for with memory, other cards with what is reserved. */
function cost(text: string | undefined, types: readonly string[]) {
  if (text === undefined) return {};
  const amount = text.toUpperCase() === 'X' ? -1 : Number(text);
  if (!Number.isInteger(amount)) throw new UsageError(`--cost takes a number or X, not "${text}"`);
  return includes(types, 'champion') || includes(types, 'regalia') ? { cost_memory: amount } : { cost_reserve: amount };
}

const lower = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());

export function writtenCard(text: string, given: Arguments): ImportedCard {
  const { types, classes, subtypes } = typeLine(given.text('type') ?? 'Ally');
  const names = lower(types);
  const read = importCard({
    name: given.text('name') ?? 'This Card',
    types,
    classes,
    subtypes,
    elements: (given.text('element') ?? 'norm').split(/[\s,]+/),
    effect: text.replaceAll('\\n', '\n'),
    ...cost(given.text('cost'), names),
    ...size(given.text('pt'), names),
    ...(given.has('level') && { level: given.integer('level', 0, 0) }),
    ...(names.includes('action') && { speed: given.oneOf('speed', ['slow', 'fast']) }),
  });
  if ('problem' in read) throw new UsageError(`the card ${read.problem}`);
  return read;
}
