/** One player: name, what only the game's players have, and what lies in the zones. */
import { useState } from 'react';
import { announce } from '../ui/announce.tsx';
import { Choice } from '../ui/choice.tsx';
import { CardSearch } from './card-search.tsx';
import { Counters } from './counters.tsx';
import { type Suggested, useEditor } from './game.ts';
import type { AnyDraft, AnyPlayer, Spot } from './situation.ts';
import { ZoneList } from './zone-list.tsx';

interface PlayerFormProps {
  readonly draft: AnyDraft;
  readonly at: number;
  change(draft: AnyDraft): void;
  edit(spot: Spot): void;
}

export function PlayerForm({ draft, at, change, edit }: PlayerFormProps) {
  const game = useEditor();
  const { situations } = game;
  const editor = game.useEditorWords();
  const player = draft.players[at];
  const [zone, setZone] = useState(situations.making.board);
  if (player === undefined) return null;
  const set = (part: Partial<AnyPlayer>): void => change(situations.withPlayer(draft, at, part));
  const add = (card: Suggested): void => {
    const to = game.zoneFor(card, zone);
    change(
      situations.addObject(draft, at, to, card.token === true ? { card: card.name, token: true } : { card: card.name }),
    );
    announce(editor.added(card.shown, editor.zones[to] ?? to, player.name));
  };
  return (
    <section className="lab-player" aria-label={player.name}>
      <h2 className="unseen">{player.name}</h2>
      <header>
        <label className="lab-field">
          {editor.name}
          <input
            value={player.name}
            maxLength={40}
            onChange={({ target }) => change(situations.renamePlayer(draft, at, target.value))}
          />
        </label>
        <game.Totals player={player} draft={draft} set={set} />
        <button
          type="button"
          className="lab-remove"
          disabled={draft.players.length <= 2}
          aria-label={editor.removePlayer(player.name)}
          title={editor.removePlayer(player.name)}
          onClick={() => change(situations.removePlayer(draft, at))}
        >
          ✕
        </button>
      </header>
      <div className="lab-add">
        <CardSearch label={editor.add(player.name)} chosen={add} />
        <Choice
          className="lab-field"
          label={editor.to}
          value={zone}
          of={game.zonesOf(draft)}
          words={(each) => editor.zones[each] ?? each}
          choose={(each) => setZone(each)}
        />
      </div>
      {situations.making.zones.map((each) => (
        <ZoneList key={each} draft={draft} at={at} zone={each} change={change} edit={edit} />
      ))}
      <details className="lab-more">
        <summary>{editor.more}</summary>
        <div className="lab-grid">
          <game.More player={player} draft={draft} set={set} />
          <label className="lab-field">
            {editor.team}
            <input
              value={player.team ?? ''}
              onChange={({ target }) => set({ team: target.value === '' ? null : target.value })}
            />
          </label>
          <label className="lab-check">
            <input
              type="checkbox"
              checked={player.libraryExact}
              onChange={({ target }) => set({ libraryExact: target.checked })}
            />
            {editor.libraryExact}
          </label>
        </div>
        <Counters counters={player.counters} kinds={game.playerCounters} change={(counters) => set({ counters })} />
      </details>
    </section>
  );
}
