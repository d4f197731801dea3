/** The game as a whole: its title, format and rules, and the moment of the turn. */
import { Choice } from '../ui/choice.tsx';
import { useEditor } from './game.ts';
import type { AnyDraft } from './situation.ts';
import { Whole } from './whole.tsx';

export function GameForm({ draft, change }: { readonly draft: AnyDraft; change(draft: AnyDraft): void }) {
  const { useEditorWords, steps, formats, rules: editions } = useEditor();
  const editor = useEditorWords();
  const { start } = draft;
  const begin = (part: Partial<AnyDraft['start']>): void => change({ ...draft, start: { ...start, ...part } });
  return (
    <fieldset className="lab-game">
      <legend>{editor.game}</legend>
      <label className="lab-field lab-title">
        {editor.name}
        <input
          value={draft.title}
          maxLength={200}
          onChange={({ target }) => change({ ...draft, title: target.value })}
        />
      </label>
      <Whole className="lab-short" label={editor.turn} value={start.turn} least={1} set={(turn) => begin({ turn })} />
      <Choice
        className="lab-field"
        label={editor.active}
        value={start.active}
        of={draft.players.map(({ name }) => name)}
        words={(name) => name}
        choose={(active) => begin({ active })}
      />
      <Choice
        className="lab-field"
        label={editor.step}
        value={start.step}
        of={steps}
        words={(step) => editor.steps[step] ?? step}
        choose={(step) => begin({ step })}
      />
      <Choice
        className="lab-field"
        label={editor.format}
        value={draft.format}
        of={formats}
        words={(format) => editor.formats[format] ?? format}
        choose={(format) => change({ ...draft, format })}
      />
      <Choice
        className="lab-field"
        label={editor.rules}
        value={draft.rules}
        of={editions}
        words={(rules) => (rules === 'current' ? editor.currentRules : rules)}
        choose={(rules) => change({ ...draft, rules })}
      />
      <Whole
        className="lab-short"
        label={editor.seed}
        value={draft.seed}
        least={0}
        set={(seed) => change({ ...draft, seed })}
      />
    </fieldset>
  );
}
