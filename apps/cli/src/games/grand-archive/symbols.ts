/** Costs and the names of cards in the colours of the elements. */
import type { PrintedCost } from '@rulewright/language/grand-archive';
import type { GrandArchiveSpeech } from '@rulewright/table/grand-archive';
import type { Paint, Style } from '../../play/paint.ts';

const ELEMENTS: Readonly<Record<string, Style>> = {
  fire: 'red',
  water: 'blue',
  wind: 'green',
  arcane: 'magenta',
  astra: 'cyan',
  crux: 'yellow',
  exia: 'red',
  luxem: 'yellow',
  neos: 'cyan',
  tera: 'green',
  umbra: 'magenta',
};

/** Of several elements the first that has a colour. */
export const elementStyle = (elements: readonly string[]): Style =>
  elements.map((element) => ELEMENTS[element]).find((style) => style !== undefined) ?? 'white';

/** {R3} is a reserve cost of three, {M2} a memory cost of two. */
const COSTS = /\{([RM])(\w+)\}/g;

export const costsInWords = (text: string, { table }: GrandArchiveSpeech['words']): string =>
  text.replace(COSTS, (_, kind: string, amount: string) =>
    kind === 'R' ? table.reserveCost(amount) : table.memoryCost(amount),
  );

export const costWords = (cost: PrintedCost | null, { table }: GrandArchiveSpeech['words']): string =>
  cost === null ? '' : (cost.kind === 'reserve' ? table.reserveCost : table.memoryCost)(String(cost.amount));

/** The numbers in round brackets, which are reserve costs. */
export const paintCosts = (text: string, paint: Paint): string =>
  text.replace(/\((?:\d+|X)\)/g, (cost) => paint('cyan', cost));
