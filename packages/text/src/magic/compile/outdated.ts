/** How older cards said it, and how it is said today. A suggestion only: what today's cards do not say is not read. */

interface Outdated {
  readonly said: RegExp;
  readonly today: string;
}

const outdated = (said: string, today: string): Outdated => ({ said: new RegExp(`\\b${said}\\b`, 'giu'), today });

export const OUTDATED: readonly Outdated[] = [
  outdated('comes into play', 'enters'),
  outdated('come into play', 'enter'),
  outdated('enters the battlefield', 'enters'),
  outdated('enter the battlefield', 'enter'),
  outdated('put into a graveyard from play', 'put into a graveyard from the battlefield'),
  outdated('into play', 'onto the battlefield'),
  outdated('(leaves?) play', '$1 the battlefield'),
  outdated('in play', 'on the battlefield'),
  outdated('from play', 'from the battlefield'),
  outdated('removed from the game', 'exiled'),
  outdated('remove ([^.,]+?) from the game', 'exile $1'),
  outdated('removes ([^.,]+?) from the game', 'exiles $1'),
  outdated('bury ([^.,]+)', "destroy $1. It can't be regenerated"),
  outdated('buries ([^.,]+)', 'destroys $1'),
  { said: / to (?:your|their) mana pool/giu, today: '' },
  outdated('converted mana cost', 'mana value'),
  outdated('play (an? (?:[a-z]+ )?spell)', 'cast $1'),
  outdated('plays (an? (?:[a-z]+ )?spell)', 'casts $1'),
  outdated('his or her', 'their'),
  outdated('he or she', 'they'),
  outdated('is unblockable', "can't be blocked"),
  outdated('are unblockable', "can't be blocked"),
  outdated('is indestructible', 'has indestructible'),
  outdated('are indestructible', 'have indestructible'),
  outdated("can't be countered by spells or abilities", "can't be countered"),
  outdated('play this ability only', 'activate only'),
  outdated('activate this ability only', 'activate only'),
  outdated('at end of turn', 'at the beginning of the next end step'),
  outdated('at the end of turn', 'at the beginning of the end step'),
  outdated('during your upkeep phase', 'during your upkeep'),
  outdated('upkeep phase', 'upkeep'),
];
