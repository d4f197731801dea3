// What is done in scenarios of Grand Archive, as words.
import {
  type Action,
  type Activation,
  type Announcement,
  type Attack,
  announcementFields,
  type Clause,
  type Costs,
  costs,
  type Field,
  type OptionsDraft,
  put,
  type Ref,
  readActivation,
  readAttacks,
  readPayments,
  readRef,
  readRefs,
  type VerbWords,
} from '../../parse/index.ts';
import { commonVerbs } from '../../shared/verbs.ts';

export interface GrandArchiveOptions extends OptionsDraft {
  /** Weapons and attack cards. */
  wielding?: readonly Ref[];
}

const costsOfGrandArchive: Costs = {
  shapes: new Map([
    ...costs('times', 'memory', 'imbue', 'prepare'),
    ...costs('objects', 'reserve', 'floating', 'rest', 'sacrifice', 'banish', 'discard', 'kindle'),
    ...costs('counters', 'counters'),
  ]),
};

export const options = {
  ...announcementFields,
  with: { read: (reading, node, { action }) => put(action, 'with', readPayments(reading, node, costsOfGrandArchive)) },
  wielding: { read: (reading, node, draft) => put(draft, 'wielding', readRefs(reading, node, 'wielding')) },
} satisfies Record<string, Field<GrandArchiveOptions>>;

export const newOptions = (): GrandArchiveOptions => ({ action: {} });

interface Announced extends Action {
  readonly options: Announcement;
}

export interface ActivateAction extends Announced, Activation {
  readonly kind: 'activate';
}

export interface AttackAction extends Announced {
  readonly kind: 'attack';
  readonly attacks: readonly Attack[];
  readonly wielding: readonly Ref[];
}

export interface MaterializeAction extends Announced {
  readonly kind: 'materialize';
  /** Left out: the player declines. */
  readonly card?: Ref;
}

export interface BestowAction extends Announced {
  readonly kind: 'bestow';
  readonly boon: Ref;
}

export interface RetaliateAction extends Announced {
  readonly kind: 'retaliate';
  readonly units: readonly Ref[];
}

const announcing = ['targets', 'modes', 'x', 'from', 'by', 'with', 'divide'] as const;

type Said = Clause<GrandArchiveOptions>;

export const verbs = {
  activates: {
    options: ['ability', ...announcing],
    parse(reading, { player, line, value, options }: Said): ActivateAction | undefined {
      const activation = readActivation(reading, value, options.ability);
      return activation && { kind: 'activate', line, player, options: options.action, ...activation };
    },
  },
  passes: commonVerbs.passes,
  concedes: commonVerbs.concedes,
  attacks: {
    options: ['wielding', 'targets', 'modes', 'x', 'by', 'with'],
    parse(reading, { player, line, value, options }: Said): AttackAction | undefined {
      const attacks = readAttacks(reading, value);
      const { wielding = [], action } = options;
      return attacks && { kind: 'attack', line, player, attacks, wielding, options: action };
    },
  },
  chooses: commonVerbs.chooses,
  materializes: {
    options: announcing,
    parse(reading, { player, line, value, options }: Said): MaterializeAction | undefined {
      const declined = value.kind === 'text' && value.text === 'none';
      if (declined) return { kind: 'materialize', line, player, options: options.action };
      const card = readRef(reading, value, 'materializes');
      return card && { kind: 'materialize', line, player, card, options: options.action };
    },
  },
  bestows: {
    options: ['targets', 'modes', 'x', 'with', 'divide'],
    parse(reading, { player, line, value, options }: Said): BestowAction | undefined {
      const boon = readRef(reading, value, 'bestows');
      return boon && { kind: 'bestow', line, player, boon, options: options.action };
    },
  },
  retaliates: {
    options: ['with'],
    parse(reading, { player, line, value, options }: Said): RetaliateAction {
      const units = readRefs(reading, value, 'retaliates');
      return { kind: 'retaliate', line, player, units, options: options.action };
    },
  },
} satisfies Record<string, VerbWords>;

export type ActionOptions = Announcement;
