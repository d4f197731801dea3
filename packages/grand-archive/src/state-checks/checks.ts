/** State-based checks, one entry each: what the state of the game demands before anybody may act. */
import {
  type Answer,
  altered,
  type ChooseEntities,
  ceaseEvent,
  isPlayer,
  moveEvent,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  type PlayerRow,
  zoneObjects,
} from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/grand-archive';
import type { OpenChoice } from '@rulewright/rules';
import { legalTargetsRemaining } from '@rulewright/rules';
import { championOf } from '../card-types/champion.ts';
import { forbidden } from '../effects/restrictions.ts';
import { playerState } from '../events/change-game.ts';
import { combatEvent, destroyEvent, fizzleEvent, sacrificeEvent } from '../events/make.ts';
import { damageOn, isSiegeable } from '../events/objects.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import {
  type Characteristics,
  characteristics,
  hasKeyword,
  isOf,
  isType,
  keywordsOf,
} from '../parts-of-a-card/characteristics.ts';
import { CHAMPION, UNIQUE, UNIT, WEAPON } from '../parts-of-a-card/words.ts';
import { fromTheStack } from '../playing-cards/leaving-the-stack.ts';
import { levelRefusal } from '../playing-cards/legality.ts';
import { losingText } from '../playing-cards/lost-text.ts';
import { type Combat, context, type G, type StackEntry, stackEntry } from '../state.ts';
import { canBeAttackedNow } from '../turn-order/combat/targets.ts';
import { matches } from '../vocabulary/evaluate.ts';
import { FIELD, GRAVEYARD, INTENT, PLAYED, STACK } from '../zones/zones.ts';
import { changedOnField } from './changed.ts';

type Events = readonly GrandArchiveEvent[];

/** A check of the whole game, or of each object on the field. */
interface Check {
  readonly rule: string;
  check?(g: G): Events;
  ofObject?(g: G, row: ObjectRow, c: Characteristics): Events;
  /** For those who ask why: what it concerns, and the numbers that decide. */
  concerns?(c: Characteristics): boolean;
  facts?(row: ObjectRow, c: Characteristics): Facts;
}

export type Facts = Readonly<Record<string, number | boolean>>;

const NOTHING: Events = [];

const field = (g: G): readonly ObjectId[] => zoneObjects(g, FIELD, g.state.game.turn.active);
const waiting = (g: G): readonly ObjectId[] => zoneObjects(g, STACK, g.state.game.turn.active);

/** Ending the game 5: why a player loses now. */
export function loses(g: G, player: PlayerId): boolean {
  const { drewFromEmpty, hadChampion } = playerState(g, player);
  return drewFromEmpty || (hadChampion && championOf(g, player) === undefined);
}

export function factsOfLosing(g: G, player: PlayerId): Facts {
  const { drewFromEmpty } = playerState(g, player);
  return { emptyDeck: drewFromEmpty, champion: championOf(g, player) !== undefined };
}

const canBeDestroyed = (g: G, id: ObjectId, c: Characteristics): boolean =>
  !hasKeyword(c, 'immortality') && forbidden(g, 'beDestroyed', id) === null;

const killer = ({ notes }: ObjectRow): { killer?: ObjectId; using?: readonly ObjectId[] } => {
  const [by] = Array.isArray(notes.killer) ? (notes.killer as readonly ObjectId[]) : [];
  if (by === undefined) return {};
  return { killer: by, using: Array.isArray(notes.killedUsing) ? (notes.killedUsing as readonly ObjectId[]) : [] };
};

/** Fizzle 2: a champion that its player's champion could not level up into. */
const isOutOfLevel = (g: G, id: ObjectId, { source }: StackEntry): boolean => {
  const c = characteristics(g, source);
  return isType(c, CHAMPION) && levelRefusal(g, objectRow(g.state, id).controller, c) !== null;
};

/** Fizzle 3, state-based checks 2.1 and 10: its card is gone, or all targets that it requires are illegal. */
function isHopeless(g: G, id: ObjectId, entry: StackEntry): boolean {
  if (entry.kind === 'instance' && (objectRow(g.state, entry.source).zone !== PLAYED || isOutOfLevel(g, id, entry)))
    return true;
  const required = entry.targets.map(({ spec, chosen }) => spec.min !== 0 && chosen.length > 0);
  if (!required.includes(true)) return false;
  const legal = legalTargetsRemaining(g, id, entry);
  return required.every((is, i) => !is || (legal[i]?.length ?? 0) === 0);
}

