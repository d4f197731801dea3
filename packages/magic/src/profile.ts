/** Rules have dates: a profile selects, one switch per difference, the rules by which a game is played. */
export interface Profile {
  readonly name: string;
  /** 103.5: London since 2019, Paris (draw one fewer) before. */
  readonly mulligan: 'london' | 'paris';
  /** 510.1c: until 2024 the attacking player put blockers in an order, and lethal damage went along it. */
  readonly damageAssignmentOrder: boolean;
  /** 306.7: until 2018 damage to a player could be dealt to a planeswalker of that player instead. */
  readonly planeswalkerRedirection: boolean;
}

export const current: Profile = {
  name: 'current',
  mulligan: 'london',
  damageAssignmentOrder: false,
  planeswalkerRedirection: false,
};

const of2012: Profile = {
  ...current,
  name: '2012',
  mulligan: 'paris',
  damageAssignmentOrder: true,
  planeswalkerRedirection: true,
};

export const profiles: Readonly<Record<string, Profile>> = { current, '2012': of2012 };
