const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** What is said of decks of Grand Archive alone. */
export const deck = {
  problems: {
    'too-few-cards': (part: string, count: number, least: number) =>
      `${part}: ${cards(count)}; it needs at least ${least}: ${least - count} more.`,
    'too-many-cards': (part: string, count: number, most: number) =>
      `${part}: ${cards(count)}; at most ${most} are allowed.`,
    'too-many-copies': (part: string, card: string, count: number, most: number) =>
      `${part}: there are ${count} of ${card}; at most ${most} are allowed.`,
    'wrong-deck': (card: string, material: boolean) =>
      material
        ? `${card} is neither a champion nor a regalia: it belongs in the main deck.`
        : `${card} belongs in the material deck, as all champions and regalia.`,
    'no-first-champion': 'The material deck needs a champion of level 0 to begin with.',
    'too-many-relics': (count: number) => `There are ${count} cards with Divine Relic; one is allowed.`,
    'sideboard-too-big': (count: number, most: number) =>
      `The sideboard has ${cards(count)}; at most ${most} are allowed.`,
    'sideboard-points': (count: number, most: number) =>
      `The sideboard has ${count} points (three for a champion or regalia, one for others); at most ${most} are allowed.`,
    boons: (count: number, wanted: number) => `There are ${count} boons of a kind; the format wants ${wanted}.`,
  },
  parts: {
    main: {
      title: 'Main deck',
      empty: 'No cards yet. Add some above.',
      added: (card: string, count: number) => `${card}: ${count} in the main deck.`,
      moveTo: (card: string) => `Move one ${card} to the main deck`,
      found: (n: number) => `${cards(n)} in the main deck`,
    },
    material: {
      title: 'Material deck',
      empty: 'No champions and regalia yet. Add some above.',
      added: (card: string, count: number) => `${card}: ${count} in the material deck.`,
      moveTo: (card: string) => `Move one ${card} to the material deck`,
      found: (n: number) => `${n} in the material deck`,
    },
    sideboard: {
      title: 'Sideboard',
      empty: 'Empty.',
      added: (card: string, count: number) => `${card}: ${count} in the sideboard.`,
      moveTo: (card: string) => `Move one ${card} to the sideboard`,
      found: (n: number) => `${n} in the sideboard`,
    },
    boons: {
      title: 'Boons',
      empty: 'A lesser and a greater boon for Pantheon. Add them above.',
      added: (card: string, count: number) => `${card}: ${count} among the boons.`,
      moveTo: (card: string) => `Move one ${card} to the boons`,
      found: (n: number) => (n === 1 ? '1 boon' : `${n} boons`),
    },
  },
  formats: { standard: 'Standard', draft: 'Draft', pantheon: 'Pantheon' },
  formatNotes: {
    standard:
      'At least 60 cards in the main deck, up to four of each; up to 12 different champions and regalia in the material deck; a sideboard of up to 15 points.',
    draft: 'At least 30 cards in the main deck, as many of each as you have; up to 10 in the material deck.',
    pantheon:
      'At least 60 cards in the main deck, all different; 12 different champions and regalia in the material deck; a lesser and a greater boon; no sideboard.',
  },
  kinds: {
    champion: 'Champions',
    regalia: 'Regalia',
    ally: 'Allies',
    attack: 'Attacks',
    action: 'Actions',
    item: 'Items',
    weapon: 'Weapons',
    domain: 'Domains',
    phantasia: 'Phantasias',
    boon: 'Boons',
    other: 'Others',
  },
  lists: { plain: 'Plain list' },
  addHint: 'Type a part of a name. Enter adds the chosen card where it belongs; with Shift to the sideboard.',
  importHint:
    'Paste a list, one card per line, such as “4 Fireball”, under “Main Deck”, “Material Deck” and “Sideboard”, or choose a file (.txt).',
  deckLeft: (n: number) => `${cards(n)} left in the main deck`,
  deckEmpty: 'The main deck is empty.',
  toBottom: (n: number) => `Choose ${cards(n)} for the bottom of your main deck.`,
  curve: 'Reserve costs',
  curveOf: (value: string, n: number) => `Reserve cost ${value}: ${cards(n)}`,
  average: (value: string) => `Reserve cost ${value} on average.`,
  elements: 'Elements',
  classes: 'Classes',
  speeds: (fast: number, of: number) => `${fast} of ${of} are fast.`,
  /** What the decks that come with it are called. */
  samples: {
    'Knives in Bright Light': 'Knives in Bright Light',
    'Low Water': 'Low Water',
    'The Herb Garden': 'The Herb Garden',
    'Cinders of the Faithful': 'Cinders of the Faithful',
    'Wall of Shields': 'Wall of Shields',
    "The Valet's Omens": "The Valet's Omens",
    'Scorched Pages': 'Scorched Pages',
    'Ice on the River': 'Ice on the River',
    'Powder and Sparks': 'Powder and Sparks',
    'Arrows on the Wind': 'Arrows on the Wind',
    'Voices of the Pack': 'Voices of the Pack',
    'Shells and Slimes': 'Shells and Slimes',
    'Blades in the Embers': 'Blades in the Embers',
    'Company of the Gale': 'Company of the Gale',
    'Pages Against the Gods': 'Pages Against the Gods',
    'The Drowned Bulwark': 'The Drowned Bulwark',
    'Hooves in the High Wind': 'Hooves in the High Wind',
    'One Blade, Many Shields': 'One Blade, Many Shields',
  },
  /** What the champions of those decks are called, without what they have become. */
  champions: {
    Zander: 'Zander',
    Tristan: 'Tristan',
    Tonoris: 'Tonoris',
    Ciel: 'Ciel',
    Rai: 'Rai',
    Polkhawk: 'Polkhawk',
    Silvie: 'Silvie',
    Allen: 'Allen',
    Lorraine: 'Lorraine',
    Mordred: 'Mordred',
    Kongming: 'Kongming',
    Gwendolyn: 'Gwendolyn',
  },
};
