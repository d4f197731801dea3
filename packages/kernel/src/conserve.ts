/** What must hold of every state, whatever the game. For tests and fuzzers: a violation is a bug of the kernel or a rule set. */
import { NO_PARENT } from './event.ts';
import type { Game } from './game.ts';
import { isObject, isPlayer, NO_OBJECT, type ObjectId } from './ids.ts';
import { snapshot } from './save.ts';
import { type Counters, effectRow, findObject, NOWHERE, type ObjectRow, type PlayerRow } from './state.ts';
import { rowsOf } from './table.ts';

type Report = (violation: string) => void;

/** Descriptions of what is wrong; empty if nothing is. */
export function invariants(g: Game): string[] {
  const found: string[] = [];
  const report: Report = (violation) => found.push(violation);
  for (const check of [
    zonesAndRowsAgree,
    attachmentsAreMutual,
    hooksAreRight,
    effectsAreMutual,
    countersAreCounts,
    cardsAreConserved,
    eventsFollow,
  ]) {
    check(g, report);
  }
  return found;
}

const isLive = (row: ObjectRow): boolean => row.zone !== NOWHERE;

const zoneName = (g: Game, zone: number): string => g.rules.zones[zone]?.name ?? `zone ${zone}`;

function zonesAndRowsAgree(g: Game, report: Report): void {
  const { zones, players, objects } = g.state;
  const listed = new Set<ObjectId>();
  zones.forEach((ids, index) => {
    const zone = Math.floor(index / players.length);
    const seat = index % players.length;
    const of = g.rules.zones[zone]?.of;
    const shared = of === 'game';
    const where = `${zoneName(g, zone)} of player ${seat}`;
    if (shared && seat !== 0 && ids.length > 0) report(`${where}: the zone is shared, but this list has objects`);
    if (of === 'object' && ids.length > 0) report(`${where}: the zone is one of objects, but this list has some`);
    for (const id of ids) {
      const row = findObject(g.state, id);
      if (row === undefined) report(`${where}: object ${id} has no row`);
      else if (row.keeper !== NO_OBJECT) report(`${where}: object ${id} is kept by ${row.keeper}`);
      else if (row.zone !== zone) report(`${where}: object ${id} has zone ${zoneName(g, row.zone)}`);
      else if (!shared && row.owner !== seat) report(`${where}: object ${id} is owned by player ${row.owner}`);
      if (listed.has(id)) report(`${where}: object ${id} is listed twice`);
      listed.add(id);
    }
  });
  for (const keeper of rowsOf(objects)) if (isLive(keeper)) keptAgree(g, keeper, listed, report);
  for (const row of rowsOf(objects)) {
    if (isLive(row) && !listed.has(row.id)) report(`object ${row.id} is not in the list of ${zoneName(g, row.zone)}`);
  }
}

/** What an object keeps knows it, and lies in a zone of objects. What was kept by one that is gone lies elsewhere by now. */
function keptAgree(g: Game, keeper: ObjectRow, listed: Set<ObjectId>, report: Report): void {
  for (const id of keeper.kept) {
    const row = findObject(g.state, id);
    if (row === undefined || !isLive(row)) report(`object ${keeper.id} keeps ${id}, which is gone`);
    else if (row.keeper !== keeper.id) report(`object ${keeper.id} keeps ${id}, which is kept by ${row.keeper}`);
    else if (g.rules.zones[row.zone]?.of !== 'object')
      report(`object ${keeper.id} keeps ${id}, which has zone ${zoneName(g, row.zone)}`);
    if (listed.has(id)) report(`object ${keeper.id}: object ${id} is listed twice`);
    listed.add(id);
  }
}

function attachmentsAreMutual(g: Game, report: Report): void {
  for (const row of rowsOf(g.state.objects)) {
    if (!isLive(row)) continue;
    if (isObject(row.host)) {
      const host = findObject(g.state, row.host);
      if (host === undefined || !isLive(host)) report(`object ${row.id} is attached to ${row.host}, which is gone`);
      else if (!host.attachments.includes(row.id))
        report(`object ${row.id} is attached to ${row.host}, which does not list it`);
    } else if (row.host >= 0 && g.state.players[row.host] === undefined) {
      report(`object ${row.id} is attached to ${row.host}, who is no player`);
    }
    if (new Set(row.attachments).size !== row.attachments.length) report(`object ${row.id} lists an attachment twice`);
    for (const id of row.attachments) {
      const attachment = findObject(g.state, id);
      if (attachment === undefined || !isLive(attachment))
        report(`object ${row.id} lists attachment ${id}, which is gone`);
      else if (attachment.host !== row.id)
        report(`object ${row.id} lists attachment ${id}, which is not attached to it`);
    }
  }
}

