/** The facts of derivations in English, by code. */
import type { Fact, Words } from '../words.ts';

const [first, second] = [0, 1].map(
  (i) =>
    (f: Fact): string =>
      f.names[i] ?? 'something',
) as [(f: Fact) => string, (f: Fact) => string];
const all = (f: Fact): string => (f.names.length === 0 ? 'nothing' : f.names.join(', '));
const origin = (f: Fact): string => `${f.show('value')} ${f.show('is')}`;

/** "layer 7c: Glorious Anthem makes power 3 (was 2)". */
const layer = (f: Fact): string => `layer ${f.data.layer}: ${first(f)}: ${change(f)}`;

function change(f: Fact): string {
  const { gained, lost } = f.data;
  if (!Array.isArray(gained) || !Array.isArray(lost)) return `${f.show('value')} ${f.show('from')} → ${f.show('to')}`;
  const parts = [
    ...(gained.length > 0 ? [`gains ${f.show('gained')}`] : []),
    ...(lost.length > 0 ? [`loses ${f.show('lost')}`] : []),
  ];
  return parts.join('; ') || `${f.show('value')} in another order`;
}

const numbers = (f: Fact): string => {
  const known = Object.keys(NUMBERS).filter((key) => key in f.data);
  return known.length === 0 ? '' : ` (${known.map((key) => `${NUMBERS[key]} ${f.show(key)}`).join(', ')})`;
};
const NUMBERS: Readonly<Record<string, string>> = {
  toughness: 'toughness',
  damage: 'damage',
  loyalty: 'loyalty',
  defense: 'defense',
  life: 'life',
  poison: 'poison',
  lore: 'lore counters',
  chapters: 'chapters',
  commanderDamage: 'damage',
};

/** "life +1", "charge counters +2". */
function growing(f: Fact): string {
  const { what, counter, by } = f.data;
  const name = what === 'counters' ? `${counter} counters` : (GROWING[String(what)] ?? NUMBERS[String(what)] ?? what);
  return `${name} ${Number(by) > 0 ? '+' : ''}${by}`;
}
const GROWING: Readonly<Record<string, string>> = {
  objects: 'objects like it',
  effects: 'effects in force',
  waiting: 'objects on the stack',
  left: 'what is left of an effect',
  power: 'power',
  spellsCast: 'spells cast',
};

const paid = (f: Fact): string => (f.data.mana === '' ? 'no mana' : f.show('mana'));

/** What each state-based action does. */
const actions: Readonly<Record<string, string>> = {
  '704.5a': 'a player with 0 or less life loses the game',
  '704.5b': 'a player who drew from an empty library loses the game',
  '704.5c': 'a player with ten or more poison counters loses the game',
  '704.5d': 'a token that has left the battlefield ceases to exist',
  '704.5e': 'a copy of a spell that has left the stack ceases to exist',
  '704.5f': 'a creature with toughness 0 or less is put into the graveyard',
  '704.5g': 'a creature with damage as great as its toughness is destroyed',
  '704.5h': 'a creature dealt damage by a source with deathtouch is destroyed',
  '704.5i': 'a planeswalker with loyalty 0 is put into the graveyard',
  '704.5j': 'the legend rule',
  '704.5k': 'the world rule',
  '704.5m': 'an Aura that enchants nothing legal is put into the graveyard',
  '704.5n': 'an Equipment attached to something illegal becomes unattached',
  '704.5p': 'a permanent that cannot be attached to anything becomes unattached',
  '704.5q': '+1/+1 and -1/-1 counters remove each other',
  '704.5s': 'a Saga whose last chapter has been told is sacrificed',
  '704.5t': 'a dungeon whose last room has been left behind is completed',
  '704.5v': 'a battle with defense 0 is put into the graveyard',
  '704.5w': 'a battle that nobody protects gets a protector',
  '704.5x': 'a Siege that its controller protects gets another protector',
  '704.5y': 'of several Roles of a player on a permanent only the newest stays',
  '704.5z': 'a player with start your engines! and no speed gets speed',
  '704.6a': 'a team with 0 or less life loses the game',
  '704.6b': 'a team with fifteen or more poison counters loses the game',
  '704.6c': 'a player dealt 21 combat damage by one commander loses the game',
  '704.6d': 'the owner of a commander may put it into the command zone',
};
const action = (f: Fact): string => actions[String(f.data.rule)] ?? 'a state-based action';

