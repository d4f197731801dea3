/**
 * Which half of each hybrid symbol will be paid is announced with modes and X, before targets and costs (601.2b, 107.4e). Where nothing
 * hangs on it the payment itself says so; where a reduction of coloured mana takes from one half alone (118.7b–c), it is asked.
 */
import { type CostSymbol, type ManaCost, parseCost } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import type { Context } from '../../state.ts';

/** The name under which the announced halves are kept, as the symbols that will be paid for: "{W}{2}". */
export const HALVES = 'announced.halves';

/** More hybrid symbols than this are not asked about: all of their halves in all ways would be too many. */
const MOST_ASKED = 4;

const partsIn = (text: string): readonly string[] =>
  text
    .slice(1, -1)
    .split('/')
    .map((part) => `{${part}}`);
const isHybrid = ({ life, snow, text }: CostSymbol): boolean => life === 0 && !snow && partsIn(text).length > 1;

/** All ways of announcing the hybrid symbols of a cost. */
export function halvesOf(cost: ManaCost): readonly string[] {
  const hybrid = cost.symbols.filter(isHybrid);
  if (hybrid.length === 0 || hybrid.length > MOST_ASKED) return [];
  const each = hybrid.map(({ text }) => partsIn(text));
  return each.reduce<readonly string[]>((ways, halves) => ways.flatMap((way) => halves.map((h) => way + h)), ['']);
}

/** The cost as it is with the halves that have been announced. */
export function withHalves(cost: ManaCost, { locals }: Context): ManaCost {
  const announced = locals[HALVES];
  if (typeof announced !== 'string') return cost;
  const said = announced.match(/\{[^}]*\}/g) ?? [];
  let [{ generic }, at] = [cost, 0];
  const symbols = cost.symbols.flatMap((symbol) => {
    if (!isHybrid(symbol)) return [symbol];
    const half = parseCost(said[at++] ?? symbol.text);
    generic += half.generic;
    return half.symbols;
  });
  return { ...cost, generic, symbols };
}

/** How much mana it takes. */
export const sizeOf = (cost: ManaCost | null): number => (cost === null ? 0 : cost.generic + cost.symbols.length);
