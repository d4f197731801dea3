// Short English for messages: what is asked, why something is refused, what happened last.
import {
  type Decision,
  decides,
  decisionKind,
  type EntityId,
  eventsSince,
  type GameEvent,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  type Plain,
  type Refusal,
} from '@rulewright/kernel';
import { type G, zones } from '@rulewright/magic';
import { languages, reason } from '@rulewright/text/magic';
import { objectName } from './refs.ts';

export function entityName(g: G, id: EntityId): string {
  if (id === NO_OBJECT) return 'nothing';
  return isPlayer(id) ? (g.state.players[id]?.name ?? `player ${id}`) : objectName(g, id);
}

export function listed(words: readonly string[]): string {
  return words.length === 0 ? 'nothing' : words.join(', ');
}

const { en } = languages;

/** A refusal in words, with its code, the rule and what it is about. */
export function refusalText(g: G, refusal: Refusal): string {
  const { code } = refusal;
  const words = en === undefined ? code : reason(en, refusal);
  const details = detailsOf(g, refusal);
  return words === code || words === code.replaceAll('-', ' ') ? details : `${words}: ${details}`;
}

function detailsOf(g: G, { code, rule, data }: Refusal): string {
  const about = Object.entries(data ?? {}).map(([key, value]) => `${key} ${dataText(g, key, value)}`);
  const details = [...(rule === undefined ? [] : [`rule ${rule}`]), ...about];
  return details.length === 0 ? code : `${code} (${details.join('; ')})`;
}

const entityKeys: ReadonlySet<string> = new Set(['object', 'other', 'player', 'source', 'target', 'by']);

function dataText(g: G, key: string, value: Plain): string {
  return entityKeys.has(key) && typeof value === 'number' ? entityName(g, value as EntityId) : JSON.stringify(value);
}

/** Past so many, options help nobody. */
const MOST_OPTIONS = 12;

/** Who is asked what, and what the answer may be. */
export function decisionText(g: G, decision: Decision): string {
  const about = decision.about === undefined ? '' : ` for ${entityName(g, decision.about)}`;
  const { prompt, rule } = decision;
  const ask = en?.prompts[prompt]?.ask ?? prompt.replaceAll('-', ' ');
  const head = `${entityName(g, decides(decision))} has to decide: ${ask} (${prompt}${about}, rule ${rule})`;
  const options = optionsOf(g, decision);
  return options === null ? head : `${head}; ${options}`;
}

/** The fields that the kinds of decision have, whichever they are. */
interface DecisionFields {
  readonly from?: readonly EntityId[];
  readonly items?: readonly EntityId[];
  readonly among?: readonly EntityId[];
  readonly options?: readonly {
    readonly label: string;
    readonly entity?: EntityId;
    readonly hints?: readonly string[];
  }[];
  readonly labels?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly total?: number;
}

function optionsOf(g: G, decision: Decision): string | null {
  const d = decision as Decision & DecisionFields;
  const names = (ids: readonly EntityId[]): string => shortened(ids.map((id) => entityName(g, id)));
  const range = d.min === d.max ? `${d.min}` : `${d.min} to ${d.max}`;
  if (d.from !== undefined) return `${range} of ${names(d.from)}`;
  if (d.items !== undefined) {
    const items = d.items.map((id, i) => `${entityName(g, id)}${d.labels?.[i] ? ` (${d.labels[i]})` : ''}`);
    return `an order of ${shortened(items)}`;
  }
  if (d.among !== undefined) return `${d.total} divided among ${names(d.among)}`;
  if (d.options !== undefined) {
    const labels = d.options.map(({ label, entity, hints = [] }) => {
      if (entity !== undefined) return entityName(g, entity);
      return hints.length === 0 ? label : `${label} (${hints.join(', ')})`;
    });
    return `${range} of ${shortened(labels)}`;
  }
  if (d.kind === 'yesNo') return 'yes or no';
  if (d.kind === 'number') return `a number from ${range.replace(' to ', ' to ')}`;
  const answers = decisionKind(g, decision).answers(g, decision);
  return answers === null ? null : `one of ${shortened(answers.map((a) => JSON.stringify(a)))}`;
}

function shortened(words: readonly string[]): string {
  if (words.length <= MOST_OPTIONS) return listed(words);
  return `${words.slice(0, MOST_OPTIONS).join(', ')} and ${words.length - MOST_OPTIONS} more`;
}

/** Bookkeeping that tells a reader nothing. */
const silent: ReadonlySet<string> = new Set([
  'checked',
  'announce',
  'emptyPools',
  'triggersTaken',
  'planTurn',
  'combat',
  'targeted',
  'endEffect',
  'expire',
  'wearOff',
  'useEffect',
]);

const MOST_EVENTS = 8;

/** The last things that happened, oldest first. */
export function lastEvents(g: G): string {
  const events = eventsSince(g.state, 0).filter((event) => !silent.has(event.kind));
  return listed(events.slice(-MOST_EVENTS).map((event) => eventText(g, event)));
}

/** The fields that events have, whichever they are. */
interface EventFields {
  readonly object?: EntityId;
  readonly source?: ObjectId;
  readonly player?: EntityId;
  readonly on?: EntityId;
  readonly to?: number;
  readonly amount?: number;
  readonly counter?: string;
  readonly step?: string;
  readonly number?: number;
}

function eventText(g: G, event: GameEvent): string {
  const e = event as GameEvent & EventFields;
  const name = (id: EntityId | undefined): string => (id === undefined ? '' : entityName(g, id));
  switch (e.kind) {
    case 'move':
      return `${name(e.object)} to ${zones[e.to ?? -1]?.name ?? 'nowhere'}`;
    case 'damage':
      return `${name(e.source)} deals ${e.amount} to ${name(e.to as EntityId)}`;
    case 'beginning':
      return `${e.step} of ${name(e.player)}`;
    case 'turn':
      return `turn ${e.number} of ${name(e.player)}`;
    case 'counters':
      return `${e.amount} ${e.counter} on ${name(e.on)}`;
    default: {
      const parts = [name(e.player), e.kind, name(e.object), e.amount === undefined ? '' : String(e.amount)];
      return parts.filter((part) => part !== '').join(' ');
    }
  }
}
