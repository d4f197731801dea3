/** What the app says of Grand Archive. */
export const game = {
  motto: 'Play Grand Archive by the rules, and ask why.',
  lead: 'A complete rules engine for Grand Archive in your browser. It follows the rules as they are written, plays against you, and tells you why.',
  formats: { standard: 'Standard, two players', pantheon: 'Pantheon, three or four players, each with two boons' },
  priority: {
    has: 'Opportunity',
    hold: 'Hold Opportunity',
    holdHint: 'Keep Opportunity after the next thing you do.',
    auto: 'Opportunity is passed where you can do nothing, or have set no stop.',
  },
  pages: {
    play: 'A whole game against a bot that knows the rules, with decks for every class or your own.',
    lab: 'Build any situation, play all sides, step back and forth, and see the rule behind every event.',
    cards: 'Search the cards, and see how each word of one was understood.',
    decks: 'Build main and material decks, and see what is legal and why not.',
    replays: 'Watch your games again, and open any moment of them in the lab.',
  },
  everything:
    'The lab shows every card, also those that are hidden from you: hands, memories and decks. The game is marked as one that was opened there.',
  labZones: 'Hand, fields, effects stack, players, timeline',
  paste:
    'scenario: …\ngame: grand-archive\nplayers:\n  Ann: {champion: Lost Spirit, hand: [Fireball]}\n  Bob: {champion: Lost Spirit}',
  check: 'Ends with a check of champions, hands, memories, graveyards and the turn',
  losses: {
    stack: 'what is on the effects stack',
    effects: 'effects that last for a while',
    combat: 'the attack that is under way',
    decision: 'the decision that is being made',
    'step-begins': 'that the phase is under way: it begins anew, with its triggered abilities',
    copies: 'what something has become a copy of',
    memory: 'what cards remember (banished cards, earlier choices)',
    champions: 'more than one champion of a player',
    properties: 'properties that a set-up has no word for',
    'face-down': 'cards that lie face down',
    'token-abilities': 'abilities of tokens that have no words here',
    text: 'the text of a card',
    over: 'that the game is over',
  },
  rights:
    'Grand Archive belongs to Weebs of the Shore. Rulewright is not made, endorsed or sponsored by them, and holds none of their art, symbols, frames or rules text.',
  examples: {
    retaliation: 'A sword, an attack card and somebody who hits back',
    bonus: 'Text that exists only for the right class and level',
    memory: 'What is banished for a new champion is drawn by lot',
    four: 'Four players, and one who taunts',
  },
};
