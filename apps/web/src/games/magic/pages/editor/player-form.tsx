/** One player: name, totals, and what lies in the zones. */
import type { Draft, DraftObject } from '@rulewright/scenario/magic';
import { useState } from 'react';
import { announce } from '../../../../ui/announce.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import type { Suggested } from '../../engine/services/lab-cards.ts';
import type { MagicPack } from '../../words/index.ts';
import { useWords } from '../../words/index.ts';
import { CardSearch } from './card-search.tsx';
import { Counters } from './counters.tsx';
import {
  addObject,
  listedIn,
  removeObject,
  removePlayer,
  renamePlayer,
  type Spot,
  withPlayer,
  ZONES,
  zonesOf,
} from './draft.ts';
import { useCardName } from './names.ts';
import { Whole } from './whole.tsx';

interface PlayerFormProps {
  readonly draft: Draft;
  readonly at: number;
  change(draft: Draft): void;
  edit(spot: Spot): void;
}

/** What players begin with. */
const LIFE = { duel: 20, 'free-for-all': 20, 'two-headed-giant': 30, commander: 40 } as const;

const PERMANENT: readonly string[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];

export function PlayerForm({ draft, at, change, edit }: PlayerFormProps) {
  const { editor } = useWords();
  const player = draft.players[at];
  const [zone, setZone] = useState<(typeof ZONES)[number]>('battlefield');
  if (player === undefined) return null;
  const add = (card: Suggested): void => {
    const permanent = card.types.some((type) => PERMANENT.includes(type));
    const to = zone === 'battlefield' && !permanent ? 'hand' : zone;
    change(addObject(draft, at, to, card.token ? { card: card.name, token: true } : { card: card.name }));
    announce(editor.added(card.shown, editor.zones[to], player.name));
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
            onChange={({ target }) => change(renamePlayer(draft, at, target.value))}
          />
        </label>
        <label className="lab-field lab-short">
          {editor.life}
          <input
            type="number"
            value={player.life ?? ''}
            placeholder={String(LIFE[draft.format as keyof typeof LIFE] ?? 20)}
            onChange={({ target }) =>
              change(withPlayer(draft, at, { life: target.value === '' ? null : Math.trunc(Number(target.value)) }))
            }
          />
        </label>
        <button
          type="button"
          className="lab-remove"
          disabled={draft.players.length <= 2}
          aria-label={editor.removePlayer(player.name)}
          title={editor.removePlayer(player.name)}
          onClick={() => change(removePlayer(draft, at))}
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
          of={zonesOf(draft)}
          words={(each) => editor.zones[each]}
          choose={(each) => setZone(each)}
        />
      </div>
      {ZONES.map((each) => (
        <ZoneList key={each} draft={draft} at={at} zone={each} change={change} edit={edit} />
      ))}
      <details className="lab-more">
        <summary>{editor.more}</summary>
        <div className="lab-grid">
          <label className="lab-field">
            {editor.mana}
            <input
              value={player.mana}
              placeholder="{R}{R}"
              onChange={({ target }) => change(withPlayer(draft, at, { mana: target.value.toUpperCase() }))}
            />
          </label>
          <Whole
            label={editor.landsPlayed}
            value={player.landsPlayed}
            least={0}
            set={(landsPlayed) => change(withPlayer(draft, at, { landsPlayed }))}
          />
          <label className="lab-field">
            {editor.team}
            <input
              value={player.team ?? ''}
              onChange={({ target }) =>
                change(withPlayer(draft, at, { team: target.value === '' ? null : target.value }))
              }
            />
          </label>
          <label className="lab-check">
            <input
              type="checkbox"
              checked={player.libraryExact}
              onChange={({ target }) => change(withPlayer(draft, at, { libraryExact: target.checked }))}
            />
            {editor.libraryExact}
          </label>
        </div>
        <Counters
          counters={player.counters}
          kinds={['poison', 'energy', 'experience', 'rad']}
          change={(counters) => change(withPlayer(draft, at, { counters }))}
        />
      </details>
    </section>
  );
}

/** Longer lists are opened by who wants to see them. */
const MOST_OPEN = 15;

interface ZoneListProps extends Omit<PlayerFormProps, 'edit'> {
  readonly zone: (typeof ZONES)[number];
  edit(spot: Spot): void;
}

function ZoneList({ draft, at, zone, change, edit }: ZoneListProps) {
  const { editor } = useWords();
  const nameOf = useCardName();
  const player = draft.players[at];
  const objects = listedIn(player, zone);
  if (objects.length === 0) return null;
  const list = (
    <ul>
      {objects.map((object, index) => {
        const spot = { player: at, zone, index };
        return (
          // Objects are known by their place; equal ones are alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${index} ${object.card}`}>
            <ObjectButton object={object} edit={() => edit(spot)} />
            <button
              type="button"
              className="lab-remove"
              aria-label={editor.removeObject(nameOf(object.card))}
              title={editor.removeObject(nameOf(object.card))}
              onClick={() => {
                change(removeObject(draft, spot));
                announce(editor.removedObject(nameOf(object.card)));
              }}
            >
              ✕
            </button>
          </li>
        );
      })}
    </ul>
  );
  const title = `${editor.zones[zone]} (${objects.reduce((sum, { count }) => sum + (count ?? 1), 0)})`;
  if (objects.length > MOST_OPEN)
    return (
      <details className="lab-zone">
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <div className="lab-zone">
      <h3>{title}</h3>
      {list}
    </div>
  );
}

function ObjectButton({ object, edit }: { readonly object: DraftObject; edit(): void }) {
  const { editor } = useWords();
  const nameOf = useCardName();
  const count = object.count !== undefined && object.count > 1 ? `×${object.count}` : '';
  const marks = marksOf(object, editor).join(' · ');
  return (
    <button type="button" className="lab-object-button" onClick={edit}>
      <span className="unseen">{editor.edit('')} </span>
      <b>{nameOf(object.card)}</b> {count !== '' && <span className="lab-times">{count}</span>}{' '}
      {marks !== '' && <span className="lab-marks">{marks}</span>}
    </button>
  );
}

const marksOf = (object: DraftObject, editor: MagicPack['editor']): readonly string[] => [
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
  ...(object.as === undefined ? [] : [`“${object.as}”`]),
];
