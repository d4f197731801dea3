/** Where things are, whose they are and what is said of them again: words that count for nothing, or mean the same as others, and why (see `same-sentences.ts`). */
import type { SameWords } from '../grammar/same.ts';

const SPOKEN = 'stands for what was spoken of';

export const samePlaces: SameWords = [
  {
    of: ['item.head'],
    words: ['"card"', '"cards"', '"spell"', '"spells"'],
    why: '109.2, 112.1: in other zones than the battlefield there are only cards, and only spells are cast or countered',
  },
  {
    of: ['noun.item', 'noun.items'],
    words: ['"on the battlefield"'],
    why: '109.2: what is no card and no spell is on the battlefield',
  },
  {
    of: ['objectEvent.put.graveyard'],
    words: ['"from the battlefield"'],
    why: '109.2: a permanent is put there from the battlefield',
  },
  {
    of: ['sequel.whenThisWay.*', 'act.discard', 'condition.playerThisWay.*', 'condition.playerNotThisWay.*'],
    words: ['{n} = permanent', '{n} = permanents'],
    why: '701.9a: what is discarded is a card',
  },
  {
    of: ['purpose.castOrActivateFrom'],
    words: ['…{n} = ability', '"source"', '"sources"'],
    why: '113.7: every ability has a source',
  },
  {
    of: ['things.mostVotes'],
    words: ['{n} = card', '{n} = source', '{n} = sources', '{n} = creature'],
    why: `${SPOKEN}: what was voted for`,
  },
  {
    of: ['playerEvent.drawNth'],
    words: ['each', 'their {nth} card each'],
    why: 'the so manieth of a turn is so in each turn',
  },
  { of: ['limit.yourStep'], words: ['your'], why: 'of the player who may activate it' },
  { of: ['who.hadEnter'], words: ['your'], why: 'the subject says whose' },
  {
    of: ['zonePhrase.ownedTwo'],
    words: ['from {whose} {a} or', 'from {whose} {a} and / or'],
    why: 'in one of the two zones',
  },
  {
    of: ['static.assignAsUnblocked'],
    words: [
      'its',
      'his',
      'her',
      'its combat damage as though it',
      'his combat damage as though he',
      'her combat damage as though she',
    ],
    why: `${SPOKEN}: that permanent`,
  },
  {
    of: ['additions.more'],
    words: ['"of their choice"', '"they control"'],
    why: '608.2d: what a player chooses is of that choice, and one of those that it is compared with',
  },
  { of: ['predicate.everyCreatureType'], words: ['every creature type'], why: 'every one is all of them' },
  {
    of: ['static.predicates', 'static.players', 'event.object'],
    words: ['{what}', '{who}'],
    why: 'said again of the same',
  },
  { of: ['things.random'], words: ['chosen'], why: 'what is taken at random is chosen so' },
  { of: ['act.destroyForGood'], words: ['creature'], why: SPOKEN },
  { of: ['act.put'], words: ['put'], why: 'said again of what else is put somewhere' },
  {
    of: ['addition.fromAmongSuch'],
    words: ['from among cards'],
    why: 'what is cast from there is among the cards there',
  },
  { of: ['addition.noCounters'], words: ['='], why: 'without any is with none' },
  {
    of: ['addition.past.putThereFromLibrary'],
    words: ['your library'],
    why: "400.3: one's graveyard has only one's own cards",
  },
  { of: ['addition.thatIsntA'], words: ["that isn't"], why: 'what is other than such a thing is none' },
  { of: ['attackedOne.the'], words: ['the'], why: '506.2: there is one player who is attacked' },
  { of: ['cards.allHandsAndGraveyards'], words: ['all'], why: 'hands and graveyards are all of them' },
  { of: ['counted.manaValues'], words: ['different'], why: 'mana values that are counted are different ones' },
  { of: ['counted.sacrificed'], words: ["you've"], why: 'a contraction' },
  { of: ['eventSubject.a'], words: ['='], why: 'where it is asked whether it ever was so, one is enough' },
  { of: ['exception.notLegendary'], words: ['token'], why: 'the token is the copy' },
  {
    of: ['playRider.enters'],
    words: [
      'that artifact',
      'that creature',
      'artifact',
      'creature',
      'spell this way , that artifact',
      'spell this way , that creature',
      'cast a spell this way , that artifact',
      'cast a spell this way , that creature',
    ],
    why: `${SPOKEN}: the permanent that the spell becomes`,
  },
  { of: ['playerEvent.playLandFrom'], words: ['"from exile"'], why: 'said once of the land and of the spell' },
  { of: ['playerNoun.highestLifeAmong'], words: ['your'], why: 'opponents are yours' },
  {
    of: ['predicate.chosenTypeBesides'],
    words: ['has the chosen creature', 'has the chosen creature type in addition to its'],
    why: 'to have a type is to be of it',
  },
  {
    of: ['steps.players'],
    words: ["{step} on each player 's turn"],
    why: 'a step of each turn is one of the player whose turn it is',
  },
  {
    of: ['chain.if'],
    words: ['"if equipped creature is legendary"', '"if the spell is legendary"'],
    why: '707.9: a copy of what is not legendary is not legendary anyway',
  },
  { of: ['amount.that'], words: ['='], why: 'as much as was spoken of' },
  { of: ['cost.*'], words: ['"you control"'], why: '118.3: one pays with what one controls' },
  { of: ['counted.players'], words: ['='], why: 'opponents are those that you have' },
  { of: ['addition.past.putThere'], words: ['"from anywhere"'], why: 'from wherever it was put there' },
  {
    of: ['things.selfFrom'],
    words: ['from your {z}', '{z}', '"graveyard"'],
    why: '400.7e: it is found where the event has put it',
  },
];
