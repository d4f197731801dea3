/** What was chosen for an object as it entered: a colour, a name, a type, a player, a number. */
import type { DraftChosen } from '@rulewright/scenario/magic';
import { Choice } from '../../../../ui/choice.tsx';
import { useWords } from '../../words/index.ts';

const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;

interface ChosenProps {
  readonly chosen: DraftChosen;
  readonly players: readonly string[];
  change(chosen: DraftChosen): void;
}

export function Chosen({ chosen, players, change }: ChosenProps) {
  const { editor } = useWords();
  const set = (part: Readonly<Record<string, string | number>>): void =>
    change(
      Object.fromEntries(Object.entries({ ...chosen, ...part }).filter(([, value]) => value !== '')) as DraftChosen,
    );
  return (
    <details className="lab-chosen">
      <summary>{editor.chosen}</summary>
      <div className="lab-grid">
        <Choice
          className="lab-field"
          label={editor.chosens.color}
          value={chosen.color ?? ''}
          of={['', ...COLORS]}
          words={(color) => (color === '' ? '–' : editor.colors[color])}
          choose={(color) => set({ color })}
        />
        <Choice
          className="lab-field"
          label={editor.chosens.player}
          value={chosen.player ?? ''}
          of={['', ...players]}
          words={(name) => (name === '' ? '–' : name)}
          choose={(player) => set({ player })}
        />
        {(['name', 'type'] as const).map((key) => (
          <label key={key} className="lab-field">
            {editor.chosens[key]}
            <input value={chosen[key] ?? ''} onChange={({ target }) => set({ [key]: target.value })} />
          </label>
        ))}
        <label className="lab-field">
          {editor.chosens.number}
          <input
            type="number"
            value={chosen.number ?? ''}
            onChange={({ target }) => set({ number: target.value === '' ? '' : Math.trunc(Number(target.value)) })}
          />
        </label>
      </div>
    </details>
  );
}
