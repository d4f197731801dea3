/** Rules profiles: which edition of the rules a game is played by. Each difference is one switch. */

export interface Profile {
  readonly name: string;
  /** Text behind a bubble that is locked while its card's activation waits is lost (current), or stays (2025-07). */
  readonly lostText: 'lost' | 'kept';
  /** An attacker or defender whose controller changes leaves the combat (current), or goes on (2025-07). */
  readonly controlInCombat: 'removed' | 'stays';
  /** Taunt binds among its controller's objects (current), or over all that can be attacked (2025-07). */
  readonly taunt: 'controller' | 'everybody';
  /** An attacker whose targets have all become illegal keeps its role (current), or loses it (2025-07, stealth 3). */
  readonly attackInVain: 'attacking' | 'over';
  /** Copies of an empowered card's activation are empowered (current), or not (2025-07, empower 2.1). */
  readonly empoweredCopies: boolean;
  /** Off the stack a cost of X is not named by a cost of 0 (current), or is 0 whatever asks (2025-07). */
  readonly unchosenX: 'unnamed' | 'zero';
  /** What recollecting triggers is handled in the recollection phase (current), or in the draw phase (2025-07). */
  readonly recollecting: 'recollection' | 'draw';
}

export const current: Profile = {
  name: 'current',
  lostText: 'lost',
  controlInCombat: 'removed',
  taunt: 'controller',
  attackInVain: 'attacking',
  empoweredCopies: true,
  unchosenX: 'unnamed',
  recollecting: 'recollection',
};

const july2025: Profile = {
  name: '2025-07',
  lostText: 'kept',
  controlInCombat: 'stays',
  taunt: 'everybody',
  attackInVain: 'over',
  empoweredCopies: false,
  unchosenX: 'zero',
  recollecting: 'draw',
};

export const profiles: readonly Profile[] = [current, july2025];
export const profileNamed = (name: string): Profile | undefined => profiles.find((p) => p.name === name);
