/** What is left of a cost of mana that is reduced by mana (118.7). */
import type { CostSymbol, ManaCost } from '../106-mana/107.4-mana-symbols.ts';

/** 118.7a–g. What a symbol cannot take from its own kind it takes from the generic mana. */
export function reduced(cost: ManaCost, by: ManaCost, spills = true): ManaCost {
  const symbols = cost.symbols.slice();
  let generic = cost.generic - by.generic;
  for (const symbol of by.symbols) {
    const at = symbol.snow ? -1 : reducible(symbols, symbol);
    if (at >= 0) symbols.splice(at, 1);
    else if (spills) generic--;
  }
  const spare = symbols.some((s) => s.generic > 0) ? (cost.spare ?? 0) + Math.max(0, -generic) : 0;
  return { generic: Math.max(0, generic), symbols, x: cost.x, ...(spare === 0 ? {} : { spare }) };
}

/** The same symbol first, then a hybrid one of which that is a half. */
function reducible(symbols: readonly CostSymbol[], by: CostSymbol): number {
  const same = symbols.findIndex((s) => s.types === by.types && s.generic === 0);
  return same >= 0 ? same : symbols.findIndex((s) => (s.types & by.types) !== 0);
}