export const why: Words['why'] = {
  value: (f) => `${first(f)}: ${f.show('value')} is ${f.show('is')}`,
  'value-last-known': (f) => `${first(f)} is gone; as it last existed, ${f.show('value')} was ${f.show('is')}`,
  hidden: () => 'something that you cannot see',
  'origin-printed': (f) => `printed on the card: ${origin(f)}`,
  'origin-token': (f) => `the token was created with ${origin(f)}`,
  'origin-copy': (f) =>
    `it is a copy, with ${origin(f)}${f.names.length > 1 ? ` (because of ${f.names.slice(1).join(', ')})` : ''}`,
  'origin-face-down': (f) => `it is face down: ${origin(f)}`,
  'origin-ability': (f) => `an ability on the stack has ${origin(f)}`,
  'origin-controller': (f) => `controlled from the beginning by ${f.show('is')}`,
  'chosen-x': (f) => `with the X that was chosen for it: ${change(f)}`,
  'counters-on': (f) => `${f.show('count')} ${f.data.counter} counters on it`,
  'not-a-creature-stat': () => 'it is no creature, so it has neither power nor toughness',
  'layer-copy': layer,
  'layer-control': layer,
  'layer-text': layer,
  'layer-type': layer,
  'layer-color': layer,
  'layer-ability': layer,
  'layer-define': layer,
  'layer-set': layer,
  'layer-modify': layer,
  'layer-switch': layer,
  'layer-counters': (f) => `layer 7c: ${f.show('count')} ${f.data.counter} on it: ${change(f)}`,
  'layer-keyword-counter': (f) => `layer 6: a ${f.data.counter} counter on it: ${change(f)}`,
  'timestamp-order': (f) =>
    `effects of one layer apply in the order of their timestamps (this one: ${f.show('timestamp')})`,
  dependency: (f) => `it depends on an effect of ${all(f)}, which therefore applies first, whatever the timestamps`,
  ceased: (f) =>
    `does not apply: ${first(f)}: ${f.show('effect')}; it depends on ${f.names.slice(1).join(', ') || 'another effect'}, which applies first and makes it cease`,
  'not-in-force': (f) =>
    `does not apply: ${first(f)}: ${f.show('effect')}; its condition is not true: ${f.show('condition')}`,
  'by-static-ability': (f) => `a static ability of ${first(f)}: ${f.show('effect')}`,
  'by-resolved': (f) => `${first(f)} has resolved: ${f.show('effect')}`,
  'by-defining-ability': (f) => `an ability of ${first(f)} defines it: ${f.show('effect')}`,
  'condition-holds': (f) => `its condition is true: ${f.show('condition')}`,
  counted: (f) => `${f.show('count')} counted: ${f.show('what')}${f.names.length === 0 ? '' : ` (${all(f)})`}`,
  legal: (f) => `legal${f.names.length === 0 ? '' : `: ${f.names.at(-1)}`}`,
  illegal: (f) => `not legal now${f.names.length === 0 ? '' : `: ${f.names.at(-1)}`}`,
  activations: (f) => `activated abilities of ${first(f)}`,
  'no-activated-ability': (f) => `${first(f)} has no activated ability`,
  'legal-ability': (f) => `may be activated: ${f.show('ability')}`,
  'illegal-ability': (f) => `may not be activated: ${f.show('ability')}`,
  'nothing-asked': () => 'there is nothing to decide',
  'not-your-decision': () => 'another player decides now',
  'player-ability': (f) => `${first(f)} has ${f.show('ability')} from ${second(f)}`,
  restriction: (f) => `${first(f)} says: ${f.show('effect')}`,
  requirement: (f) => `${first(f)} says: ${f.show('effect')}`,
  permission: (f) => `an effect allows it: ${f.show('effect')}`,
  'timing-now': (f) => `it is the ${f.show('step')} of ${first(f)}; objects on the stack: ${f.show('stack')}`,
  'timing-any': () => 'it may be done whenever the player has priority',
  'timing-sorcery': () => "it may be done in the player's own main phase while the stack is empty",
  'may-pass': () => 'a player with priority may pass',
  'from-hand': () => 'it is in the hand',
  'alternative-way': (f) => `by ${f.show('method')}`,
  payable: (f) => `the cost can be paid: ${paid(f)}`,
  'cost-due': (f) => `the cost is ${paid(f)}`,
  'cost-printed': (f) => `the cost of ${first(f)} is ${paid(f)}`,
  'cost-alternative': (f) => `an alternative cost of ${first(f)}: ${paid(f)}`,
  'cost-additional': (f) => `with an additional cost of ${first(f)}: ${paid(f)}`,
  'cost-commander': (f) => `with {2} for each time it was cast from the command zone: ${paid(f)}`,
  'cost-more': (f) => `${first(f)} increases it: ${paid(f)}`,
  'cost-less': (f) => `${first(f)} reduces it: ${paid(f)}`,
  'mana-now': (f) => `mana to be had by ${first(f)}: ${f.show('total')}${f.data.odd === true ? ' and more' : ''}`,
  'targets-exist': (f) => `there are legal targets: ${all(f)}`,
  'lands-played': (f) => `lands played this turn: ${f.show('played')} of ${f.show('limit')}`,
  'came-this-turn': (f) => `${first(f)} has not been under the same control since the turn began`,
  'may-attack': (f) => (f.names.length > 1 ? `${first(f)} may attack ${second(f)}` : `${first(f)} may attack`),
  'may-block': (f) => (f.names.length > 1 ? `${first(f)} may block ${second(f)}` : `${first(f)} may block`),
  'fits-question': (f) => `it fits the question: ${f.show('prompt')}`,
  life: (f) => `the life of ${first(f)} is ${f.show('is')}`,
  'life-before': (f) => `before this it was ${f.show('is')}`,
  'state-based': (f) => `state-based actions for ${first(f)}`,
  'state-based-applies': (f) => `applies: ${action(f)}${numbers(f)}`,
  'state-based-idle': (f) => `does not apply: ${action(f)}${numbers(f)}`,
  'state-based-done': (f) => `state-based action: ${action(f)}${numbers(f)}`,
  triggers: (f) => `triggered abilities of ${first(f)}`,
  'no-triggered-ability': (f) => `${first(f)} has no triggered ability`,
  triggered: (f) => `triggers on ${f.show('event')}: ${f.show('ability')}`,
  'not-triggered': (f) => `does not trigger on ${f.show('event')}: ${f.show('ability')}`,
  'triggers-again': (f) => `an additional time because of ${first(f)}`,
  'triggers-not': (f) => `not at all because of ${first(f)}`,
  'other-event': (f) => `it waits for ${f.show('waitsFor')}, not for ${f.show('event')}`,
  'not-functioning': (f) => `the ability does not work where ${first(f)} is`,
  'event-part-differs': (f) => `the event is not the right one: ${f.show('part')}`,
  'intervening-if': (f) => `its "if" is not true: ${f.show('condition')}`,
  'triggered-enough': (f) => `it has triggered often enough this turn (${f.show('times')})`,
  event: (f) => `${f.show('event')}${'amount' in f.data ? ` ${f.show('amount')}` : ''}: ${all(f)}`,
  'caused-by': (f) => `caused by ${first(f)}`,
  'replaced-by': (f) => `changed by a replacement effect${f.names.length === 0 ? '' : ` of ${first(f)}`}`,
  'consequence-of': () => 'it follows from this',
  'follows-from': () => 'it happened because of this',
  'made-trigger': (f) => `an ability of ${first(f)} triggered`,
  'mandatory-loop': (f) =>
    `a loop of mandatory actions that nothing ends (${f.show('length')} at a time): abilities of ${all(f)}`,
  'loop-unproven': (f) =>
    `after ${f.show('after')} resolutions in a row, with nobody acting, no end is in sight: abilities of ${all(f)}`,
  'too-much': (f) =>
    `one instruction would have come to ${f.show('amount')} of something, and at most ${f.show('most')} is played`,
  'loop-grows': (f) => `each time: ${growing(f)}${f.names.length === 0 ? '' : `, ${first(f)}`}`,
};

