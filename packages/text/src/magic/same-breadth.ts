/** Words of sentences of a long tail that do not count, or mean the same as others, and why. */
import type { SameWords } from '../grammar/same.ts';

export const sameBreadth: SameWords = [
  { of: ['sequel.ifYouPay'], words: ['pay'], why: 'what could be done before it is to pay' },
  { of: ['sequel.ifYouDo'], words: ['do'], why: 'where what could be done is to pay' },
  {
    of: ['things.selfFrom'],
    words: ['from your {z}', '…{z}'],
    why: '113.6m, 400.7: it says where the ability works; where the event puts it there, that goes without saying',
  },
  { of: ['condition.exactlyCounters'], words: ['exactly'], why: 'that there are so many, and not that there are more' },
  { of: ['comparison.exactly'], words: ['exactly'], why: 'a number is that number' },
  { of: ['things.theOtherCreature'], words: ['other'], why: 'of the two in the event, the one that was named last' },
  {
    of: ['trigger.stateOfCounters'],
    words: ['whenever'],
    why: '603.8: a state triggers once until the ability has left the stack',
  },
  { of: ['addition.withOr3Serial'], words: ['and /'], why: 'one of them, or more than one' },
  {
    of: ['condition.wasntCastThisWay', 'condition.youDontCastIt'],
    words: ['=', "{t} wasn't cast", "you don't cast {t}"],
    why: 'both say that it has not left for the stack',
  },
  { of: ['counted.lookedAtScrying'], words: ['you'], why: '701.22a: who scries looks at the cards' },
  { of: ['exception.copyColor'], words: ['the copy is', "it 's"], why: 'what is said of the copy' },
  {
    of: ['sequel.battlefieldInsteadOfHand', 'sequel.mayBattlefieldInsteadOfHand'],
    words: ['*'],
    why: 'stands for what the sentence before puts into the hand: other words for the same thing mean the same',
  },
  {
    of: ['who.controlsSharingTypeAtLeast', 'who.controlsSharingTypeOrMore'],
    words: ['at least {c}', '{c} or more'],
    why: 'so many or more are at least so many',
  },
];
