/** Which card type a subtype belongs to (205.3g–q). What no other list has is a creature type (205.3m). */
export type SubtypeKind =
  | 'artifact'
  | 'battle'
  | 'creature'
  | 'enchantment'
  | 'land'
  | 'plane'
  | 'planeswalker'
  | 'spell';

const lists: Readonly<Record<Exclude<SubtypeKind, 'creature'>, string>> = {
  artifact:
    'Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium',
  enchantment: 'Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine',
  land: "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's",
  planeswalker:
    'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel Arzakon Deb Dyfed Feroz Inzerva Sifa Thomil Worzel',
  spell: 'Adventure Arcane Lesson Omen Trap Chorus',
  battle: 'Siege',
  // One-word planes, and the words of longer ones.
  plane:
    "Alara Amonkhet Arcavios Azgol Cridhe Dominaria Echoir Equilor Fabacin Gargantikar Gobakhan Innistrad Iquatana Ixalan Kolbahan Kyneth Lorwyn Mercadia Mirrodin Ravnica Regatha Shadowmoor Shandalar Shenmeng Theros Ulgrotha Wildfire Zendikar Zhalfir Bolas's Meditation Omenpath Realm",
};

const kinds: ReadonlyMap<string, SubtypeKind> = new Map(
  Object.entries(lists).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as SubtypeKind])),
);

export const subtypeKind = (subtype: string): SubtypeKind => kinds.get(subtype) ?? 'creature';
