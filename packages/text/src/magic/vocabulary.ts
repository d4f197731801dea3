/** Magic's words that pronouns, choices and lines turn on. */
import type { Ability, Together } from '@rulewright/language/magic';
import type { Tree } from '../grammar/tree.ts';
import { allOf } from '../prose/nodes.ts';
import type { Vocabulary } from '../prose/vocabulary.ts';
import type { Line } from './abilities/line.ts';
import { differenceIn, numberIs } from './conditions/difference.ts';
import { onlyIf } from './conditions/only-if.ts';
import { deeds, doneAtOnce, goesToOwners, ownersControl } from './deeds.ts';
import { type FaceFacts, isSpell } from './face-facts.ts';
import type { MagicGame } from './game.ts';
import { joined } from './predicates/joined.ts';
import { affected } from './sentences/affected.ts';
import { CHOSEN_THING } from './sentences/marks.ts';
import { xIn } from './values/x.ts';

/** 110.4, 311.2, 312.2, 313.2, 314.2, 315.3 */
const NO_PERMANENT: ReadonlySet<string> = new Set([
  'instant',
  'sorcery',
  'plane',
  'phenomenon',
  'vanguard',
  'scheme',
  'conspiracy',
]);

export const vocabulary: Vocabulary<MagicGame> = {
  general: ['permanent', 'card'],
  gone: ['sacrificed', 'destroyed', 'discarded'],
  inPlay: ['permanent', 'creature', 'artifact', 'enchantment', 'land', 'planeswalker'],
  entered: ['put', 'returned'],
  member: ['creature', 'permanent'],
  onePlayer: ['active', 'defending'],
  placeless: ['card', 'permanentCard'],
  isSpell,
  ownKinds: ({ types, subtypes }) => [
    ...(types.some((type) => NO_PERMANENT.has(type)) ? [] : ['permanent']),
    'card',
    ...types,
    ...subtypes,
  ],
  isMereKind: ({ kind }) => kind === 'type',
  // 607.2a: cards exiled with this object are in exile.
  placed: (described) => {
    const { pool, ...others } = described;
    if (pool?.kind !== 'noted' || described.zones !== undefined) return described;
    return { ...others, filters: [...described.filters, { kind: 'is', what: pool }], zones: ['exile'] };
  },
  anyTarget: { kind: 'anyTarget' },
  card: 'card',
  doneBefore: (done) => (done === 'chosen' ? { kind: 'noted', key: CHOSEN_THING } : undefined),
  opponents: 'opponents',
  others: 'others',
  someThing: ['permanent', 'creature'],
  // What is no Mountain is no other Mountain either.
  alike: ({ types, subtypes }, filters) =>
    filters.some((filter) => filter.kind === 'subtype' && !subtypes.includes(filter.type))
      ? []
      : [...types, 'permanent'],
  // 609.7a: what can be chosen as a source of damage.
  found: ({ kinds, filters }) =>
    kinds[0] === 'source'
      ? { kind: 'sources', ...(filters.length === 0 ? {} : { where: allOf<MagicGame>(filters) }) }
      : undefined,
  together: ({ total, sameOwner }) => [
    ...(total === undefined
      ? []
      : [{ kind: 'total', stat: total.stat, is: { op: '≤', to: total.atMost } } as const satisfies Together]),
    ...(sameOwner === true ? [{ kind: 'same', what: 'owners' } as const satisfies Together] : []),
  ],
  isChosenTooLate: (wanted, pending) =>
    pending.some((action) => action.do === 'chooseWord') && JSON.stringify(wanted).includes('"chosenType"'),
  kindOf: (filter) => ('type' in filter ? filter.type : filter.kind),
  lineEnd: (line, face) => {
    const isInstructions = line.kind === 'instructions' || line.kind === 'modal';
    return {
      isSpokenOn: isInstructions || isPaidForSpell(line, face),
      areTargetsKept: isInstructions,
      ...(line.kind === 'instructions' ? { instructions: line.actions, isInstead: line.all === true } : {}),
    };
  },
  deeds,
  doneAtOnce,
  affected,
  difference: differenceIn,
  numberIs,
  onlyIf,
  joined,
  goesToOwners,
  ownersControl,
  abilitiesIn,
  xIn,
};

/** What was paid for a spell can be spoken of by its instructions. */
const isPaidForSpell = (line: Line, face: FaceFacts): boolean =>
  line.kind === 'abilities' && isSpell(face) && line.abilities.every(({ kind }) => kind === 'additionalCost');

function abilitiesIn({ rule }: Tree, meaning: unknown): readonly Ability[] | undefined {
  switch (rule.of) {
    case 'Ability':
    case 'OpenQuote':
    case 'OpenAbility':
      return [meaning as Ability];
    case 'Keyword':
      return meaning as readonly Ability[];
    case 'Granted':
      // A quotation without a full stop is no ability of its own in the grammar, but in its meaning.
      return rule.name === 'granted.openStanding' ? (meaning as readonly Ability[]) : undefined;
    case 'Line': {
      const line = meaning as Line;
      return line.kind === 'abilities' && line.abilities.length === 1 ? line.abilities : undefined;
    }
    default:
      return undefined;
  }
}
