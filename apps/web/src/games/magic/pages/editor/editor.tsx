/** Putting a situation of Magic together. */
import { STEPS } from '@rulewright/language/magic';
import type { Draft, DraftObject } from '@rulewright/scenario/magic';
import type { EditorGame } from '../../../../editor/game.ts';
import { EditorPage } from '../../../../editor/page.tsx';
import { engine } from '../../engine/client.ts';
import { useWords } from '../../words/index.ts';
import { FORMATS, type MagicSituation, made, RULES, zonesOf } from './draft.ts';
import { isDraft } from './kept-draft.ts';
import { Chosen, State } from './object-form.tsx';
import { More, Totals } from './player-form.tsx';

const PERMANENT: readonly string[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];

/** A table on which a card can be tried: it is in hand, and there is mana of every colour. */
function trying(draft: Draft, card: string): Draft {
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
  let table: Draft = { ...draft, title: card };
  for (const land of lands) table = made.addObject(table, 0, 'battlefield', { card: land, count: 3 });
  table = made.addObject(table, 0, 'hand', { card, count: 2 });
  return made.addObject(table, 1, 'battlefield', { card: 'Grizzly Bears', count: 2 });
}

function useMarks(): (object: DraftObject) => readonly string[] {
  const { editor } = useWords();
  return (object) => [
    ...(['tapped', 'sick', 'token', 'phasedOut'] as const).flatMap((flag) =>
      object[flag] === true ? [editor.flags[flag]] : [],
    ),
    ...(object.face === 'back' ? [editor.back] : []),
    ...(object.faceDown === undefined ? [] : [editor.faceDowns[object.faceDown]]),
    ...(object.damage === undefined ? [] : [`${editor.damage} ${object.damage}`]),
    ...Object.entries(object.counters ?? {}).map(([kind, count]) => `${count} ${kind}`),
    ...(object.controller === undefined ? [] : [`${editor.controller}: ${object.controller}`]),
    ...(object.attached === undefined ? [] : [`→ ${object.attached}`]),
    ...(object.attacking === undefined ? [] : [`⚔ ${object.attacking}`]),
  ];
}

const magicEditor: EditorGame<MagicSituation> = {
  name: 'magic',
  situations: made,
  useEditorWords: () => useWords().editor,
  zonesOf,
  zoneFor: ({ types }, wanted) =>
    wanted === 'battlefield' && !types.some((type) => PERMANENT.includes(type)) ? 'hand' : wanted,
  steps: STEPS,
  formats: FORMATS,
  rules: RULES,
  playerCounters: ['poison', 'energy', 'experience', 'rad'],
  objectCounters: ['+1/+1', '-1/-1', 'loyalty', 'charge', 'time', 'lore', 'stun', 'shield', 'flying', 'defense'],
  isDraft,
  trying,
  useMarks,
  Totals,
  More,
  State,
  Extra: Chosen,
  lab: engine.lab,
};

export default function Editor({ id }: { readonly id?: string }) {
  return <EditorPage game={magicEditor} id={id} />;
}