function hooksAreRight(g: Game, report: Report): void {
  const listed = g.state.hooks.map((ids) => new Set(ids));
  g.state.hooks.forEach((ids, hook) => {
    if (listed[hook]?.size !== ids.length) report(`hook ${hook} lists an object twice`);
    for (const id of ids) {
      const row = findObject(g.state, id);
      if (row === undefined || !isLive(row)) report(`hook ${hook} lists object ${id}, which is gone`);
      else if (!g.rules.hooksOf(g, row).includes(hook))
        report(`hook ${hook} lists object ${id}, which does not listen there`);
    }
  });
  for (const row of rowsOf(g.state.objects)) {
    if (!isLive(row)) continue;
    for (const hook of g.rules.hooksOf(g, row)) {
      if (listed[hook]?.has(row.id) !== true)
        report(`object ${row.id} listens on hook ${hook}, which does not list it`);
    }
  }
}

function effectsAreMutual(g: Game, report: Report): void {
  const live = new Set(g.state.live);
  for (const id of live)
    if (effectRow(g.state, id) === null) report(`effect ${id} is listed as in force, but has ended`);
  for (const row of rowsOf(g.state.objects)) {
    for (const id of row.effects) {
      const effect = effectRow(g.state, id);
      if (effect === null) report(`object ${row.id} lists effect ${id}, which has ended`);
      else if (effect.objects?.includes(row.id) !== true)
        report(`object ${row.id} lists effect ${id}, which is not fixed on it`);
    }
  }
  for (const effect of rowsOf(g.state.effects)) {
    if (effect === null) continue;
    if (!live.has(effect.id)) report(`effect ${effect.id} is not listed as in force`);
    for (const id of effect.objects ?? []) {
      if (!isPlayer(id) && findObject(g.state, id)?.effects.includes(effect.id) !== true) {
        report(`effect ${effect.id} is fixed on ${id}, where it is not found`);
      }
    }
  }
}

function countersAreCounts(g: Game, report: Report): void {
  const check = (holder: string, counters: Counters): void => {
    for (const [counter, n] of Object.entries(counters)) {
      if (!Number.isInteger(n) || n < 0) report(`${holder} has ${n} ${counter} counters`);
    }
  };
  for (const row of rowsOf(g.state.objects)) check(`object ${row.id}`, row.counters);
  for (const player of g.state.players) check(`player ${player.id}`, player.counters);
}

/** Every card that began the game is one live object, whatever it has become since. */
function cardsAreConserved(g: Game, report: Report): void {
  const origin = new Map<ObjectId, ObjectId>();
  const lives = new Map<ObjectId, number>();
  for (const row of rowsOf(g.state.objects)) {
    const before = row.before === NO_OBJECT ? undefined : findObject(g.state, row.before);
    if (before !== undefined && before.after !== row.id)
      report(`object ${row.id} was ${before.id}, which became ${before.after}`);
    // A copy may become a token; everything else stays what it is.
    if (before !== undefined && before.kind !== row.kind && !(before.kind === 'copy' && row.kind === 'token'))
      report(`object ${row.id} is a ${row.kind}, but was a ${before.kind}`);
    const root = origin.get(row.before) ?? row.id;
    origin.set(row.id, root);
    if (row.kind === 'card') lives.set(root, (lives.get(root) ?? 0) + (isLive(row) ? 1 : 0));
  }
  for (const [card, n] of lives) {
    if (n > 1 || (n === 0 && ownerPlays(g, card))) report(`card ${card} is ${n} objects`);
  }
}

/** Every event has the rule that made it, and follows from one before it or begins something. */
function eventsFollow(g: Game, report: Report): void {
  const { log } = g.state;
  let at = log.first;
  for (const { kind, rule, parent = at } of rowsOf(log)) {
    if (rule === undefined) report(`event ${at} (${kind}) has no rule`);
    if (parent < NO_PARENT || parent >= at) report(`event ${at} (${kind}) follows from ${parent}`);
    at++;
  }
}

/** The cards of a player who left a game of several leave with their owner. */
const ownerPlays = (g: Game, card: ObjectId): boolean => {
  const owner: PlayerRow | undefined = g.state.players[findObject(g.state, card)?.owner ?? -1];
  return owner?.standing === 'playing';
};

/** Places in the state that hold something other than plain data: what would not survive being saved. */
export function notPlain(g: Game): string[] {
  const found: string[] = [];
  const walk = (value: unknown, place: string): void => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) found.push(`${place} is ${value}`);
    } else if (Array.isArray(value)) {
      value.forEach((item, i) => {
        if (item === undefined) found.push(`${place}[${i}] is undefined`);
        walk(item, `${place}[${i}]`);
      });
    } else if (typeof value !== 'object') {
      found.push(`${place} is a ${typeof value}`);
    } else if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) {
      found.push(`${place} is a ${value.constructor.name}`);
    } else {
      for (const [key, field] of Object.entries(value)) walk(field, `${place}.${key}`);
    }
  };
  walk(snapshot(g.state), 'state');
  return found;
}
