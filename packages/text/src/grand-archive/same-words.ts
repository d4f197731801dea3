/**
 * Words of Grand Archive's rules that count for nothing, or mean the same as others, and why. The audit (`../audit`) reports every word
 * that does not count and is not in a table like this one; how words are written is in `../grammar/same.ts`.
 */
import type { SameWords } from '../grammar/same.ts';

const SPOKEN = 'stands for what was spoken of: other words for the same thing mean the same';
const GROUP = 'a group is spoken of one by one or together';
const SUBJECT = 'the subject says whose';
const TAKEN = 'damage that is dealt to something is taken by it';
const FIELD = 'what enters, enters the field';
const CARDS = 'cards are spoken of';
const ANOTHER = 'what is done besides is done';
const OWNER = "a card goes to its owner's zone, whoever it is said to be";
const STATS = 'life and power are stats';
const DECLARES = 'to attack is to declare an attack';
const TOP = 'from the top, of the top';
const ONE_ATTACK = 'combat: there is one attack at a time';

export const grandArchiveSame: SameWords = [
  { of: ['act.drawMemory', 'act.drawTheirMemory', 'act.drawForEachMemory'], words: ['your', 'their'], why: SUBJECT },
  {
    of: ['acts.and', 'acts.thenPlain', 'sentence.then'],
    words: ['and', 'then', 'then ,', ', then'],
    why: 'one after the other',
  },
  {
    of: ['tokenSet.count', 'tokenSet.name'],
    words: ['token', 'tokens', '{count}'],
    why: 'what is summoned by name is one token',
  },
  { of: ['value.amountOf'], words: ['amount', 'number'], why: 'an amount is a number' },
  { of: ['head.activation'], words: ['card'], why: CARDS },
  { of: ['rider.limit.once'], words: ['*'], why: 'an ability that triggers or is activated' },
  {
    of: [
      'would.beDealt',
      'would.take',
      'would.takeFrom',
      'would.beDealtAtMost',
      'would.takeAtLeast',
      'would.takeExactly',
    ],
    words: ['*'],
    why: TAKEN,
  },
  {
    of: [
      'objectEvent.isDealt',
      'objectEvent.isDealtAtLeast',
      'objectEvent.isDealtNonCombat',
      'condition.tookDamageAtLeast',
      'condition.tookDamage',
      'condition.notDamaged',
    ],
    words: ['*'],
    why: TAKEN,
  },
  { of: ['condition.faces'], words: ['face'], why: 'what faces a way is facing it' },
  { of: ['addition.fromAmong'], words: ['from', '{pool}'], why: SPOKEN },
  { of: ['cost.payReserve'], words: ['pay', 'pays', 'paying'], why: 'a cost is paid' },
  {
    of: ['Stat.life', 'value.lifeStat', 'value.greatest.basePowerStat', 'value.greatest.powerStat', 'act.switchStats'],
    words: ['stat'],
    why: STATS,
  },
  {
    of: ['things.linked.*', 'things.notedBanished.*', 'things.negatedCard', 'things.ofThoseCards'],
    words: ['*'],
    why: SPOKEN,
  },
  { of: ['things.ofThoseCards'], words: ['of them', 'of those cards'], why: SPOKEN },
  {
    of: ['instead.preventAll', 'instead.preventAnd', 'instead.banishThem'],
    words: ['*'],
    why: 'the event that is replaced says what is done',
  },
  { of: ['act.endCombat'], words: ['the combat phase'], why: 'combat is the combat phase' },
  {
    of: [
      'rewriting.entersRested',
      'rewriting.othersEnterRested',
      'objectEvent.entersYours',
      'objectEvent.enters',
      'addition.thatEntered',
    ],
    words: ['the field'],
    why: FIELD,
  },
  {
    of: ['act.summonOneOf', 'act.summonYourChoice'],
    words: ['your choice of', 'their choice of'],
    why: 'who does it chooses',
  },
  { of: ['duration.forThisTurn', 'duration.while'], words: ['for'], why: 'for as long as something lasts' },
  { of: ['rider.slow'], words: ['this ability'], why: SPOKEN },
  { of: ['statement.costOf.*'], words: ['to activate'], why: 'the cost of a card is that of activating it' },
  { of: ['condition.influenceOrLess'], words: ['less', 'fewer'], why: 'of amounts and numbers' },
  {
    of: ['condition.countersOnThemOrMore', 'condition.countersOnThemOrLess', 'condition.countersThereOrMore'],
    words: ['*'],
    why: 'counters that are on it are on it',
  },
  { of: ['line.attackCost'], words: ['*'], why: 'to use a weapon for an attack is to attack with it' },
  {
    of: ['statement.unpreventable', 'statement.unpreventableBy'],
    words: ['*'],
    why: 'what cannot be prevented is unpreventable',
  },
  { of: ['act.generate'], words: ['and put it'], why: 'what is generated is put there' },
  {
    of: ['clause.nextTimeThisTurn', 'clause.nextTime'],
    words: ['*'],
    why: 'a delayed ability triggers once, the next time',
  },
  { of: ['count.oneOrMore', 'count.anyAmount', 'things.some'], words: ['=', '{count}'], why: 'any of them' },
  { of: ['act.mill.your', 'act.mill.their', 'things.topCards'], words: ['from'], why: TOP },
  { of: ['predicate.becomesAlso'], words: ['*'], why: 'what becomes something besides is it besides' },
  { of: ['addition.except'], words: ['except for'], why: 'except for it, other than it' },
  { of: ['items.orA.*', 'items.two.*'], words: ['a', 'and'], why: 'things of either kind' },
  { of: ['value.removedThisWay'], words: ['removed'], why: SPOKEN },
  { of: ['predicate.cant.beUsed'], words: ['*'], why: 'a weapon that is wielded is used' },
  { of: ['condition.remainsBanished.*'], words: ['*'], why: SPOKEN },
  {
    of: ['condition.hasNoCards', 'condition.hasCardsOrMore'],
    words: ['{who} have', '{who} has'],
    why: 'whose zone it is says whose cards',
  },
  {
    of: ['playerPredicate.cantAttackWith', 'playerPredicate.taxWhom'],
    words: ['declare attacks'],
    why: 'to attack is to declare attacks',
  },
  { of: ['objectAct.each', 'simple.each'], words: ['each'], why: GROUP },
  { of: ['condition.valueIsExactly'], words: ['exactly'], why: 'a number is exactly that' },
  {
    of: ['condition.activationNegated', 'condition.isNot'],
    words: ['has been', 'is not'],
    why: 'asked of it as it is, or as it last was',
  },
  {
    of: ['predicate.has', 'predicate.hasAlways'],
    words: ['also gain', 'has', 'gains', 'have', 'gain'],
    why: 'to gain an ability is to have it',
  },
  {
    of: [
      'predicate.gets.*',
      'predicate.hasMore.*',
      'predicate.getsForEach.*',
      'predicate.hasMoreForEach.*',
      'predicate.getsBoth',
      'predicate.getsBothForEach',
    ],
    words: ['gets', 'get', 'has', 'have'],
    why: 'as long as something is true, what gets more has it',
  },
  { of: ['things.rest'], words: ['rest'], why: SPOKEN },
  { of: ['item.head'], words: ['{h}'], why: CARDS },
  {
    of: ['addition.different.with different reserve costs', 'addition.different.with a different reserve cost'],
    words: ['reserve', 'a different reserve cost'],
    why: 'what is told apart by its cost has a reserve cost',
  },
  { of: ['addition.controls'], words: ['*'], why: SPOKEN },
  { of: ['act.redirect', 'act.redirectAny'], words: ['a', 'that', 'this'], why: ONE_ATTACK },
  {
    of: ['act.changeDirectionAny', 'act.changeDirectionAdjacent'],
    words: [
      'of your choice',
      'to a different direction of your choice',
      'the direction of {t} to a different direction of your choice',
    ],
    why: 'mastery, Shifting Currents 2.2: its player chooses the direction that it changes to',
  },
  {
    of: ['OwnZone.materialDeck', 'OwnZone.hand', 'OwnZone.memory', 'destination.top.anyOrder', 'returnTo.topOrder'],
    words: [
      "owner 's",
      "owner 's hands",
      "owner 's memories",
      'back',
      'back on top of your',
      'back on top of your deck',
      'back on top of their',
      "back on top of their owner 's",
      "back on top of their owner 's deck",
    ],
    why: OWNER,
  },
  {
    of: ['OwnZone.*', 'destination.*', 'returnTo.*'],
    words: [
      '=',
      'your',
      'your deck',
      'your material deck',
      "your owner 's",
      'your owner',
      'its',
      "its owner 's",
      'its owner',
      'their',
      "their owner 's",
      'their owner',
    ],
    why: OWNER,
  },
  { of: ['act.dealEqual'], words: ['a amount of damage to {to} equal to {v}'], why: 'how much, before or after whom' },
  {
    of: ['instead.takesPlus', 'instead.dealsPlusTo'],
    words: ['takes that much damage plus {n}', 'deals that much damage plus {n} to those units'],
    why: TAKEN,
  },
  {
    of: ['instead.preventAllAnd', 'instead.entersRested'],
    words: ['instead'],
    why: 'the event that is replaced says what is done',
  },
  { of: ['things.theOther'], words: ['other'], why: 'of two, the other is the rest' },
  {
    of: ['value.total.*'],
    words: ['among', 'total reserve cost among', 'total base power among'],
    why: 'a total is one of several',
  },
  {
    of: ['act.activateFree'],
    words: ['reserve', 'its reserve'],
    why: 'a card has one cost: for reserve or from memory',
  },
  { of: ['act.dealSplit'], words: ['split among any amount'], why: 'who splits damage divides it as they choose' },
  {
    of: [
      'act.discardAdditional',
      'act.drawAnother',
      'act.summonAnother',
      'act.summonAnotherWith',
      'predicate.gets.power',
    ],
    words: ['additional', 'another', 'gets a additional', 'also get'],
    why: ANOTHER,
  },
  { of: ['act.heal'], words: ['temporary'], why: 'what damage an ally has is there until the end of the turn' },
  {
    of: ['act.moveCounters', 'act.moveAllCounters'],
    words: ['from', 'onto', 'from {from} onto', 'from {from} to'],
    why: 'counters that are on something are moved from it',
  },
  { of: ['act.shuffle'], words: ['your deck'], why: 'it is the deck that is shuffled' },
  { of: ['acts.and', 'sentence.thenIf'], words: [', and', 'then ,'], why: 'one after the other' },
  { of: ['addition.counter'], words: ['a {k} counter', 'a {k} counter on it'], why: 'with a counter is with some' },
  {
    of: ['condition.activatedDuring'],
    words: ['you activated {t}'],
    why: 'who controls what a card does activated it',
  },
  { of: ['condition.controlsNo', 'condition.playerAmount.odd'], words: ['{who} controls', '{who} has'], why: SPOKEN },
  {
    of: ['condition.itTargets'],
    words: ['it', "it 's targeting", 'its activation', 'its activation targets'],
    why: SPOKEN,
  },
  { of: ['things.itsActivation'], words: ['its = that', 'its = that card'], why: SPOKEN },
  {
    of: ['predicate.doesntWake'],
    words: ["its controller 's"],
    why: 'in a wake up phase the objects of the turn player wake up',
  },
  { of: ['condition.past.*'], words: ['*'], why: 'what happened has happened: to one or more, to a thing or things' },
  {
    of: ['condition.opponentsTurn'],
    words: ["a opponent 's", "'s a opponent 's", 'not your'],
    why: 'a turn is yours or not',
  },
  { of: ['condition.thereAreExactly'], words: ['exactly'], why: 'a number is exactly that' },
  { of: ['conditions.and', 'rider.onlyIfTwo'], words: ['if', 'only'], why: 'one condition and the other' },
  { of: ['noun.item'], words: ['{more}'], why: 'objects 1: objects are on the field' },
  {
    of: [
      'objectEvent.attacks',
      'objectEvent.attacksUsing',
      'objectEvent.usesForAttack',
      'playerEvent.attackWith',
      'predicate.attackUsing',
    ],
    words: ['*'],
    why: DECLARES,
  },
  { of: ['playerPredicate.taxWhom'], words: ['declare attacks targeting a …{n}'], why: DECLARES },
  { of: ['objectEvent.loaded'], words: ['becomes'], why: 'an event happens as it becomes so' },
  { of: ['predicate.isElement'], words: ['are'], why: 'what becomes so by a static ability is so' },
  { of: ['rewriting.asEnters'], words: ['the field'], why: FIELD },
  {
    of: ['sentence.whenMoved', 'value.removedThisWay'],
    words: ['moved', 'moved this way'],
    why: 'what is moved is removed where it was',
  },
  {
    of: ['statement.ignoreOwnElements'],
    words: ['as you activate it'],
    why: 'elements are asked for as one activates',
  },
  { of: ['static.baseIs'], words: ['base power is'], why: 'what an ability says that a stat is, is its base' },
  { of: ['steps.each'], words: ["player 's", "each player 's"], why: 'a phase is that of the turn player' },
  { of: ['things.random'], words: ['{n} at random'], why: 'what is taken at random is a random one' },
  { of: ['things.rest'], words: ['of the cards', 'the cards', 'rest of the cards'], why: SPOKEN },
  {
    of: ['would.enterGraveyardAny'],
    words: [
      'be put into',
      "player 's",
      "player 's graveyard",
      'enter',
      "enter a player 's",
      "enter a player 's graveyard",
    ],
    why: 'every graveyard is that of a player; cards that enter it are put there',
  },
  { of: ['objectEvent.banishedToPay'], words: ['…{from}', '{from}'], why: "costs are paid with cards of one's own" },
  { of: ['count.oneOrMore'], words: ['more'], why: 'any of them' },
  { of: ['act.chooseName'], words: ['*'], why: 'naming 6: to choose a card name is to name a card' },
  { of: ['act.summonYourChoice'], words: ['your'], why: 'who does it chooses' },
  { of: ['condition.opponentInfluence'], words: ['has influence'], why: 'the influence that a player has is theirs' },
  {
    of: ['clause.ifWouldThisTurn'],
    words: ['until end of turn ,', 'this turn', '…{w} this turn'],
    why: 'this turn, until its end',
  },
  { of: ['instead.takesPlus'], words: ['they take that much damage plus {n}'], why: TAKEN },
  { of: ['modes.ifInstead.two'], words: ['*'], why: 'both are two' },
  {
    of: ['predicate.hasAbilitiesOf', 'predicate.hasAbilitiesOf.activated'],
    words: ['has', 'have'],
    why: 'to gain an ability is to have it',
  },
  { of: ['zonePhrase.intent'], words: ["this attacker 's", "attacker 's"], why: ONE_ATTACK },
];
