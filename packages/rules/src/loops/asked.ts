/** What is asked of a game while it is played on: which nodes of the card language are worked out, and what they read. */
import { Aspect, type GameEvent, zoneAspect } from '@rulewright/kernel';
import type { Concept } from '../evaluate/concept.ts';
import { zonesRead } from '../evaluate/reads.ts';
import type { Node, Vocabulary } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';

export interface Asked {
  /** Aspects read directly, not as a characteristic. */
  aspects: number;
  /** Kinds of characteristics. */
  facets: number;
  /** Zones of which objects were listed or counted, as aspects. */
  listed: number;
  /** Something that has happened since was found when it was looked up. */
  history: boolean;
  /** What has happened since. */
  readonly happened: Set<GameEvent>;
}

type Evaluate = (g: CommonGame, node: Node, ...rest: never[]) => unknown;
interface Entry extends Concept {
  readonly evaluate: Evaluate;
  readonly names?: Evaluate;
}
type Table = Readonly<Record<string, Entry>>;

/** Who is still in the game is part of the position, not one of its numbers. */
const OF_STANDING: ReadonlySet<string> = new Set(['players', 'player']);

/** The kind of nodes that look events up one by one: they are noted where they find one. */
const LOOKED_UP = 'history';

/** A vocabulary that notes in `asked` what is worked out with it, and answers as the other does. */
export function noting(vocabulary: Vocabulary, asked: Asked): Vocabulary {
  const note = (entry: Entry, lists: boolean, node: Node): void => {
    if (OF_STANDING.has(node.kind)) return;
    if (entry.facet === 0) asked.aspects |= entry.reads;
    asked.facets |= entry.facet;
    if (lists) asked.listed |= (entry.reads & Aspect.zone) | zonesRead(vocabulary, { ...node });
    if ((entry.reads & Aspect.history) !== 0 && node.kind !== LOOKED_UP) asked.history = true;
  };
  const noted = <T>(table: T, lists: boolean): T => {
    const entries = Object.entries(table as Table).map(([kind, entry]) => {
      const wrapped = (evaluate: Evaluate): Evaluate => {
        return (g, node, ...rest) => {
          note(entry, lists, node);
          return evaluate(g, node, ...rest);
        };
      };
      const names = entry.names === undefined ? {} : { names: wrapped(entry.names) };
      return [kind, { ...entry, evaluate: wrapped(entry.evaluate), ...names }] as const;
    });
    return Object.fromEntries(entries) as T;
  };
  const { look } = vocabulary;
  return {
    // A filter or a condition is about what is at hand; what a condition counts or finds is found by a selector.
    filters: noted(vocabulary.filters, false),
    conditions: noted(vocabulary.conditions, false),
    values: noted(vocabulary.values, true),
    selectors: noted(vocabulary.selectors, true),
    classification: vocabulary.classification,
    look: {
      ...look,
      lookedUp(event) {
        if (asked.happened.has(event)) asked.history = true;
      },
    },
  };
}

export const nothingAsked = (): Asked => ({ aspects: 0, facets: 0, listed: 0, history: false, happened: new Set() });

export const isListed = (asked: Asked, zone: number): boolean => (asked.listed & zoneAspect(zone)) !== 0;
