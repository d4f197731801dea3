/** What the app says of the game that is played in it. */
export const game = {
  motto: 'Play Magic by the rules, and ask why.',
  lead: 'A complete rules engine for Magic: The Gathering in your browser. It follows the rules as they are written, plays against you, and tells you why.',
  examples: {
    persist: 'Persist returns a creature once',
    layers: 'Blood Moon, Urborg and a Forest: what are they?',
    combat: 'An attack with tricks in hand',
    four: 'Four players, free for all',
  },
};
