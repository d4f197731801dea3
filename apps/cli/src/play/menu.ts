/** A decision as a numbered list, and what is typed as an answer to it. One entry per kind of decision. */
import {
  type Answer,
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decisionKind,
  type EntityId,
  isPlayer,
  type ObjectId,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import type { Ability, Mode } from '@rulewright/language/magic';
import {
  type AssignDamage,
  attackTargets,
  BATTLEFIELD,
  canAttack,
  canBlock,
  characteristics,
  Flag,
  type G,
  TypeBit,
} from '@rulewright/magic';
import type { Names, Words } from '@rulewright/text';
import { priorityMenu } from './priority-menu.ts';

export interface Item {
  readonly text: string;
  /** What `? N` shows. */
  readonly entity?: EntityId;
}

export interface Menu {
  readonly items: readonly Item[];
  /** A second list that answers refer to: attackers to be blocked, things to be attacked. */
  readonly others?: readonly Item[];
  readonly hint: string;
  /** The answer that a line stands for, or undefined if it stands for none. Its legality is the engine's business. */
  read(text: string): Answer | undefined;
}

export interface Asked {
  readonly g: G;
  readonly names: Names;
  readonly words: Words;
  /** Mana abilities are listed too. */
  readonly withMana: boolean;
}

type MenuOf<D extends Decision> = { of(a: Asked, decision: D): Menu }['of'];

/** "1 3" as indices from 0; undefined if it is anything else. */
function indices(text: string, count: number): readonly number[] | undefined {
  const words = text.split(/[\s,]+/).filter((w) => w !== '');
  const numbers = words.map(Number);
  return numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= count) ? numbers.map((n) => n - 1) : undefined;
}

/** "1>2 3>2" as pairs of indices from 0; a number alone is paired with `alone`, if that is given. */
function pairs(
  text: string,
  left: number,
  right: number,
  alone?: number,
): readonly (readonly [number, number])[] | undefined {
  const out: (readonly [number, number])[] = [];
  for (const word of text.replace(/\s*>\s*/g, '>').split(/[\s,]+/)) {
    if (word === '') continue;
    const [, a, b] = /^(\d+)(?:>(\d+))?$/.exec(word) ?? [];
    const first = Number(a) - 1;
    const second = b === undefined ? alone : Number(b) - 1;
    if (!(first >= 0 && first < left) || second === undefined || !(second >= 0 && second < right)) return undefined;
    out.push([first, second]);
  }
  return out;
}

/** A player or an object with what tells it from others of the same name. */
function labelled(a: Asked, id: EntityId): Item {
  const text = a.names.of(id);
  if (isPlayer(id)) return { text, entity: id };
  const row = objectRow(a.g.state, id);
  if (row.zone !== BATTLEFIELD) return { text, entity: id };
  const c = characteristics(a.g, id);
  const stats = (c.types & TypeBit.creature) === 0 ? '' : ` ${c.power ?? 0}/${c.toughness ?? 0}`;
  const marks = [a.names.of(c.controller)];
  if ((row.flags & Flag.tapped) !== 0) marks.push(a.words.table.tapped);
  if (row.damage > 0) marks.push(a.words.table.damaged(row.damage));
  return { text: `${text}${stats} (${marks.join(', ')})`, entity: id };
}

const entities: MenuOf<ChooseEntities> = (a, d) => ({
  items: d.from.map((id) => labelled(a, id)),
  hint: a.words.table.choose(d.min, d.max),
  read: (text) => indices(text, d.from.length)?.map((i) => d.from[i] as EntityId),
});

const yesNo: MenuOf<Decision> = (a) => ({
  items: [{ text: a.words.table.yes }, { text: a.words.table.no }],
  hint: `${a.words.table.yes.charAt(0)}/${a.words.table.no.charAt(0)}`,
  read: (text) => {
    const said = text.toLowerCase();
    if (said === '1' || a.words.table.yes.startsWith(said || '-')) return true;
    return said === '' || said === '2' || a.words.table.no.startsWith(said) ? false : undefined;
  },
});

const number: MenuOf<ChooseNumber> = (_, d) => ({
  items: [],
  hint: `${d.min}–${d.max}`,
  read: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
});

