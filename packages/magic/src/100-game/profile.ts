/** Rules have dates: a profile selects, one switch per difference, the rules by which a game is played. */
export interface Profile {
  readonly name: string;
  /** 103.5: London since 2019; Paris (draw one fewer each time) before. */
  readonly mulligan: 'london' | 'paris';
  /** 510.1c: from 2009 until 2024 the attacking player put blockers in an order, and lethal damage went along it. */
  readonly damageAssignmentOrder: boolean;
  /** 510.2: until 2009 combat damage waited on the stack between being assigned and being dealt. */
  readonly combatDamageOnStack: boolean;
  /** 120.3f, 702.15: until 2009 lifelink was a triggered ability, which uses the stack and triggers once for each instance. */
  readonly lifelink: 'static' | 'triggered';
  /** 106.4, 500.5: until 2009 mana emptied as phases end, not steps, and its player lost that much life. */
  readonly manaBurn: boolean;
  /** 704.5j: since 2013 each player keeps one; before, all legendary permanents of one name went, whoever controlled them. */
  readonly legendRule: 'keep-one' | 'all-go';
  /** Until 2013 planeswalkers that share a planeswalker type all went to the graveyard; the rule was abolished in 2017. */
  readonly planeswalkerUniqueness: boolean;
  /** 306.7: until 2018 damage to a player could be dealt to a planeswalker of that player instead. */
  readonly planeswalkerRedirection: boolean;
  /** 608.2b: until 2018 a spell or ability with only illegal targets was countered by the rules; now it does not resolve. */
  readonly illegalTargets: 'not-resolved' | 'countered';
  /** 118.7c: in 2008 what a coloured reduction could not take from its colour was lost; now it takes generic mana. */
  readonly coloredReduction: 'spills' | 'own-color-only';
  /** 613.4b–c: until 2009 +N/+N of resolved spells and abilities was in one layer with effects that set power and toughness. */
  readonly growth: 'own-layer' | 'with-setting';
  /** 707.8a, 707.10g: since 2023 copies of double-faced permanents and spells are double-faced; before, they could not transform. */
  readonly doubleFacedCopies: boolean;
  /** 615.12: what else a prevention effect does takes place although the damage cannot be prevented; in 2008 it did nothing. */
  readonly preventionInVain: 'takes-effect' | 'does-nothing';
  /** 614.12: in 2008 a permanent about to enter was read without the continuous effects that would apply to it. */
  readonly entering: 'as-it-would-be' | 'as-printed';
}

export const current: Profile = {
  name: 'current',
  mulligan: 'london',
  damageAssignmentOrder: false,
  combatDamageOnStack: false,
  lifelink: 'static',
  manaBurn: false,
  legendRule: 'keep-one',
  planeswalkerUniqueness: false,
  planeswalkerRedirection: false,
  illegalTargets: 'not-resolved',
  coloredReduction: 'spills',
  growth: 'own-layer',
  doubleFacedCopies: true,
  preventionInVain: 'takes-effect',
  entering: 'as-it-would-be',
};

const of2021: Profile = {
  ...current,
  name: '2021',
  damageAssignmentOrder: true,
  doubleFacedCopies: false,
};

const of2012: Profile = {
  ...of2021,
  name: '2012',
  mulligan: 'paris',
  legendRule: 'all-go',
  planeswalkerUniqueness: true,
  planeswalkerRedirection: true,
  illegalTargets: 'countered',
};

const of2008: Profile = {
  ...of2012,
  name: '2008',
  damageAssignmentOrder: false,
  combatDamageOnStack: true,
  lifelink: 'triggered',
  manaBurn: true,
  coloredReduction: 'own-color-only',
  growth: 'with-setting',
  preventionInVain: 'does-nothing',
  entering: 'as-printed',
};

/** The rules as they were at several times, by name. */
export const profiles: Readonly<Record<string, Profile>> = {
  current,
  '2021': of2021,
  '2012': of2012,
  '2008': of2008,
};
