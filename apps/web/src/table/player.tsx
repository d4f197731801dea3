/** A player's bar: name, life, mana, counters, and the zones that can be opened. */
import { memo, useMemo } from 'react';
import { Mana } from '../games/magic/card/index.ts';
import type { PlayerShown } from '../games/magic/types.ts';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import { useItem } from './item.ts';
import { ZoneIcon } from './zone-icon.tsx';
import { type PileZone, pileOf } from './zones.ts';

const ZoneButton = memo(function ZoneButton({
  player,
  zone,
  always = false,
}: {
  readonly player: PlayerShown;
  readonly zone: PileZone;
  readonly always?: boolean;
}) {
  const { table } = useWords();
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const { count, seen } = useMemo(() => pileOf(snapshot, player.id, zone), [snapshot, player.id, zone]);
  const lit = useBoard((s) => seen.some((id) => s.lights.has(id) && s.lights.get(id) !== 'mana'));
  const marked = useBoard((s) => seen.some((id) => s.highlighted.has(id)));
  if (!always && count === 0) return null;
  const label = `${table.zoneOf(table.zones[zone], player.name)}: ${table.cards(count)}`;
  return (
    <button
      type="button"
      className="tb-zone"
      tabIndex={-1}
      data-item=""
      data-pile={`${zone} ${player.id}`}
      data-light={lit ? 'can' : undefined}
      data-marked={marked ? 'why' : undefined}
      title={label}
      onClick={() => board.openZone({ zone, player: player.id })}
    >
      <span className="unseen">{lit ? `${label}, ${table.lights.can}` : label}</span>
      <ZoneIcon zone={zone} />
      <span aria-hidden="true">{count}</span>
    </button>
  );
});

export const PlayerBar = memo(function PlayerBar({
  player,
  mine,
}: {
  readonly player: PlayerShown;
  readonly mine: boolean;
}) {
  const { table } = useWords();
  const { light, props } = useItem([player.id]);
  const { life, mana } = player.facts;
  const priority = useBoard((s) => s.snapshot.priority === player.id);
  const deciding = useBoard((s) => s.snapshot.waitingFor === player.id);
  const active = useBoard((s) => s.snapshot.turn.active === player.id && s.snapshot.turn.number > 0);
  const said = [
    player.name,
    table.life(life),
    ...(mana.length > 0 ? [table.mana(mana.map((m) => `{${m}}`).join(''))] : []),
    ...player.counters.map((c) => table.marks.counters(c.count, c.words)),
    ...(active ? [table.turnOf] : []),
    ...(priority ? [table.hasPriority] : deciding ? [table.decides] : []),
    ...(player.standing === 'playing' ? [] : [table.standing[player.standing]]),
    ...(light === undefined ? [] : [table.lights[light]]),
  ];
  return (
    <section
      className="tb-player"
      data-mine={mine || undefined}
      data-zone={mine ? 'me' : 'them'}
      data-priority={priority || undefined}
      data-deciding={deciding || undefined}
      data-active={active || undefined}
      aria-label={player.name}
    >
      <span className="tb-extra">
        {player.counters.map((c) => (
          <span key={c.kind} className="tb-chip">
            {c.words} {c.count}
          </span>
        ))}
        {mana.length > 0 && (
          <span className="tb-pool" title={table.manaPool}>
            <Mana symbols={mana.map((m) => `{${m}}`).join('')} />
          </span>
        )}
      </span>
      <button {...props} className="tb-person" aria-pressed={light === 'chosen' || undefined}>
        <span className="unseen">{said.join(', ')}</span>
        <span className="tb-person-in" aria-hidden="true">
          <span className="tb-turn" />
          <span key={life} className="tb-life" data-low={life <= 5 || undefined}>
            {life}
          </span>
          <span className="tb-name">{player.name}</span>
          {priority && <span className="tb-badge">{table.hasPriority}</span>}
          {!priority && deciding && <span className="tb-badge">{table.decides}</span>}
          {player.standing !== 'playing' && <span className="tb-badge">{table.standing[player.standing]}</span>}
        </span>
      </button>
      <span className="tb-zones">
        {!mine && <ZoneButton player={player} zone="hand" always />}
        <ZoneButton player={player} zone="library" always />
        <ZoneButton player={player} zone="graveyard" always />
        <ZoneButton player={player} zone="exile" />
        <ZoneButton player={player} zone="command" />
      </span>
    </section>
  );
});
