// What a player does in Magic, one table entry per verb: how it is read, and the ways to do it.
import {
  type ChooseAction,
  type Clause,
  type Entry,
  quote,
  type Reading,
  readActivation,
  readAttacks,
  readMap,
  readRef,
  readRefs,
  readWord,
  refFrom,
  type VerbWords,
} from '../../parse/index.ts';
import { askedOf } from '../../run/actions.ts';
import { answerWith, settle } from '../../run/decide.ts';
import type { VerbRun } from '../../run/play.ts';
import { commonVerbs } from '../../shared/verbs.ts';
import { isTargetBefore } from '../answers/several-targets.ts';
import type { MagicPlay } from '../play.ts';
import { activateAnswers, announcements, castAnswers, playAnswers, turnUpAnswers } from './actions.ts';
import { announce } from './announce.ts';
import { declareAttack, declareBlock } from './declarations.ts';
import type { MagicOptions } from './options.ts';
import type {
  ActivateAction,
  AttackAction,
  Block,
  BlockAction,
  CastAction,
  PlayAction,
  RollAction,
  TurnUpAction,
} from './step.ts';

const announcing = ['targets', 'modes', 'x', 'from', 'by', 'face', 'with', 'mana', 'divide'] as const;

type Said = Clause<MagicOptions>;

export const verbs = {
  casts: {
    kind: 'cast',
    options: announcing,
    parse(reading, { player, line, value, options }: Said): CastAction | undefined {
      const card = readRef(reading, value, 'casts');
      return card && { kind: 'cast', line, player, card, options: options.action };
    },
    ways: (play, action: CastAction, player) =>
      announcements(play, player, action, () => castAnswers(play, player, action)),
  },
  activates: {
    kind: 'activate',
    options: ['ability', ...announcing],
    parse(reading, { player, line, value, options }: Said): ActivateAction | undefined {
      const activation = readActivation(reading, value, options.ability);
      return activation && { kind: 'activate', line, player, options: options.action, ...activation };
    },
    ways: (play, action: ActivateAction, player) =>
      announcements(play, player, action, () => activateAnswers(play, player, action)),
  },
  plays: {
    kind: 'play',
    options: announcing,
    parse(reading, { player, line, value, options }: Said): PlayAction | undefined {
      const card = readRef(reading, value, 'plays');
      return card && { kind: 'play', line, player, card, options: options.action };
    },
    ways: (play, action: PlayAction, player) =>
      announcements(play, player, action, () => playAnswers(play, player, action)),
  },
  'turns-up': {
    kind: 'turnUp',
    options: ['x', 'by', 'with', 'mana'],
    parse(reading, { player, line, value, options }: Said): TurnUpAction | undefined {
      const object = readRef(reading, value, 'turns-up');
      return object && { kind: 'turnUp', line, player, object, options: options.action };
    },
    ways: (play, action: TurnUpAction, player) =>
      announcements(play, player, action, () => turnUpAnswers(play, player, action)),
  },
  rolls: {
    kind: 'roll',
    options: ['mana'],
    parse(reading, { player, line, value, options }: Said): RollAction | undefined {
      const what = readWord(reading, value, 'die', ['planar die']);
      return what && { kind: 'roll', line, player, options: options.action };
    },
    ways: (play, action: RollAction, player) =>
      announcements(play, player, action, () => [{ action: 'rollPlanarDie' }]),
  },
  passes: commonVerbs.passes,
  /** 104.3a: at any time, whatever is being asked. */
  concedes: commonVerbs.concedes,
  attacks: {
    kind: 'attack',
    options: [],
    parse(reading, { player, line, value }): AttackAction | undefined {
      const attacks = readAttacks(reading, value);
      return attacks && { kind: 'attack', line, player, attacks };
    },
    ways: (_, action: AttackAction, player) => [(now) => declareAttack(now, player, action)],
  },
  blocks: {
    kind: 'block',
    options: [],
    parse(reading, { player, line, value }): BlockAction | undefined {
      const map = readMap(reading, value, 'blocks');
      const blocks = map?.entries.flatMap((entry) => readBlock(reading, entry) ?? []);
      return blocks && { kind: 'block', line, player, blocks };
    },
    ways: (_, action: BlockAction, player) => [(now) => declareBlock(now, player, action)],
  },
  /** The choices of an announcement may be answered one by one. */
  chooses: {
    ...commonVerbs.chooses,
    ways: (_, { answer, line }: ChooseAction, player) => [
      (now) => {
        const decision = askedOf(now, player, answer, line);
        if (decision === null || isTargetBefore(now, decision, answer)) return;
        answerWith(now, decision, answer);
        announce(now);
        settle(now, line);
      },
    ],
  },
} satisfies Record<string, VerbWords & VerbRun<MagicPlay>>;

function readBlock(reading: Reading, entry: Entry): Block | undefined {
  const blocker = refFrom(reading, entry.key, entry, 'blocks');
  const attackers = readRefs(reading, entry.value, `what ${quote(entry.key)} blocks`);
  return blocker && { line: entry.line, blocker, attackers };
}