const options: MenuOf<ChooseOptions> = (a, d) => ({
  items: d.options.map((o) => ({
    text: o.entity === undefined ? optionText(a, d, o.label) : a.names.of(o.entity),
    ...(o.entity === undefined ? {} : { entity: o.entity }),
  })),
  hint: a.words.table.choose(d.min, d.max),
  read: (text) => indices(text, d.options.length),
});

function optionText(a: Asked, d: ChooseOptions, label: string): string {
  const mode = d.prompt === 'modes' && d.about !== undefined ? modesOf(a.g, d.about)[Number(label) - 1] : undefined;
  if (mode !== undefined) return a.words.ability({ kind: 'spell', ...mode });
  return a.words.options[label] ?? label;
}

const modesOf = (g: G, source: ObjectId): readonly Mode[] =>
  characteristics(g, source).abilities.flatMap((ability: Ability) =>
    'modes' in ability && ability.modes !== undefined ? ability.modes.choices : [],
  );

const order: MenuOf<ChooseOrder> = (a, d) => ({
  items: d.items.map((id, i) => ({ text: d.labels?.[i] ?? labelled(a, id).text, entity: id })),
  hint: a.words.table.orderHint,
  read: (text) => (text === '' ? d.items.map((_, i) => i) : indices(text, d.items.length)),
});

const amounts = (text: string): readonly number[] | undefined => {
  const numbers = text
    .split(/[\s,]+/)
    .filter((w) => w !== '')
    .map(Number);
  return numbers.length > 0 && numbers.every((n) => Number.isInteger(n) && n >= 0) ? numbers : undefined;
};

const divide: MenuOf<Divide | AssignDamage> = (a, d) => ({
  items: d.among.map((id) => labelled(a, id)),
  hint: a.words.table.divideHint(d.total),
  read: amounts,
});

const attackers: MenuOf<Decision> = (a, d) => {
  const able = zoneObjects(a.g, BATTLEFIELD, d.player).filter((id) => canAttack(a.g, id) === null);
  const targets = attackTargets(a.g, d.player);
  const several = targets.length > 1;
  return {
    items: able.map((id) => labelled(a, id)),
    ...(several ? { others: targets.map((id) => labelled(a, id)) } : {}),
    hint: a.words.table.attackHint(several),
    read: (text) => {
      const chosen = pairs(text, able.length, targets.length, 0);
      return chosen && { attacks: chosen.map(([creature, target]) => [able[creature] ?? -1, targets[target] ?? -1]) };
    },
  };
};

const blockers: MenuOf<Decision> = (a, d) => {
  const attacking = a.g.state.game.combat?.attackers.filter((x) => x.defender === d.player).map((x) => x.id) ?? [];
  const able = zoneObjects(a.g, BATTLEFIELD, d.player).filter(
    (id) =>
      characteristics(a.g, id).controller === d.player &&
      canBlock(a.g, id) === null &&
      attacking.some((attacker) => canBlock(a.g, id, attacker) === null),
  );
  return {
    items: able.map((id) => labelled(a, id)),
    others: attacking.map((id) => labelled(a, id)),
    hint: a.words.table.blockHint,
    read: (text) => {
      const chosen = pairs(text, able.length, attacking.length, attacking.length === 1 ? 0 : undefined);
      return (
        chosen && { blocks: chosen.map(([creature, attacker]) => [able[creature] ?? -1, attacking[attacker] ?? -1]) }
      );
    },
  };
};

const word: MenuOf<Decision> = (a) => ({
  items: [],
  hint: a.words.table.wordHint,
  read: (text) => (text === '' ? undefined : text),
});

/** Any decision that can list its answers. */
const listed: MenuOf<Decision> = (a, d) => {
  const kind = decisionKind(a.g, d);
  const answers = kind.answers(a.g, d) ?? [kind.sample(a.g, d, () => 0)];
  return {
    items: answers.map((answer) => ({ text: JSON.stringify(answer) })),
    hint: a.words.table.choose(1, 1),
    read: (text) => {
      const [chosen] = indices(text, answers.length) ?? [];
      return chosen === undefined ? undefined : answers[chosen];
    },
  };
};

const menus: Readonly<Record<string, MenuOf<never>>> = {
  priority: priorityMenu,
  entities,
  targets: entities,
  yesNo,
  number,
  options,
  order,
  divide,
  assignDamage: divide,
  attackers,
  blockers,
  word,
};

export const menuFor = (a: Asked, decision: Decision): Menu =>
  ((menus[decision.kind] ?? listed) as MenuOf<Decision>)(a, decision);
