// What a check says about players and objects of Grand Archive, as words.
import {
  expectFlag,
  expectFlagOrCount,
  expectNumber,
  expectRole,
  expectWords,
  type PropertyWords,
} from '../parse/index.ts';
import { commonObjectChecks, commonPlayerChecks, zoneProperty } from '../shared/properties.ts';

const number: PropertyWords = { parse: expectNumber };
const flag: PropertyWords = { parse: expectFlagOrCount };
const role: PropertyWords = { parse: expectRole };
const words: PropertyWords = { parse: expectWords };

export const playerChecks: Readonly<Record<string, PropertyWords>> = {
  influence: number,
  level: number,
  ...commonPlayerChecks,
  hand: zoneProperty,
  graveyard: zoneProperty,
  field: zoneProperty,
  memory: zoneProperty,
  banishment: zoneProperty,
  'main-deck': zoneProperty,
  'material-deck': zoneProperty,
  has: words,
  lacks: words,
};

export const objectChecks: Readonly<Record<string, PropertyWords>> = {
  ...commonObjectChecks,
  power: number,
  damage: number,
  life: number,
  level: number,
  durability: number,
  token: flag,
  rested: flag,
  distant: flag,
  fostered: flag,
  imbued: flag,
  prepared: flag,
  brewed: flag,
  empowered: flag,
  preserved: flag,
  ephemeral: flag,
  attacking: role,
  defending: role,
  retaliating: role,
  intercepting: role,
  types: words,
  'not-types': words,
  has: words,
  lacks: words,
  elements: words,
  classes: words,
  'face-down': { parse: expectFlag },
};
