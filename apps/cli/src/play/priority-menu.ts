/** What the player with priority may do, as a list. Mana abilities are kept out of it until they are asked for. */
import type { Decision } from '@rulewright/kernel';
import { characteristics, costText, type G, isManaAbility, legalActions, type PriorityAnswer } from '@rulewright/magic';
import type { Asked, Item, Menu } from './menu.ts';

function isForMana(g: G, action: PriorityAnswer): boolean {
  if (action.action !== 'activate') return false;
  const ability = characteristics(g, action.object).abilities[action.index];
  return ability !== undefined && isManaAbility(ability);
}

function itemOf(a: Asked, action: PriorityAnswer): Item {
  const { table } = a.words;
  switch (action.action) {
    case 'pass':
      return { text: table.pass };
    case 'playLand':
      return { text: table.play(a.names.of(action.card)), entity: action.card };
    case 'cast': {
      const { cost } = characteristics(a.g, action.card);
      const method = action.method === undefined ? '' : ` (${action.method})`;
      return {
        text: table.cast(`${a.names.of(action.card)}${method}`, cost === null ? '' : costText(cost)),
        entity: action.card,
      };
    }
    case 'activate': {
      const ability = characteristics(a.g, action.object).abilities[action.index];
      const text = ability === undefined ? '' : a.words.ability(ability);
      return { text: table.activate(a.names.of(action.object), text), entity: action.object };
    }
    case 'turnUp':
      return { text: table.turnUp(a.names.of(action.object)), entity: action.object };
  }
}

/** Two copies of a card in hand are one line. */
function withoutTwins(items: readonly (readonly [Item, PriorityAnswer])[]): (readonly [Item, PriorityAnswer])[] {
  const seen = new Set<string>();
  return items.filter(([item, { action }]) => {
    if (action !== 'cast' && action !== 'playLand') return true;
    const fresh = !seen.has(item.text);
    seen.add(item.text);
    return fresh;
  });
}

export function priorityMenu(a: Asked, decision: Decision): Menu {
  const legal = legalActions(a.g, decision.player).filter((x) => x.action !== 'pass');
  const shown = a.withMana ? legal : legal.filter((x) => !isForMana(a.g, x));
  const lines = withoutTwins(shown.map((action) => [itemOf(a, action), action] as const));
  const hidden = legal.length - shown.length;
  const { priorityHint, makeMana } = a.words.table;
  return {
    items: lines.map(([item]) => item),
    hint: hidden === 0 ? priorityHint : `${priorityHint}, m: ${makeMana(hidden)}`,
    read: (text) => {
      if (text === '') return { action: 'pass' };
      // An exclamation mark: the mana is paid by hand.
      const [, digits, byHand] = /^(\d+)(!?)$/.exec(text) ?? [];
      const action = lines[Number(digits) - 1]?.[1];
      if (action === undefined) return undefined;
      return byHand === '!' && action.action !== 'playLand' ? { ...action, pay: 'manual' } : { ...action };
    },
  };
}
