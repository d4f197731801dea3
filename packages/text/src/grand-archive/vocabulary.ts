/** Grand Archive's words that pronouns, choices and lines turn on. */
import type { Ability, Condition, Together, Value } from '@rulewright/language/grand-archive';
import type { Tree } from '../grammar/tree.ts';
import type { Vocabulary } from '../prose/vocabulary.ts';
import type { Line } from './abilities/line.ts';
import { deeds, goesToOwners, ownersControl } from './deeds.ts';
import { isSpell } from './face-facts.ts';
import type { GrandArchiveGame } from './game.ts';
import { affected, joined } from './predicates/joined.ts';

export const vocabulary: Vocabulary<GrandArchiveGame> = {
  general: ['object', 'card'],
  gone: ['sacrificed', 'destroyed', 'discarded', 'banished'],
  inPlay: ['object', 'unit', 'ally', 'weapon', 'item', 'domain', 'phantasia', 'regalia', 'champion'],
  entered: ['put', 'returned', 'materialized'],
  member: ['ally', 'unit', 'object'],
  onePlayer: ['active', 'attacking', 'defending'],
  placeless: ['card'],
  isSpell,
  ownKinds: ({ types, subtypes, supertypes }) => [
    'object',
    'card',
    ...unitKinds(types),
    ...types,
    ...subtypes,
    ...supertypes,
  ],
  isMereKind: ({ kind }) => kind === 'type',
  placed: (described) => described,
  anyTarget: { kind: 'object' },
  card: 'card',
  opponents: 'opponents',
  others: 'others',
  someThing: ['object', 'unit'],
  alike: ({ types }) => [...types, ...unitKinds(types), 'object'],
  found: () => undefined,
  together: ({ total, sameOwner }) => [
    ...(total === undefined
      ? []
      : [{ kind: 'total', stat: total.stat, is: { op: '≤', to: total.atMost } } as const satisfies Together]),
    ...(sameOwner === true ? [{ kind: 'same', what: 'owners' } as const satisfies Together] : []),
  ],
  isChosenTooLate: (wanted, pending) =>
    pending.some((action) => action.do === 'chooseWord') && JSON.stringify(wanted).includes('"kind":"chosen"'),
  kindOf: (filter) => ('type' in filter ? filter.type : filter.kind),
  lineEnd: (line) => {
    const spoken = isInstructions(line);
    const actions = instructionsOf(line);
    return {
      isSpokenOn: spoken || isPaid(line),
      areTargetsKept: spoken,
      ...(actions === undefined ? {} : { instructions: actions }),
    };
  },
  spellsAreSubjects: true,
  deeds,
  doneAtOnce: () => undefined,
  affected,
  difference: differenceIn,
  onlyIf: (then, condition) => [{ do: 'if', condition, then }],
  joined,
  goesToOwners,
  ownersControl,
  abilitiesIn,
  xIn: () => undefined,
};

const unitKinds = (types: readonly string[]): readonly string[] =>
  types.includes('ally') || types.includes('champion') ? ['unit', 'person'] : [];

const isInstructions = (line: Line): boolean =>
  line.kind === 'instructions' || (line.kind === 'restricted' && isInstructions(line.line));
const instructionsOf = (line: Line) => (line.kind === 'instructions' ? line.actions : undefined);

/** What was paid for a card can be spoken of by its instructions. */
const isPaid = (line: Line): boolean =>
  line.kind === 'abilities' && line.abilities.every(({ kind }) => kind === 'additionalCost');

function differenceIn(condition: Condition): Value | undefined {
  if (condition.kind !== 'compare') return undefined;
  const { value, is } = condition;
  if (is.op === '>' || is.op === '≥') return { kind: 'minus', a: value, b: is.to };
  return is.op === '<' || is.op === '≤' ? { kind: 'minus', a: is.to, b: value } : undefined;
}

function abilitiesIn({ rule }: Tree, meaning: unknown): readonly Ability[] | undefined {
  if (rule.of === 'Ability') return [meaning as Ability];
  if (rule.of !== 'Line') return undefined;
  const line = meaning as Line;
  return line.kind === 'abilities' && line.abilities.length === 1 ? line.abilities : undefined;
}
