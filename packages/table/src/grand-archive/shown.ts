/** What is shown of a game of Grand Archive: its zones, the turn, the attack at hand, and what is to be known of players. */
import {
  ATTRIBUTES,
  attackInDeclaration,
  attackPower,
  BANISHMENT,
  championOf,
  characteristics,
  damageOn,
  elementsToPlay,
  elementWords,
  FIELD,
  faceOf,
  floatingCards,
  type G,
  GRAVEYARD,
  HAND,
  INTENT,
  innerLineage,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  mayAttackAtAll,
  PANTHEON,
  type Phase,
  PLAYED,
  playerHas,
  STACK,
} from '@rulewright/grand-archive';
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Element } from '@rulewright/language/grand-archive';
import type { Look, TableGame } from '../game.ts';
import type { TurnShown } from '../snapshot.ts';
import type { AttackShown, GrandArchivePlayer, GrandArchiveTypes } from './types.ts';

type Seen = Look<GrandArchiveTypes>;

export const drawnZones: TableGame<GrandArchiveTypes>['zones'] = {
  shared: { field: [FIELD], stack: [STACK], played: [PLAYED], intent: [INTENT] },
  own: {
    hand: [HAND],
    memory: [MEMORY],
    mainDeck: [MAIN_DECK],
    materialDeck: [MATERIAL_DECK],
    graveyard: [GRAVEYARD],
    banishment: [BANISHMENT],
    pantheon: [PANTHEON],
    attributes: [ATTRIBUTES],
  },
};

const PHASES: readonly Phase[] = ['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end'];
/** They show themselves only while there is a combat. */
const COMBAT: readonly Phase[] = ['attackDeclaration', 'retaliation', 'damage', 'endCombat'];

const shownAs = (step: Phase): Phase => (step === 'cleanup' ? 'end' : step);

export function turnShown({ g, names, speech: { words } }: Seen): TurnShown<Phase> {
  const { number, active, step } = g.state.game.turn;
  const before = number === 0;
  const inCombat = COMBAT.includes(step);
  const steps = PHASES.flatMap((phase) => (phase === 'end' && inCombat ? [...COMBAT, phase] : [phase]));
  return {
    number,
    active,
    step,
    words: before ? words.table.beforeTheGame : words.table.turn(number, names.of(active), words.steps[step]),
    steps: steps.map((each) => ({ step: each, words: words.steps[each], now: !before && each === shownAs(step) })),
  };
}

/** The combat, or the attack that is being declared as far as it has got. */
export function attackIn(g: G): AttackShown | null {
  const { combat } = g.state.game;
  if (combat !== null) {
    const { attackingPlayer, attacker, wielded, intents, defenders, retaliators, cleave, commanded } = combat;
    return {
      attackingPlayer,
      attacker,
      declaring: false,
      weapons: wielded,
      intents,
      defenders,
      retaliators: retaliators.map(({ id, against }) => ({ unit: id, against })),
      power: attackPower(g, combat),
      cleave,
      commanded,
    };
  }
  const begun = attackInDeclaration(g);
  if (begun === null) return null;
  const { player, attacker, wielded = [], targets = [] } = begun;
  const intents = zoneObjects(g, INTENT, player);
  return {
    attackingPlayer: player,
    attacker,
    declaring: true,
    weapons: wielded,
    intents,
    defenders: targets,
    retaliators: [],
    power: attackPower(g, { attacker, wielded, intents }),
    cleave: false,
    commanded: false,
  };
}

const KEYWORDS_OF_PLAYERS = ['agility'];

export function playerFacts({ g, speech }: Seen, id: PlayerId): GrandArchivePlayer {
  const champion = championOf(g, id);
  const c = champion === undefined ? null : characteristics(g, champion);
  const attributes = zoneObjects(g, ATTRIBUTES, id);
  const isMastery = (each: ObjectId): boolean =>
    faceOf(g.pool, objectRow(g.state, each)).types.some((type) => type === 'mastery');
  const keywordCodes = KEYWORDS_OF_PLAYERS.filter((keyword) => playerHas(g, id, keyword));
  return {
    champion: champion ?? null,
    life: c?.life ?? 0,
    damage: champion === undefined ? 0 : damageOn(objectRow(g.state, champion)),
    level: c?.level ?? 0,
    baseLevel: c?.baseLevel ?? 0,
    lineage: champion === undefined ? [] : innerLineage(g, champion),
    classes: c?.classes ?? [],
    elements: elementWords(elementsToPlay(g, id)) as readonly Element[],
    influence: zoneObjects(g, HAND, id).length + zoneObjects(g, MEMORY, id).length,
    floating: floatingCards(g, id),
    mastery: attributes.find(isMastery) ?? null,
    statuses: attributes.filter((each) => !isMastery(each)),
    keywords: keywordCodes.map(speech.term),
    keywordCodes,
    mayAttack: mayAttackAtAll(g, id),
  };
}
