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
    words: [
      'those cards onto the battlefield instead of putting them',
      'those cards',
      'putting them',
      'that card',
      'that card onto the battlefield instead of putting it',
      'putting it',
    ],
    why: 'stands for what the sentence before puts into the hand: other words for the same thing mean the same',
  },
  {
    of: ['who.controlsSharingTypeAtLeast', 'who.controlsSharingTypeOrMore'],
    words: ['at least {c}', '{c} or more'],
    why: 'so many or more are at least so many',
  },
  {
    of: ['condition.thisWay.exiled'],
    words: ['put into exile', 'is put into exile', 'a {n} is put into exile'],
    why: '701.13a: to exile something is to put it into exile',
  },
  { of: ['static.each'], words: ['each'], why: 'what is true of both is true of each' },
  {
    of: ['act.revealUntilOne.*', 'act.revealUntilSome.*'],
    words: ['their', 'your'],
    why: 'a player reveals cards of their own library so',
  },
  {
    of: ['addition.chosenColor'],
    words: ['last', 'the last chosen'],
    why: '607.2d: what is chosen anew takes the place of what was chosen',
  },
  { of: ['anything.himself'], words: ['='], why: 'legends are persons' },
  { of: ['clause.whenYouNextCastX'], words: ['cast your next', 'next cast a'], why: 'the next one that you cast' },
  { of: ['condition.manaAtLeast'], words: ['at least {n}'], why: 'so much or more' },
  {
    of: ['simple.mayStartingWithYou'],
    words: ['may', 'may …{act}'],
    why: 'who is to pay any amount may pay none',
  },
  {
    of: ['instead.counters'],
    words: ['it', 'them', 'that creature', 'that permanent', 'that player', 'that permanent or player'].flatMap(
      (on) => [`{m} {c} counters are put on ${on}`, `put {m} {c} counters on ${on}`],
    ),
    why: '614.1a: the same event in another number, told of the counters or of who puts them',
  },
  { of: ['condition.controlsNoOthers'], words: ['{p} controls'], why: 'the player who was spoken of, in other words' },
  {
    of: ['condition.youThisWay.return'],
    words: ['to your hand', 'return a {n} to your hand', 'a {n} to your hand'],
    why: 'what was returned so has gone to the hand that was named',
  },
  {
    of: ['instead.energy'],
    words: ['you get {m} {E}', 'you get {m} {e}'],
    why: '614.1a: the same event in another number',
  },
  {
    of: ['modes.ifOneOrMoreAsCast'],
    words: ['as you cast this spell , choose one or more'],
    why: '700.2a: modes are chosen as the spell is cast, one of them in any case',
  },
  {
    of: ['predicate.isOnly'],
    words: ['it loses all other'],
    why: '205.1b: what it is said to be leaves it no other card type',
  },
  { of: ['simple.startingWithYou'], words: ['{who} …{act}'], why: 'each of several players, or the players' },
  {
    of: ['things.rest'],
    words: ['of those exiled cards', 'those exiled cards', 'rest of those exiled', 'those exiled'],
    why: 'the rest is of what was spoken of, however that is called',
  },
  { of: ['eventPlayer.chosen'], words: ['player', 'opponent'], why: 'the one who was chosen' },
  { of: ['mana.anyOne'], words: ['they choose'], why: '106.3: who adds mana of any colour chooses it' },
  { of: ['value.manaSymbols'], words: ['='], why: '700.5: that is what devotion to a colour is' },
  { of: ['attackedOne.playerWho'], words: ['a'], why: 'a player who fits' },
  { of: ['fromZone.ownTwo'], words: ['your'], why: 'both are yours' },
  {
    of: ['playerEvent.attacksWhom.*'],
    words: ['another', 'another one of your opponents', 'one of your opponents'],
    why: '506.2, 508.1b: nobody attacks themselves, so that an opponent who is attacked is another than the one who attacks',
  },
  { of: ['who.lifeAnOpponent'], words: ['another of your opponents'], why: 'nobody has more life than themselves' },
  {
    of: ['things.theAttacking', 'things.theBlocking'],
    words: ['attacking', 'blocking'],
    why: 'of the two in the event, the one that was named last where nothing tells them apart',
  },
];
