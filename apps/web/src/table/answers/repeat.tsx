/** What has been done twice, proposed to be done so many times more. */
import type { RepeatOffered } from '@rulewright/table';
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { useTable } from '../board.ts';

/** What a field that is empty, or holds something else than a number, comes to. */
const within = (n: number, most: number): number => Math.max(1, Math.min(most, Number.isFinite(n) ? Math.trunc(n) : 1));

export function RepeatAnswer({ repeat: { once, most, words } }: { readonly repeat: RepeatOffered }) {
  const { ask } = useWords().table;
  const board = useTable();
  const [text, setText] = useState('1');
  const times = within(Number.parseInt(text, 10), most);
  return (
    <form
      className="tb-repeat"
      aria-label={ask.repeat}
      onSubmit={(event) => {
        event.preventDefault();
        board.acts().answer({ ...once, times });
      }}
    >
      <span className="tb-stepper">
        <label htmlFor="tb-repeat-times">{ask.times}</label>
        <input
          id="tb-repeat-times"
          type="number"
          inputMode="numeric"
          aria-describedby="tb-repeat-what"
          min={1}
          max={most}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </span>
      <button type="submit">{ask.repeatTimes(times)}</button>
      <span id="tb-repeat-what" className="tb-hint">
        {ask.repeatWhat} {words} (1–{most})
      </span>
    </form>
  );
}
