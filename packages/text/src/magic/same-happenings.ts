/** What happened, who did it and what is done with it: words that count for nothing, or mean the same as others, and why (see `same-sentences.ts`). */
import type { SameWords } from '../grammar/same.ts';

export const sameHappenings: SameWords = [
  {
    of: ['playerEvent.castBesidesFirst'],
    words: [
      'your first {m}',
      'their first {m}',
      'the first {m} you cast',
      'the first {m} they cast',
      'the first {m} that player casts',
    ],
    why: 'the first one that somebody casts is theirs',
  },
  {
    of: ['sequel.forEachWho.does', 'sequel.eachWho.does', 'sequel.forEachWho.doesnt', 'sequel.eachWho.doesnt'],
    words: ['{n}', 'does', 'for each {n} who does'],
    why: 'who of them does or did, then or at once: of those to whom it was offered just before',
  },
  {
    of: ['sequel.forEachWho.cant', 'sequel.eachWho.cant'],
    words: ['{n}', '…{n}', 'then'],
    why: 'of those who were told to just before',
  },
  {
    of: ['who.hadAnotherEnter', 'who.hadSeveralEnter', 'who.hadOneEnterTheirs'],
    words: [
      'the battlefield',
      'the battlefield under your',
      'the battlefield under their',
      'under your',
      'under their',
    ],
    why: '603.6a: what enters, enters the battlefield; the subject says under whose control',
  },
  {
    of: ['who.thisWay.*', 'who.notThisWay.*'],
    words: ['…{n}'],
    why: '108.1: what is discarded, drawn, milled or revealed is a card',
  },
  {
    of: ['act.putCounterOfChoice'],
    words: ['your choice of'],
    why: '608.2d: "one or the other" is a choice',
  },
  {
    of: ['objectAct.exploreAgain', 'act.proliferate again', 'act.populate again'],
    words: ['again'],
    why: '701.44, 701.34: what is done once more is the same action',
  },
  {
    of: ['sequel.noRegeneration.creature', 'sequel.noRegeneration.permanent', 'sequel.noRegeneration.artifact'],
    words: [
      'it',
      'they',
      'a creature destroyed this way',
      'creatures destroyed this way',
      'those creatures',
      'the creature',
    ],
    why: 'stands for what was destroyed: other words for the same thing mean the same',
  },
  {
    of: ['simple.castCopy'],
    words: ['you may copy {what} . if you do ,', ', then you may cast the copy without paying its mana cost', '='],
    why: '707.12: in one sentence or two; a copy that is not cast ceases to exist',
  },
  {
    of: ['addition.diedThisWay', 'condition.diedThisWay', 'condition.itDiedThisWay'],
    words: ['that died', 'died', 'put into a graveyard', 'dies', 'is put into a graveyard'],
    why: '700.4: to die is to be put into a graveyard from the battlefield',
  },
  { of: ['addition.exceptThing', 'addition.exceptNoun'], words: ['except for'], why: 'all others' },
  { of: ['condition.itsNotA'], words: ['a'], why: 'a word for a thing, or for what it is' },
  {
    of: ['condition.itsNthTime'],
    words: ['='],
    why: 'the time of which the sentence before spoke',
  },
  { of: ['counted.colorPairs'], words: ['different'], why: 'a pair of colours is one pair' },
  { of: ['playerEvent.activates'], words: [', if it'], why: '605.1: what is no mana ability' },
  { of: ['sequel.ifYouDont'], words: ["if the player can't"], why: 'what cannot be done is not done' },
  { of: ['playerEvent.drawNthInATurn'], words: ['in a'], why: 'what is counted in a turn is counted in each' },
  { of: ['playerEvent.rollAtLeast'], words: ['on a die'], why: '706.1: it is dice that are rolled' },
  {
    of: ['clause.whenYouNextActivate'],
    words: ['next'],
    why: '603.7b: it triggers once, the next time',
  },
  {
    of: ['objectEvent.returnedToHand'],
    words: ['from the battlefield'],
    why: 'permanents are returned from the battlefield',
  },
  {
    of: ['static.triggersMoreEither'],
    words: ['triggered'],
    why: '603.1: what triggers is a triggered ability',
  },
  { of: ['sequel.ifYouDo'], words: ["player = creature 's controller"], why: 'whoever could do it' },
];