/** Command 3: attack cards that the attacker could not carry out. */
const wrongCommands = (g: G, { attacker, intents }: Combat): readonly ObjectId[] =>
  objectRow(g.state, attacker).zone !== FIELD
    ? []
    : intents.filter((id) => {
        if (objectRow(g.state, id).zone !== INTENT) return false;
        const c = characteristics(g, id);
        const ctx = context(id, c.controller);
        return keywordsOf(c, 'command').some(({ what }) => what !== undefined && !matches(g, what, attacker, ctx));
      });

/** Link 4: to something on the field that its ability allows. */
function isLinked(g: G, { id, host }: ObjectRow, c: Characteristics): boolean {
  if (host === NO_OBJECT || isPlayer(host) || objectRow(g.state, host).zone !== FIELD) return false;
  const ctx = context(id, c.controller);
  return [...keywordsOf(c, 'link'), ...keywordsOf(c, 'link shield')].every(
    ({ what }) => what === undefined || matches(g, what, host, ctx),
  );
}

const isLink = (a: Ability): boolean => a.kind === 'keyword' && (a.keyword === 'link' || a.keyword === 'link shield');

const wearsOut = (c: Characteristics): boolean => isType(c, WEAPON) || isSiegeable(c);

const checks: readonly Check[] = [
  {
    rule: 'state-based-checks.2',
    concerns: (c) => isType(c, UNIT),
    facts: (row, c) => ({ damage: damageOn(row), life: c.life ?? 0 }),
    ofObject(g, row, c) {
      if (!isType(c, UNIT)) return NOTHING;
      const life = c.life ?? 0;
      if (life > 0 && damageOn(row) < life) return NOTHING;
      return canBeDestroyed(g, row.id, c) ? [destroyEvent(row.id, killer(row))] : NOTHING;
    },
  },
  {
    rule: 'state-based-checks.3',
    concerns: (c) => c.durability !== null && wearsOut(c),
    facts: (row) => ({ durability: row.counters.durability ?? 0 }),
    ofObject(g, row, c) {
      if (!wearsOut(c)) return NOTHING;
      if ((row.counters.durability ?? 0) > 0 || c.durability === null) return NOTHING;
      return canBeDestroyed(g, row.id, c) ? [destroyEvent(row.id)] : NOTHING;
    },
  },
  {
    rule: 'kw-link.5',
    concerns: (c) => hasKeyword(c, 'link') || hasKeyword(c, 'link shield'),
    ofObject(g, row, c) {
      if (!c.abilities.some(isLink)) return NOTHING;
      if (isLinked(g, row, c) || hasKeyword(c, 'immortality')) return NOTHING;
      return hasKeyword(c, 'link shield') ? [destroyEvent(row.id)] : [sacrificeEvent(c.controller, row.id)];
    },
  },
  {
    // Tokens exist only on the field; copies of cards only while they are played, and in an intent until the combat ends (copy 1.4).
    rule: 'state-based-checks.5',
    check(g) {
      const isAstray = (id: ObjectId): boolean => {
        const { kind, zone } = objectRow(g.state, id);
        if (kind === 'copy') return zone !== INTENT && zone !== PLAYED && zone !== STACK && zone !== NOWHERE;
        return kind === 'token' && zone !== FIELD && zone !== NOWHERE;
      };
      return g.state.dirty.some(isAstray) ? g.state.dirty.filter(isAstray).map(ceaseEvent) : NOTHING;
    },
  },
  {
    rule: 'state-based-checks.7',
    check(g) {
      const { combat } = g.state.game;
      if (combat === null || combat.defenders.length === 0) return NOTHING;
      const defenders = combat.defenders.filter((id) => canBeAttackedNow(g, combat, id));
      // Retaliate 8: what has retaliated already still does.
      if (defenders.length === combat.defenders.length) return NOTHING;
      const attacking = combat.attacking && (defenders.length > 0 || g.state.game.profile.attackInVain === 'attacking');
      return [combatEvent(altered(combat, { attacking, defenders }))];
    },
  },
  {
    rule: 'kw-command.3',
    check(g) {
      const { combat } = g.state.game;
      return combat === null ? NOTHING : wrongCommands(g, combat).map((id) => moveEvent(id, GRAVEYARD, { how: 'put' }));
    },
  },
  {
    rule: 'state-based-checks.10',
    check(g) {
      const ids = waiting(g);
      if (ids.length === 0) return NOTHING;
      return ids.flatMap((id) => {
        const entry = stackEntry(objectRow(g.state, id));
        return entry !== null && isHopeless(g, id, entry) ? [fizzleEvent(id)] : [];
      });
    },
  },
  { rule: 'state-based-checks.10.1', check: losingText },
  {
    rule: 'state-based-checks.9',
    check(g) {
      const played = zoneObjects(g, PLAYED, g.state.game.turn.active);
      if (played.length === 0) return NOTHING;
      const sources = new Set(waiting(g).map((id) => stackEntry(objectRow(g.state, id))?.source));
      return played.filter((id) => !sources.has(id)).map((id) => fromTheStack(g, id, 'put'));
    },
  },
];

