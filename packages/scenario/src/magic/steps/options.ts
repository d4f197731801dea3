// What may stand beside an action in Magic.
import {
  announcementFields,
  type Costs,
  costs,
  type Field,
  type Mutable,
  type OptionsDraft,
  put,
  readPayments,
  readWord,
} from '../../parse/index.ts';
import { readMana } from '../mana.ts';
import { faces } from '../vocabulary.ts';
import type { ActionOptions } from './step.ts';

export interface MagicOptions extends OptionsDraft {
  readonly action: Mutable<ActionOptions>;
}

const costsOfMagic: Costs = {
  shapes: new Map([
    ...costs('times', 'life', 'energy', 'mill'),
    ...costs('any', 'kicker', 'multikicker', 'buyback', 'entwine', 'escalate', 'replicate', 'strive', 'squad'),
    ...costs('any', 'offspring', 'gift', 'bargain', 'casualty', 'teamwork', 'conspire', 'splice', 'tiered'),
    ...costs('any', 'freerunning'),
    ...costs('objects', 'sacrifice', 'discard', 'tap', 'untap', 'exile', 'return', 'reveal', 'convoke', 'improvise'),
    ...costs('objects', 'delve', 'crew', 'saddle', 'station', 'evidence', 'behold', 'waterbend'),
    ...costs('counters', 'counters'),
  ]),
  known(written) {
    // 702.33f: one of several kickers is known by its cost.
    if (/^kicker \{/.test(written)) return { cost: written, like: 'kicker' };
    return /^collect[ -]evidence$/.test(written) ? { cost: 'evidence', like: 'evidence' } : undefined;
  },
};

export const options = {
  ...announcementFields,
  face: { read: (reading, node, { action }) => put(action, 'face', readWord(reading, node, 'face', faces)) },
  with: { read: (reading, node, { action }) => put(action, 'with', readPayments(reading, node, costsOfMagic)) },
  mana: { read: (reading, node, { action }) => put(action, 'mana', readMana(reading, node, 'mana')) },
} satisfies Record<string, Field<MagicOptions>>;

export const newOptions = (): MagicOptions => ({ action: {} });
