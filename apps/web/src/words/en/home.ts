export const home = {
  games: 'The game',
  quick: 'Play now',
  promises: {
    exact: 'Exact',
    exactText:
      'Cards are played by what their text says. A card that is not fully understood is refused, never guessed.',
    why: 'It answers “why?”',
    whyText: 'Every number, every greyed-out action and every line of the log can be asked, with rule numbers.',
    yours: 'Yours',
    yoursText: 'No account, no network after the first visit. Your games, decks and files stay on this device.',
    everyone: 'For everyone',
    everyoneText:
      'Playable with the keyboard alone and with a screen reader; in English, 简体中文, 繁體中文 and 日本語.',
  },
};