export const values: Words['values'] = {
  name: 'name',
  'mana-cost': 'mana cost',
  'mana-value': 'mana value',
  controller: 'controller',
  colors: 'colours',
  types: 'types',
  subtypes: 'subtypes',
  abilities: 'abilities',
  power: 'power',
  toughness: 'toughness',
  'base-power': 'base power',
  'base-toughness': 'base toughness',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** What happens, as a noun. */
export const events: Words['events'] = {
  acted: 'a game action',
  activate: 'the activation of an ability',
  announce: 'an announcement',
  attach: 'attaching',
  attack: 'an attack',
  attackers: 'the declaration of attackers',
  attacksUnblocked: 'an unblocked attack',
  becomesBlocked: 'an attacker becoming blocked',
  beginEffect: 'the beginning of an effect',
  beginning: 'the beginning of a step',
  block: 'a block',
  cast: 'the casting of a spell',
  cease: 'ceasing to exist',
  checked: 'a check of the state',
  combat: 'combat',
  commanderAsked: 'a choice about a commander',
  concede: 'a concession',
  control: 'a change of control',
  controlPlayer: 'control of a player',
  counter: 'the countering of a spell or ability',
  counters: 'counters being put or removed',
  create: 'the creation of an object',
  damage: 'damage',
  dayNight: 'day or night beginning',
  destroy: 'destruction',
  discard: 'discarding',
  draw: 'drawing a card',
  drawGame: 'the game being drawn',
  emptyPools: 'mana pools emptying',
  endEffect: 'the end of an effect',
  endTurn: 'the turn ending early',
  expire: 'effects wearing off',
  flip: 'flipping',
  unlock: 'unlocking',
  gainLife: 'gaining life',
  leave: 'a player leaving',
  leaveGame: 'an object leaving the game',
  left: 'a player having left',
  lose: 'losing the game',
  loseLife: 'losing life',
  mana: 'mana being added',
  mill: 'milling',
  move: 'a change of zone',
  note: 'something noted',
  phaseIn: 'phasing in',
  phaseOut: 'phasing out',
  prevented: 'damage being prevented',
  planTurn: 'a change of the turn to come',
  playLand: 'playing a land',
  regenerate: 'regeneration',
  removeFromCombat: 'removal from combat',
  resolve: 'resolution',
  reveal: 'revealing',
  sacrifice: 'a sacrifice',
  scry: 'scrying',
  search: 'a search',
  pick: 'a choice at random',
  roll: 'a flip or a roll',
  scatter: 'a random order',
  shuffle: 'shuffling',
  spendMana: 'mana being spent',
  state: 'a state of the game',
  surveil: 'surveilling',
  tap: 'tapping',
  targeted: 'becoming a target',
  arrange: 'putting cards in order',
  merge: 'merging',
  transform: 'transforming',
  trigger: 'an ability triggering',
  triggersTaken: 'triggered abilities being put on the stack',
  turn: 'a turn',
  turnDown: 'turning face down',
  turnUp: 'turning face up',
  untap: 'untapping',
  useEffect: 'the use of an effect',
  wearOff: 'damage wearing off',
  win: 'winning the game',
  createTokens: 'the creation of tokens',
  heal: 'damage being removed',
};
