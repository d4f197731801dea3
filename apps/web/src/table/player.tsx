/** A player's bar: the name, what the game shows of a player, counters, and the zones that can be opened. */
import { memo, useMemo } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import type { AnyPlayer, PileZone } from './game.ts';
import { useItem } from './item.ts';
import { lightWords } from './label.ts';
import { pileOf } from './piles.ts';

const ZoneButton = memo(function ZoneButton({
  player,
  pile: { zone, always = false, sign },
}: {
  readonly player: AnyPlayer;
  readonly pile: PileZone;
}) {
  const pack = useWords();
  const { table } = pack;
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const { count, seen } = useMemo(() => pileOf(snapshot, player.id, zone), [snapshot, player.id, zone]);
  const lit = useBoard((s) => seen.some((id) => s.lights.has(id) && s.lights.get(id) !== 'minor'));
  const marked = useBoard((s) => seen.some((id) => s.highlighted.has(id)));
  if (!always && count === 0) return null;
  const label = table.holds(table.zoneOf(board.game.zoneName(zone, pack), player.name), table.cards(count));
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
      <span className="unseen">{lit ? `${label}${table.comma}${table.lights.can}` : label}</span>
      <svg className="tb-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={sign} fillRule="evenodd" />
      </svg>
      <span aria-hidden="true">{count}</span>
    </button>
  );
});

export const PlayerBar = memo(function PlayerBar({
  player,
  mine,
}: {
  readonly player: AnyPlayer;
  readonly mine: boolean;
}) {
  const pack = useWords();
  const { table, game: words } = pack;
  const { game } = useTable();
  const { light, props } = useItem([player.id]);
  const priority = useBoard((s) => s.snapshot.priority === player.id);
  const deciding = useBoard((s) => s.snapshot.waitingFor === player.id);
  const active = useBoard((s) => s.snapshot.turn.active === player.id && s.snapshot.turn.number > 0);
  const said = [
    player.name,
    ...game.playerLabel(player, pack),
    ...player.counters.map((c) => table.counters(c.count, c.words)),
    ...(active ? [table.turnOf] : []),
    ...(priority ? [words.priority.has] : deciding ? [table.decides] : []),
    ...(player.standing === 'playing' ? [] : [table.standing[player.standing]]),
    ...(light === undefined ? [] : [lightWords(game, light, pack)]),
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
        <game.Extras player={player} />
      </span>
      <button {...props} className="tb-person" aria-pressed={light === 'chosen' || undefined}>
        <span className="unseen">{said.join(table.comma)}</span>
        <span className="tb-person-in" aria-hidden="true">
          <span className="tb-turn" />
          <game.Totals player={player} />
          <span className="tb-name">{player.name}</span>
          {priority && <span className="tb-badge">{words.priority.has}</span>}
          {!priority && deciding && <span className="tb-badge">{table.decides}</span>}
          {player.standing !== 'playing' && <span className="tb-badge">{table.standing[player.standing]}</span>}
        </span>
      </button>
      <span className="tb-zones">
        {game.piles
          .filter(({ othersOnly = false }) => !(mine && othersOnly))
          .map((pile) => (
            <ZoneButton key={pile.zone} player={player} pile={pile} />
          ))}
      </span>
    </section>
  );
});