const ofGame = checks.flatMap(({ check, rule }) => (check === undefined ? [] : [{ check, rule }]));
const NO_FACTS: Facts = {};
/** Those of each object on the field. */
export const objectChecks = checks.flatMap(({ ofObject, rule, concerns = () => true, facts = () => NO_FACTS }) =>
  ofObject === undefined ? [] : [{ ofObject, rule, concerns, facts }],
);

function add(out: GrandArchiveEvent[], events: Events, rule: string): void {
  for (const event of events) out.push(event.rule === undefined ? altered(event, { rule }) : event);
}

/** All that is demanded now and needs no choice; the end of the game first. */
export function checksNow(g: G): Events {
  const { players } = g.state;
  const isLosing = ({ id, standing }: PlayerRow): boolean => standing === 'playing' && loses(g, id) && mayLose(g, id);
  if (players.some(isLosing))
    return players
      .filter(isLosing)
      .map(({ id }): GrandArchiveEvent => ({ kind: 'lose', player: id, rule: 'ending-the-game.5' }));
  if (g.state.over === null && isDecided(g)) return [{ kind: 'over' }];
  const out: GrandArchiveEvent[] = [];
  for (const id of changedOnField(g)) {
    const row = objectRow(g.state, id);
    const c = characteristics(g, id);
    for (const { ofObject, rule } of objectChecks) {
      const events = ofObject(g, row, c);
      if (events.length > 0) add(out, events, rule);
    }
  }
  for (const { check, rule } of ofGame) {
    const events = check(g);
    if (events.length > 0) add(out, events, rule);
  }
  return once(out);
}

/** One team is left, or somebody wins. */
function isDecided(g: G): boolean {
  let team: number | null = null;
  let areAlike = true;
  for (const player of g.state.players) {
    if (player.standing !== 'playing') continue;
    if (playerState(g, player.id).wins) return true;
    team ??= player.team;
    if (player.team !== team) areAlike = false;
  }
  return areAlike;
}

const mayLose = (g: G, player: PlayerId): boolean => forbidden(g, 'lose', player) === null;

/** An object that two checks would destroy is destroyed once. */
function once(events: Events): Events {
  if (events.length < 2) return events;
  const seen = new Set<ObjectId>();
  return events.filter((e) => {
    if (e.kind !== 'destroy' && e.kind !== 'sacrifice') return true;
    if (seen.has(e.object)) return false;
    seen.add(e.object);
    return true;
  });
}

/** Unique 1: of several unique objects of a name a player keeps one. */
export function openChoice(g: G): OpenChoice | null {
  const names = new Map<string, ObjectId[]>();
  // Of objects that were there before there is nothing to choose any more.
  if (!changedOnField(g).some((id) => isOf(characteristics(g, id), UNIQUE))) return null;
  for (const id of field(g)) {
    const c = characteristics(g, id);
    if (!isOf(c, UNIQUE) || c.name === '') continue;
    const key = `${c.controller} ${c.name}`;
    const list = names.get(key);
    if (list === undefined) names.set(key, [id]);
    else list.push(id);
  }
  for (const [key, from] of names) {
    if (from.length < 2) continue;
    const player = Number(key.split(' ')[0]) as PlayerId;
    const decision: ChooseEntities = {
      kind: 'entities',
      player,
      rule: 'supertypes.unique.1',
      prompt: 'keep-unique',
      from,
      min: 1,
      max: 1,
    };
    const events = (answer: Answer | undefined): Events =>
      from
        .filter((id) => id !== (answer as readonly ObjectId[] | undefined)?.[0])
        .map((id) => sacrificeEvent(player, id, { forced: true, rule: 'supertypes.unique.1' }));
    return { decision, asked: [], events };
  }
  return null;
}
