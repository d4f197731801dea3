/** What the app says of the game that is played in it. */
export const game = {
  motto: 'Play Magic by the rules, and ask why.',
  lead: 'A complete rules engine for Magic: The Gathering in your browser. It follows the rules as they are written, plays against you, and tells you why.',
  formats: { duel: 'Two players', 'free-for-all': 'Free-for-all, each against everyone' },
  priority: {
    has: 'priority',
    hold: 'Hold priority',
    holdHint: 'Keep priority after the next thing you do.',
    auto: 'Priority is passed where you can do nothing, or have set no stop.',
  },
  pages: {
    play: 'A whole game against a bot that knows the rules, with ten decks to choose from or your own.',
    lab: 'Build any situation, play all sides, step back and forth, and see the rule behind every event.',
    cards: 'Search the cards, see how each word of one was understood, write your own and try it.',
    decks: 'Build decks, see their curve and colours, bring lists from elsewhere, draw sample hands.',
    replays: 'Watch your games again, and open any moment of them in the lab.',
  },
  everything:
    'The lab shows every card, also those that are hidden from you: hands, libraries and what lies face down. The game is marked as one that was opened there.',
  labZones: 'Hand, battlefields, stack, players, timeline',
  paste: 'scenario: …\nplayers:\n  Ann: {hand: [Lightning Bolt]}\n  Bob: {}',
  check: 'Ends with a check of life totals, hands, graveyards and the turn',
  losses: {
    stack: 'what is on the stack',
    effects: 'effects of spells and abilities that last for a while',
    blocks: 'which creatures block',
    decision: 'the decision that is being made',
    'step-begins': 'that the step is under way: it begins anew, with its triggered abilities',
    copies: 'what something has become a copy of',
    memory: 'what cards remember (exiled cards, earlier choices)',
    designations: 'designations such as the monarch',
    emblems: 'emblems',
    'token-abilities': 'abilities of tokens that have no words here',
    merged: 'merged permanents',
    mana: 'restrictions on mana in a pool',
    casts: 'how often a commander was cast',
    text: 'the text of a card',
    over: 'that the game is over',
  },
  rights:
    'Magic: The Gathering belongs to Wizards of the Coast. Rulewright is not made, endorsed or sponsored by them, and holds none of their art, symbols, frames or rules text.',
  examples: {
    persist: 'Persist returns a creature once',
    layers: 'Blood Moon, Urborg and a Forest: what are they?',
    combat: 'An attack with tricks in hand',
    four: 'Four players, free for all',
  },
};
