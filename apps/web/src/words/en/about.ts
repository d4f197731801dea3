export const about = {
  what: 'Rulewright plays trading card games by their rules. Cards are compiled from their text, every decision can be asked why it is so, and everything runs in this browser.',
  data: 'Your data',
  onDevice:
    'Games, decks, replays and the cards that you write or import stay on this device. Nothing is sent anywhere; there are no accounts and no trackers.',
  glyphs: 'Pictures',
  glyphsBy: 'The pictures on the cards are made by Rulewright from glyphs of',
  glyphsChanged: ', recoloured, shaded and put on generated grounds. Card frames and symbols are our own.',
  authors: (names: string) =>
    `The glyphs are the work of the people of game-icons.net, among them ${names}; its licence file names them all.`,
  comma: ', ',
  rights: 'Rights',
};
