/** Words that players are asked for: names of cards, and types from the lists of rule 205. */
import type { ChooseWord, DecisionKind } from '@rulewright/kernel';
import type { Card, Face, Filter } from '@rulewright/language/magic';
import type { Pool } from '../../100-game/108-pool.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { type ActionOf, UnsupportedAction } from '../../600-effects/608-resolve/run.ts';
import type { G } from '../../state.ts';

type Domain = ActionOf<'chooseWord'>['domain'];

/** 205.3m */
const CREATURE_TYPES: readonly string[] = [
  'Time Lord',
  ...[
    'Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin',
    'Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast',
    "Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid Camel Capybara",
    'Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab',
    'Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn',
    'Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental',
    'Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gamma',
    'Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin',
    'Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse',
    'Human Hydra Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut',
    'Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Kree Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid',
    'Lizard Llama Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger',
    'Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare',
    'Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin',
    'Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus',
    'Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger',
    'Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture',
    "Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith",
    'Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit',
    'Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos',
    'Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire',
    'Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf',
    'Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera',
  ].flatMap((line) => line.split(' ')),
];

/** 205.3i */
const LAND_TYPES: readonly string[] =
  "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's".split(
    ' ',
  );

/** The faces of all cards that can be named, by name; worked out once for each pool. */
const facesByName = new WeakMap<readonly Card[], ReadonlyMap<string, readonly Face[]>>();

function namedFaces({ known }: Pool): ReadonlyMap<string, readonly Face[]> {
  const before = facesByName.get(known);
  if (before !== undefined) return before;
  const found = new Map<string, Face[]>();
  for (const { faces } of known)
    for (const face of faces) found.set(face.name, [...(found.get(face.name) ?? []), face]);
  facesByName.set(known, found);
  return found;
}

/** 201.4: any card there is; here, those that the game knows of. */
const words: Readonly<Record<Domain, (g: G) => readonly string[]>> = {
  // 709.4a, 710.5, 712.19, 715.5: of a card with two names, either.
  cardName: (g) => [...namedFaces(g.pool).keys()],
  creatureType: () => CREATURE_TYPES,
  landType: () => LAND_TYPES,
  cardType: () => Object.keys(TypeBit),
};

function wordsOf(g: G, decision: ChooseWord): readonly string[] {
  const all = words[decision.domain as Domain]?.(g) ?? [];
  return decision.except.length === 0 ? all : all.filter((w) => !decision.except.includes(w));
}

export const wordsIn = (g: G, domain: Domain): number => words[domain](g).length;

/** The words that are left out by a quality that speaks of the word itself ("a creature type other than Wall"). */
export const wordsWithout = (g: G, domain: Domain, quality: Filter): readonly string[] =>
  words[domain](g).filter((w) => !(domain === 'cardName' ? isNameOf(g, w, quality) : isWord(w, quality)));

/** A name of a card with a quality: "a nonland card name". */
function isNameOf(g: G, name: string, quality: Filter): boolean {
  return (
    namedFaces(g.pool)
      .get(name)
      ?.some((face) => isCard(face, quality)) === true
  );
}

function isCard(face: Face, quality: Filter): boolean {
  switch (quality.kind) {
    case 'all':
      return quality.of.every((f) => isCard(face, f));
    case 'any':
      return quality.of.some((f) => isCard(face, f));
    case 'not':
      return !isCard(face, quality.of);
    case 'card':
      return true;
    case 'type':
      return face.types.includes(quality.type);
    case 'subtype':
      return face.subtypes?.includes(quality.type) === true;
    case 'supertype':
      return face.supertypes?.includes(quality.type) === true;
    default:
      return isWord(face.name, quality);
  }
}

function isWord(w: string, quality: Filter): boolean {
  switch (quality.kind) {
    case 'all':
      return quality.of.every((f) => isWord(w, f));
    case 'any':
      return quality.of.some((f) => isWord(w, f));
    case 'not':
      return !isWord(w, quality.of);
    case 'type':
    case 'subtype':
      return quality.type === w;
    case 'named':
      return quality.name === w;
    default:
      throw new UnsupportedAction(`a word with the quality ${quality.kind}`);
  }
}

/** One word of a domain. */
const word: DecisionKind<G, ChooseWord, string> = {
  check: (g, decision, answer) =>
    typeof answer === 'string' && wordsOf(g, decision).includes(answer)
      ? null
      : { code: 'not-a-word', rule: decision.rule, data: { domain: decision.domain } },
  answers: wordsOf,
  sample(g, decision, below) {
    const all = wordsOf(g, decision);
    return all[below(all.length)] ?? '';
  },
};

export const wordDecisions = { word } as const;
