/** What only players of Magic have: life, mana, lands played. */
import type { OfPlayer } from '../../../../editor/game.ts';
import { Whole } from '../../../../editor/whole.tsx';
import { useWords } from '../../words/index.ts';
import type { MagicSituation } from './draft.ts';

/** What players begin with. */
const LIFE = { duel: 20, 'free-for-all': 20, 'two-headed-giant': 30, commander: 40 } as const;

export function Totals({ player, draft, set }: OfPlayer<MagicSituation>) {
  const { editor } = useWords();
  return (
    <label className="lab-field lab-short">
      {editor.life}
      <input
        type="number"
        value={player.life ?? ''}
        placeholder={String(LIFE[draft.format as keyof typeof LIFE] ?? 20)}
        onChange={({ target }) => set({ life: target.value === '' ? null : Math.trunc(Number(target.value)) })}
      />
    </label>
  );
}

export function More({ player, set }: OfPlayer<MagicSituation>) {
  const { editor } = useWords();
  return (
    <>
      <label className="lab-field">
        {editor.mana}
        <input
          value={player.mana}
          placeholder="{R}{R}"
          onChange={({ target }) => set({ mana: target.value.toUpperCase() })}
        />
      </label>
      <Whole
        label={editor.landsPlayed}
        value={player.landsPlayed}
        least={0}
        set={(landsPlayed) => set({ landsPlayed })}
      />
    </>
  );
}
