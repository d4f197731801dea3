/** The game as a whole: its title, format and rules, and the moment of the turn. */
import type { Draft } from '@rulewright/scenario';
import { useWords } from '../../../store/settings.ts';
import { FORMATS, RULES, STEPS } from './draft.ts';

export function GameForm({ draft, change }: { readonly draft: Draft; change(draft: Draft): void }) {
  const { editor } = useWords().lab;
  const { start } = draft;
  const begin = (part: Partial<Draft['start']>): void => change({ ...draft, start: { ...start, ...part } });
  const whole = (text: string, least: number): number => Math.max(least, Math.trunc(Number(text)) || least);
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
      <label className="lab-field lab-short">
        {editor.turn}
        <input
          type="number"
          min={1}
          value={start.turn}
          onChange={({ target }) => begin({ turn: whole(target.value, 1) })}
        />
      </label>
      <label className="lab-field">
        {editor.active}
        <select value={start.active} onChange={({ target }) => begin({ active: target.value })}>
          {draft.players.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="lab-field">
        {editor.step}
        <select
          value={start.step}
          onChange={({ target }) => begin({ step: STEPS.find((step) => step === target.value) ?? 'main1' })}
        >
          {STEPS.map((step) => (
            <option key={step} value={step}>
              {editor.steps[step]}
            </option>
          ))}
        </select>
      </label>
      <label className="lab-field">
        {editor.format}
        <select
          value={draft.format}
          onChange={({ target }) => change({ ...draft, format: FORMATS.find((f) => f === target.value) ?? 'duel' })}
        >
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {editor.formats[format]}
            </option>
          ))}
        </select>
      </label>
      <label className="lab-field">
        {editor.rules}
        <select value={draft.rules} onChange={({ target }) => change({ ...draft, rules: target.value })}>
          {RULES.map((rules) => (
            <option key={rules} value={rules}>
              {rules === 'current' ? editor.currentRules : rules}
            </option>
          ))}
        </select>
      </label>
      <label className="lab-field lab-short">
        {editor.seed}
        <input
          type="number"
          min={0}
          value={draft.seed}
          onChange={({ target }) => change({ ...draft, seed: whole(target.value, 0) })}
        />
      </label>
    </fieldset>
  );
}
