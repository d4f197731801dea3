/** How a game is set up and lost: the ordinary rules and the variants of 806, 810 and 901–904. */
export interface Format {
  readonly name: string;
  /** 103.4, 810.4, 903.7: the starting life total, of a player or of a team that shares it. */
  readonly life: number;
  /** 704.5c, 810.8d: as many poison counters lose the game. */
  readonly poison: number;
  /** 805, 810: teams take turns and have priority, life and poison counters together. */
  readonly sharedTeams: boolean;
  /** 904.2: of those that take turns together, each player has a life total and loses alone. */
  readonly ownLife?: boolean;
  /** 901: players have planar decks. */
  readonly planes?: boolean;
  /** 903: each deck has a commander. */
  readonly commanders: boolean;
  /** 801: how many seats away players can be affected, for all or for each; everybody can if absent. */
  readonly range?: number | readonly number[];
  /** 802, 803: whom players may attack: any number of their opponents if absent. */
  readonly attack?: 'left' | 'right';
}

export const duel: Format = { name: 'duel', life: 20, poison: 10, sharedTeams: false, commanders: false };

/** The ways to play, by name. */
export const formats: Readonly<Record<string, Format>> = {
  duel,
  'free-for-all': { ...duel, name: 'free-for-all' },
  'two-headed-giant': { ...duel, name: 'two-headed-giant', life: 30, poison: 15, sharedTeams: true },
  commander: { ...duel, name: 'commander', life: 40, commanders: true },
  // 901.2
  planechase: { ...duel, name: 'planechase', planes: true },
  vanguard: { ...duel, name: 'vanguard' },
  // 905.3
  conspiracy: { ...duel, name: 'conspiracy' },
  // 904.2, 904.5: the archenemy has more.
  archenemy: { ...duel, name: 'archenemy', sharedTeams: true, ownLife: true },
};

/** 810.11: each head beyond the second adds 15 life, and 5 to the poison counters that lose. */
export function forHeads(format: Format, heads: number): Format {
  if (!format.sharedTeams || format.ownLife === true || heads <= 2) return format;
  return { ...format, life: format.life + 15 * (heads - 2), poison: format.poison + 5 * (heads - 2) };
}
