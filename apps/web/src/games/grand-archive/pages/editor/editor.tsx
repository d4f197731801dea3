/** Putting a situation of Grand Archive together. */
import type { Draft, DraftObject } from '@rulewright/scenario/grand-archive';
import type { EditorGame } from '../../../../editor/game.ts';
import { EditorPage } from '../../../../editor/page.tsx';
import { engine } from '../../engine/client.ts';
import { useWords } from '../../words/index.ts';
import { FORMATS, type GrandArchiveSituation, made, PHASES, RULES, ZONES } from './draft.ts';
import { isDraft } from './kept-draft.ts';
import { FLAGS, More, State } from './object-form.tsx';

/** A champion that every rule knows how to begin with. */
const CHAMPION = 'Lost Spirit';

/** A table on which a card can be tried: it is in hand with others to pay for it, and both players have a champion. */
function trying(draft: Draft, card: string): Draft {
  let table: Draft = { ...draft, title: card };
  for (const at of draft.players.keys()) table = made.addObject(table, at, 'champion', { card: CHAMPION });
  table = made.addObject(table, 0, 'hand', { card, count: 4 });
  return made.addObject(table, 0, 'memory', { card, count: 2 });
}

function useMarks(): (object: DraftObject) => readonly string[] {
  const { editor } = useWords();
  return (object) => [
    ...FLAGS.flatMap((flag) => (object[flag] === true ? [editor.flags[flag]] : [])),
    ...(object.damage === undefined ? [] : [`${editor.damage} ${object.damage}`]),
    ...(object.level === undefined ? [] : [`${editor.level} ${object.level}`]),
    ...Object.entries(object.counters ?? {}).map(([kind, count]) => `${count} ${kind}`),
    ...(object.controller === undefined ? [] : [`${editor.controller}: ${object.controller}`]),
    ...(object.attached === undefined ? [] : [`→ ${object.attached}`]),
    ...(object.loaded ?? []).map(({ card }) => `+ ${card}`),
  ];
}

const nothing = (): null => null;

const grandArchiveEditor: EditorGame<GrandArchiveSituation> = {
  name: 'grand-archive',
  situations: made,
  useEditorWords: () => useWords().editor,
  zonesOf: () => ZONES,
  zoneFor: ({ types }, wanted) => {
    if (wanted !== 'field') return wanted;
    // Champions stand for the player; actions and attacks are never on the field.
    if (types.includes('champion')) return 'champion';
    return types.includes('action') || types.includes('attack') ? 'hand' : wanted;
  },
  steps: PHASES,
  formats: FORMATS,
  rules: RULES,
  playerCounters: [],
  objectCounters: ['buff', 'debuff', 'durability', 'level', 'enlighten', 'preparation', 'charge', 'omen', 'sheen'],
  isDraft,
  trying,
  useMarks,
  Totals: nothing,
  More,
  State,
  Extra: nothing,
  lab: engine.lab,
};

export default function Editor({ id }: { readonly id?: string }) {
  return <EditorPage game={grandArchiveEditor} id={id} />;
}
