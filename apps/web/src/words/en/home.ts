export const home = {
  quick: 'Play now',
  pages: {
    play: 'A whole game against a bot that knows the rules, with ten decks to choose from or your own.',
    lab: 'Build any situation, play all sides, step back and forth, and see the rule behind every event.',
    cards: 'Search the cards, see how each word of one was understood, write your own and try it.',
    decks: 'Build decks, see their curve and colours, bring lists from elsewhere, draw sample hands.',
    replays: 'Watch your games again, and open any moment of them in the lab.',
  },
  promises: {
    exact: 'Exact',
    exactText:
      'Cards are played by what their text says. A card that is not fully understood is refused, never guessed.',
    why: 'It answers “why?”',
    whyText: 'Every number, every greyed-out action and every line of the log can be asked, with rule numbers.',
    yours: 'Yours',
    yoursText: 'No account, no network after the first visit. Your games, decks and files stay on this device.',
    everyone: 'For everyone',
    everyoneText: 'Playable with the keyboard alone and with a screen reader; English and 简体中文.',
  },
};
