// Short English for messages: what is asked, why something is refused, what happened last.
import {
  type Decision,
  decides,
  decisionKind,
  type EntityId,
  eventsSince,
  type GameEvent,
  type ObjectId,
  type Plain,
  type Refusal,
} from '@rulewright/kernel';
import type { Play } from './play.ts';
import { entityName } from './refs.ts';

type Speaking = Pick<Play, 'game' | 'playing'>;

export function listed(words: readonly string[]): string {
  return words.length === 0 ? 'nothing' : words.join(', ');
}

/** A refusal in words, with its code, the rule and what it is about. */
export function refusalText(play: Speaking, refusal: Refusal): string {
  const { code } = refusal;
  const words = play.playing.words.refusal(refusal);
  const details = detailsOf(play, refusal);
  return words === code || words === code.replaceAll('-', ' ') ? details : `${words}: ${details}`;
}

function detailsOf(play: Speaking, { code, rule, data }: Refusal): string {
  const about = Object.entries(data ?? {}).map(([key, value]) => `${key} ${dataText(play, key, value)}`);
  const details = [...(rule === undefined ? [] : [`rule ${rule}`]), ...about];
  return details.length === 0 ? code : `${code} (${details.join('; ')})`;
}

const entityKeys: ReadonlySet<string> = new Set(['object', 'other', 'player', 'source', 'target', 'by']);

function dataText(play: Speaking, key: string, value: Plain): string {
  return entityKeys.has(key) && typeof value === 'number' ? entityName(play, value as EntityId) : JSON.stringify(value);
}

/** Past so many, options help nobody. */
const MOST_OPTIONS = 12;

/** Who is asked what, and what the answer may be. */
export function decisionText(play: Speaking, decision: Decision): string {
  const about = decision.about === undefined ? '' : ` for ${entityName(play, decision.about)}`;
  const { prompt, rule } = decision;
  const ask = play.playing.words.ask(prompt) ?? prompt.replaceAll('-', ' ');
  const head = `${entityName(play, decides(decision))} has to decide: ${ask} (${prompt}${about}, rule ${rule})`;
  const options = optionsOf(play, decision);
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

function optionsOf(play: Speaking, decision: Decision): string | null {
  const d = decision as Decision & DecisionFields;
  const names = (ids: readonly EntityId[]): string => shortened(ids.map((id) => entityName(play, id)));
  const range = d.min === d.max ? `${d.min}` : `${d.min} to ${d.max}`;
  if (d.from !== undefined) return `${range} of ${names(d.from)}`;
  if (d.items !== undefined) {
    const items = d.items.map((id, i) => `${entityName(play, id)}${d.labels?.[i] ? ` (${d.labels[i]})` : ''}`);
    return `an order of ${shortened(items)}`;
  }
  if (d.among !== undefined) return `${d.total} divided among ${names(d.among)}`;
  if (d.options !== undefined) {
    const labels = d.options.map(({ label, entity, hints = [] }) => {
      if (entity !== undefined) return entityName(play, entity);
      return hints.length === 0 ? label : `${label} (${hints.join(', ')})`;
    });
    return `${range} of ${shortened(labels)}`;
  }
  if (d.kind === 'yesNo') return 'yes or no';
  if (d.kind === 'number') return `a number from ${range.replace(' to ', ' to ')}`;
  const answers = decisionKind(play.game, decision).answers(play.game, decision);
  return answers === null ? null : `one of ${shortened(answers.map((a) => JSON.stringify(a)))}`;
}

function shortened(words: readonly string[]): string {
  if (words.length <= MOST_OPTIONS) return listed(words);
  return `${words.slice(0, MOST_OPTIONS).join(', ')} and ${words.length - MOST_OPTIONS} more`;
}

const MOST_EVENTS = 8;

/** The last things that happened, oldest first. */
export function lastEvents(play: Speaking): string {
  const texts: string[] = [];
  for (const event of eventsSince(play.game.state, 0).toReversed()) {
    const text = eventText(play, event);
    if (text !== null) texts.unshift(text);
    if (texts.length === MOST_EVENTS) break;
  }
  return listed(texts);
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
}

/** Null if it tells a reader nothing. */
function eventText(play: Speaking, event: GameEvent): string | null {
  const e = event as GameEvent & EventFields;
  const name = (id: EntityId | undefined): string => (id === undefined ? '' : entityName(play, id));
  const own = play.playing.words.event(play.game, event, name);
  if (own !== undefined) return own;
  switch (e.kind) {
    case 'move':
      return `${name(e.object)} to ${play.game.rules.zones[e.to ?? -1]?.name ?? 'nowhere'}`;
    case 'counters':
      return `${e.amount} ${e.counter} on ${name(e.on)}`;
    default: {
      const parts = [name(e.player), e.kind, name(e.object), e.amount === undefined ? '' : String(e.amount)];
      return parts.filter((part) => part !== '').join(' ');
    }
  }
}
