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
    of: ['would.beDealt', 'would.take', 'would.takeFrom', 'would.beDealtAtMost', 'would.takeAtLeast'],
    words: ['*'],
    why: TAKEN,
  },
  {
    of: ['objectEvent.isDealt', 'objectEvent.isDealtAtLeast', 'condition.tookDamageAtLeast'],
    words: ['*'],
    why: TAKEN,
  },
  { of: ['condition.faces'], words: ['face'], why: 'what faces a way is facing it' },
  { of: ['addition.fromAmong'], words: ['from', '{pool}'], why: SPOKEN },
  { of: ['cost.payReserve'], words: ['pay', 'pays', 'paying'], why: 'a cost is paid' },
  {
    of: ['Stat.life', 'value.lifeStat', 'value.greatest.basePowerStat'],
    words: ['stat'],
    why: 'life and power are stats',
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
  { of: ['act.summonOneOf'], words: ['your choice of'], why: 'who does it chooses' },
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
  { of: ['act.mill'], words: ['from'], why: 'from the top, of the top' },
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
];
