/**
 * Filters that speak of spells, read against a card that is not on the stack yet: whether it may be cast and what it
 * costs is asked of what it would be (601.3e).
 */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Filter } from '@rulewright/language/magic';
import { STACK } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';

const TRUE: Filter = { kind: 'all', of: [] };
const FALSE: Filter = { kind: 'any', of: [] };

const asSpell = new WeakMap<Filter, Filter>();
const asAbility = new WeakMap<Filter, Filter>();

export const readAsSpell = (g: G, filter: Filter, object: ObjectId): Filter =>
  objectRow(g.state, object).zone === STACK ? filter : remembered(asSpell, filter, TRUE, FALSE);

/** The same for the source of an ability that is not on the stack. */
export const readAsAbility = (g: G, filter: Filter, object: ObjectId): Filter =>
  objectRow(g.state, object).zone === STACK ? filter : remembered(asAbility, filter, FALSE, TRUE);

function remembered(memo: WeakMap<Filter, Filter>, filter: Filter, spell: Filter, ability: Filter): Filter {
  const known = memo.get(filter);
  if (known !== undefined) return known;
  const made = rewritten(filter, spell, ability);
  memo.set(filter, made);
  return made;
}

function rewritten(filter: Filter, spell: Filter, ability: Filter): Filter {
  switch (filter.kind) {
    case 'spell':
      return spell;
    case 'ability':
      return ability;
    case 'all':
    case 'any':
      return { kind: filter.kind, of: filter.of.map((part) => rewritten(part, spell, ability)) };
    case 'not':
      return { kind: 'not', of: rewritten(filter.of, spell, ability) };
    default:
      return filter;
  }
}

/** What mana is spent on besides the spell or the source of the ability. */
interface Payment {
  /** The alternative cost that is paid. */
  readonly method?: string | null;
  /** The cost contains {X}. */
  readonly x?: boolean;
}

/** The same filter, knowing which cost is paid (106.6). */
export function readAsPaid(filter: Filter, payment: Payment): Filter {
  switch (filter.kind) {
    case 'forCost':
      return (filter.of === '{X}' ? payment.x === true : filter.of === payment.method) ? TRUE : FALSE;
    case 'faceDown':
      // 708.4: it is turned face down before it is put onto the stack.
      return FACE_DOWN.has(payment.method ?? '') ? TRUE : filter;
    case 'all':
    case 'any':
      return speaksOfCosts(filter)
        ? { kind: filter.kind, of: filter.of.map((part) => readAsPaid(part, payment)) }
        : filter;
    case 'not':
      return speaksOfCosts(filter) ? { kind: 'not', of: readAsPaid(filter.of, payment) } : filter;
    default:
      return filter;
  }
}

const FACE_DOWN: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);

const speaksOfCosts = (filter: Filter): boolean =>
  filter.kind === 'forCost' ||
  filter.kind === 'faceDown' ||
  ((filter.kind === 'all' || filter.kind === 'any') && filter.of.some(speaksOfCosts)) ||
  (filter.kind === 'not' && speaksOfCosts(filter.of));

/** Whether a cost that is neither of a spell nor of an ability fits. */
export function isSuchCost(filter: Filter, payment: Payment, fits: (filter: Filter) => boolean): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => isSuchCost(part, payment, fits));
    case 'any':
      return filter.of.some((part) => isSuchCost(part, payment, fits));
    case 'not':
      return !isSuchCost(filter.of, payment, fits);
    case 'forCost':
      return filter.of === '{X}' ? payment.x === true : filter.of === payment.method;
    case 'spell':
    case 'ability':
      return false;
    default:
      // Of what permanent it is paid for.
      return fits(filter);
  }
}
