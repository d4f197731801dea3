/** Decks of bundled cards. */

export interface Deck {
  readonly name: string;
  readonly cards: readonly (readonly [count: number, name: string])[];
}

export const decks: readonly Deck[] = [
  {
    name: 'Roots and Embers',
    cards: [
      [10, 'Forest'],
      [8, 'Mountain'],
      [4, 'Rootbound Crag'],
      [2, 'Evolving Wilds'],
      [4, 'Arbor Elf'],
      [4, 'Flinthoof Boar'],
      [3, 'Elvish Visionary'],
      [3, 'Centaur Courser'],
      [2, 'Goblin Arsonist'],
      [2, 'Deadly Recluse'],
      [2, "Yeva's Forcemage"],
      [2, 'Furnace Whelp'],
      [1, 'Acidic Slime'],
      [2, "Garruk's Packleader"],
      [2, 'Thragtusk'],
      [1, 'Thundermaw Hellkite'],
      [3, 'Searing Spear'],
      [1, 'Flames of the Firebrand'],
      [2, 'Titanic Growth'],
      [1, 'Rancor'],
      [1, 'Volcanic Strength'],
    ],
  },
  {
    name: 'Wings and Tides',
    cards: [
      [10, 'Plains'],
      [8, 'Island'],
      [4, 'Glacial Fortress'],
      [2, 'Evolving Wilds'],
      [3, 'War Falcon'],
      [2, 'Knight of Glory'],
      [3, 'Aven Squire'],
      [4, 'Attended Knight'],
      [3, 'Scroll Thief'],
      [2, 'Arctic Aven'],
      [1, 'Wind Drake'],
      [2, 'Griffin Protector'],
      [1, 'Archaeomancer'],
      [1, 'Talrand, Sky Summoner'],
      [2, 'Serra Angel'],
      [1, 'Captain of the Watch'],
      [2, 'Pacifism'],
      [2, 'Unsummon'],
      [2, 'Essence Scatter'],
      [1, 'Divine Verdict'],
      [2, 'Divination'],
      [1, 'Oblivion Ring'],
      [1, 'Kitesail'],
    ],
  },
];
