/** What happens to the abilities of a face once its lines are read, in this order. Each pass gets what those before it made. */
import type { Ability } from '@rulewright/language/magic';
import { withReturned } from './after-return.ts';
import { atOnce } from './at-once.ts';
import { gathered, unused } from './bindings.ts';
import { castFrom } from './cast-from.ts';
import { chosenX, lacksX } from './chosen-x.ts';
import { counted } from './counted.ts';
import { dealtByThis, onlyIfPaid, sameNames } from './courses.ts';
import { exiledAsCost } from './exiled-as-cost.ts';
import { fittingHosts } from './fitting-hosts.ts';
import { lacksGranter, withGranters } from './granters.ts';
import { withGroups } from './groups.ts';
import { hosts } from './hosts.ts';
import { alongside, changesTogether, revealedAsFound } from './joining.ts';
import { linked, lookedAt, unlinked, watched } from './linked.ts';
import { linkedChoice, linkedTokens, unlinkedThing } from './linked-things.ts';
import { offeredX } from './offered-x.ts';
import type { Pass, ReadFace, Refused } from './pass.ts';
import { planarDecks } from './planar-decks.ts';

interface PassOfList {
  readonly why: string;
  readonly pass: Pass;
}

const PASSES: readonly PassOfList[] = [
  { why: '"enchanted Equipment" is what an Aura for Equipment is attached to (303.4b)', pass: hosts },
  { why: 'who may look at cards exiled face down is said after they went there (406.3a)', pass: watched },
  { why: 'who looked at a card and then exiled it face down may go on looking at it (406.3)', pass: lookedAt },
  { why: 'what one ability exiles, another speaks of: it is noted on the object (607)', pass: linked },
  { why: 'what one ability has chosen, another speaks of (607.2d)', pass: linkedChoice },
  { why: 'the tokens that were created with an object are noted on it (607.2)', pass: linkedTokens },
  { why: 'what either of two courses made is called by one name afterwards', pass: sameNames },
  { why: 'what is said after a delayed return is said of what comes back then (603.7, 400.7)', pass: withReturned },
  { why: 'in what an object gives to itself, its name means itself (201.5a)', pass: withGranters },
  { why: 'an ability that is asked how often it has resolved counts itself', pass: counted },
  { why: 'a group that is spoken of again is the same things, whatever has happened to them', pass: withGroups },
  { why: 'what members of a group did is put together only where something speaks of it', pass: gathered },
  { why: 'what is revealed as it is found is part of the search (701.23)', pass: revealedAsFound },
  { why: 'what happens at the same time as something needs that to be there', pass: alongside },
  { why: 'what it is to be attached to is chosen among what it can be attached to (608.2d)', pass: fittingHosts },
  { why: 'a binding that nothing speaks of is left out', pass: unused },
  { why: 'changes of the same things one after the other are one effect', pass: changesTogether },
  { why: 'members of a group choose in turn order, then what they chose moves at once (101.4)', pass: atOnce },
  { why: '"it deals 4 damage" after a condition about costs means this spell', pass: dealtByThis },
  {
    why: 'targets of a course that hangs on a cost are chosen only if it was paid (601.2c, 702.33g)',
    pass: onlyIfPaid,
  },
  { why: 'what is done to a card that was exiled as a cost is done to it in exile (400.7j)', pass: exiledAsCost },
  { why: 'what gives a spell flash works where it is cast from (113.6e)', pass: castFrom },
  { why: 'the X of a payment that is offered is chosen as it is paid (107.3f)', pass: offeredX },
  { why: 'what is revealed of a planar deck is put back there (311.2)', pass: planarDecks },
  { why: 'an X that no cost announces is how many a player chooses (107.3f)', pass: chosenX },
];

/** All of them, for the abilities of one face. */
export function passesOver(face: ReadFace): (ability: Ability) => Ability {
  const each = PASSES.map(({ pass }) => pass(face));
  return (ability) => each.reduce((made, change) => change(made), ability);
}

/** What makes no sense: of the lines together, or of what the passes made of them. */
export const refusedIn = (face: ReadFace, abilities: readonly Ability[]): Refused | undefined =>
  unlinked(face) ?? unlinkedThing(face) ?? lacksX(face, abilities) ?? lacksGranter(abilities);
