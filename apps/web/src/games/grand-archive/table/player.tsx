/** What is shown of a player of Grand Archive. The champion stands for the player: its life is what is watched. */
import type { ObjectId } from '@rulewright/kernel';
import { memo } from 'react';
import { useItem, useLabel } from '../../../table/item.ts';
import { ElementSign } from '../card/index.ts';
import type { PlayerShown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

const LOW = 5;

/** How much life is left, of how much, and the level. */
export function Totals({ player: { facts } }: { readonly player: PlayerShown }) {
  const { champion: words } = useWords().grandArchive;
  const { champion, life, damage, level, baseLevel } = facts;
  if (champion === null) return null;
  const left = life - damage;
  return (
    <>
      <span key={left} className="tb-life ga-life" data-low={left <= LOW || undefined}>
        {left}
        <small>/{life}</small>
      </span>
      <span className="ga-lv" data-changed={level === baseLevel ? undefined : ''}>
        {words.lv} {level}
      </span>
    </>
  );
}

/** A mastery or a status: no object, but something to point at and to read. */
const Attribute = memo(function Attribute({ id }: { readonly id: ObjectId }) {
  const object = useBoard((s) => s.snapshot.objects[id]);
  const { light, props } = useItem([id]);
  const label = useLabel(object, light);
  if (object === undefined) return null;
  return (
    <button {...props} className="tb-chip ga-attribute">
      <span className="unseen">{label}</span>
      <span aria-hidden="true">
        {object.name}
        {object.counters.map(({ count }) => ` ${count}`).join('')}
      </span>
    </button>
  );
});

/** Enabled elements, influence, floating memory, masteries and statuses. */
export function Extras({ player: { facts } }: { readonly player: PlayerShown }) {
  const { champion: words } = useWords().grandArchive;
  const { elements, influence, floating, mastery, statuses, keywords } = facts;
  return (
    <>
      <span className="ga-elements">
        {elements.map((element) => (
          <ElementSign key={element} element={element} />
        ))}
      </span>
      <span className="tb-chip" title={words.influence(influence)}>
        {words.shortInfluence} {influence}
      </span>
      {floating.length > 0 && (
        <span className="tb-chip" title={words.floating(floating.length)}>
          {words.shortFloating} {floating.length}
        </span>
      )}
      {keywords.map((keyword) => (
        <span key={keyword} className="tb-chip">
          {keyword}
        </span>
      ))}
      {[...(mastery === null ? [] : [mastery]), ...statuses].map((id) => (
        <Attribute key={id} id={id} />
      ))}
    </>
  );
}
