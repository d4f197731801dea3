/** The game as a whole: its title, format and rules, and the moment of the turn. */
import { STEPS } from '@rulewright/language/magic';
import type { Draft } from '@rulewright/scenario/magic';
import { Choice } from '../../../../ui/choice.tsx';
import { useWords } from '../../words/index.ts';
import { FORMATS, RULES } from './draft.ts';
import { Whole } from './whole.tsx';

export function GameForm({ draft, change }: { readonly draft: Draft; change(draft: Draft): void }) {
  const { editor } = useWords();
  const { start } = draft;
  const begin = (part: Partial<Draft['start']>): void => change({ ...draft, start: { ...start, ...part } });
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
        of={STEPS}
        words={(step) => editor.steps[step]}
        choose={(step) => begin({ step })}
      />
      <Choice
        className="lab-field"
        label={editor.format}
        value={draft.format}
        of={FORMATS}
        words={(format) => editor.formats[format]}
        choose={(format) => change({ ...draft, format })}
      />
      <Choice
        className="lab-field"
        label={editor.rules}
        value={draft.rules}
        of={RULES}
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
