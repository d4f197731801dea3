/** Snapshots and questions made by hand. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import type { ZoneShown } from '@rulewright/table';
import type { Question, Shown, Snapshot } from '../../src/games/magic/types.ts';

export const object = (n: number): ObjectId => n as ObjectId;
const player = (n: number): PlayerId => n as PlayerId;
export const ME = player(0);
export const OTHER = player(1);

export const shown = (id: number, more: Partial<Shown> = {}): Shown => ({
  id: object(id),
  kind: 'card',
  zone: 'battlefield',
  name: 'Grizzly Bears',
  card: 'Grizzly Bears',
  hidden: false,
  cost: '{1}{G}',
  manaValue: 2,
  colors: ['green'],
  supertypes: [],
  types: ['creature'],
  subtypes: ['Bear'],
  typeLine: 'Creature — Bear',
  text: [],
  power: 2,
  toughness: 2,
  printed: { power: 2, toughness: 2 },
  loyalty: null,
  defense: null,
  keywords: [],
  keywordCodes: [],
  owner: ME,
  controller: ME,
  tapped: false,
  faceDown: false,
  phasedOut: false,
  sick: false,
  damage: 0,
  counters: [],
  host: null,
  attachments: [],
  ...more,
});

const NOTHING: ZoneShown = { count: 0, seen: [] };

function lying(objects: readonly Shown[], zone: string): ZoneShown {
  const seen = objects.filter((o) => o.zone === zone).map((o) => o.id);
  return { count: seen.length, seen };
}

export const snapshotOf = (objects: readonly Shown[], more: Partial<Snapshot> = {}): Snapshot => ({
  viewer: ME,
  at: 0,
  turn: { number: 1, active: ME, step: 'main1', words: 'Turn 1', steps: [] },
  facts: { combat: [] },
  players: [ME, OTHER].map((id) => ({
    id,
    name: id === ME ? 'You' : 'Bot',
    you: id === ME,
    standing: 'playing',
    facts: { life: 20, mana: [], landsPlayed: 0 },
    counters: [],
    zones: { hand: NOTHING, library: { count: 53, seen: [] }, graveyard: NOTHING },
  })),
  objects: Object.fromEntries(objects.map((o) => [o.id, o])),
  zones: {
    battlefield: lying(objects, 'battlefield'),
    stack: lying(objects, 'stack'),
    exile: NOTHING,
    command: NOTHING,
  },
  question: null,
  waitingFor: null,
  priority: null,
  over: null,
  undo: false,
  ...more,
});

type Own<K extends Question['kind']> = Omit<
  Extract<Question, { kind: K }>,
  'kind' | 'player' | 'words' | 'why' | 'rule' | 'prompt'
>;

export const asked = <K extends Question['kind']>(kind: K, own: Own<K>): Extract<Question, { kind: K }> =>
  ({ kind, player: ME, words: 'Choose.', why: '', rule: '', prompt: kind, ...own }) as unknown as Extract<
    Question,
    { kind: K }
  >;
