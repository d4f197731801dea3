const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** What is said of decks of Magic alone. */
export const deck = {
  problems: {
    'too-few-cards': (count: number, least: number) =>
      `The deck has ${cards(count)}; it needs at least ${least}: ${least - count} more.`,
    'too-many-copies': (card: string, count: number, most: number) =>
      `There are ${count} of ${card}, counting the sideboard; at most ${most} are allowed.`,
    'sideboard-too-big': (count: number, most: number) =>
      `The sideboard has ${cards(count)}; at most ${most} are allowed.`,
  },
  parts: {
    main: {
      title: 'Main deck',
      empty: 'No cards yet. Add some above.',
      added: (card: string, count: number) => `${card}: ${count} in the deck.`,
      moveTo: (card: string) => `Move one ${card} to the main deck`,
      found: (n: number) => `${cards(n)} in the deck`,
    },
    sideboard: {
      title: 'Sideboard',
      empty: 'Empty.',
      added: (card: string, count: number) => `${card}: ${count} in the sideboard.`,
      moveTo: (card: string) => `Move one ${card} to the sideboard`,
      found: (n: number) => `${n} in the sideboard`,
    },
  },
  deckLeft: (n: number) => `${cards(n)} left in the library`,
  deckEmpty: 'The library is empty.',
  formats: { constructed: 'Constructed', limited: 'Limited' },
  formatNotes: {
    constructed: 'At least 60 cards, up to four of each but basic lands, a sideboard of up to 15.',
    limited: 'At least 40 cards, as many of each as you have.',
  },
  addHint: 'Type a part of a name. Enter adds the chosen card; with Shift to the sideboard.',
  kinds: {
    creature: 'Creatures',
    planeswalker: 'Planeswalkers',
    battle: 'Battles',
    instant: 'Instants',
    sorcery: 'Sorceries',
    artifact: 'Artifacts',
    enchantment: 'Enchantments',
    land: 'Lands',
    other: 'Others',
  },
  curve: 'Mana curve',
  curveOf: (value: string, n: number) => `Mana value ${value}: ${cards(n)}`,
  average: (value: string) => `Mana value ${value} on average, without lands`,
  colors: 'Colours',
  color: 'Colour',
  colorNames: { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' },
  symbolCount: 'Symbols in costs',
  sourceCount: 'Cards that give it',
  colorless: 'No coloured symbols.',
  lists: { arena: 'Arena', mtgo: 'Magic Online (text)', dek: 'Magic Online (.dek)', plain: 'Plain list' },
  toBottom: (n: number) => `Choose ${cards(n)} for the bottom of your library (rule 103.5).`,
  importHint:
    'Paste a list from Arena, Magic Online or anywhere else, one card per line, such as “4 Forest”, or choose a file (.txt, .dek).',
  /** What the decks that come with it are called. */
  samples: {
    'Roots and Embers': 'Roots and Embers',
    'Wings and Tides': 'Wings and Tides',
    'Hunger at Nightfall': 'Hunger at Nightfall',
    'Goblin Uproar': 'Goblin Uproar',
    'Twilight Court': 'Twilight Court',
    'Elven Procession': 'Elven Procession',
    'Ashen March': 'Ashen March',
    'Howling Moon': 'Howling Moon',
    'The Restless Dead': 'The Restless Dead',
    'Dawn Coven': 'Dawn Coven',
  },
};
