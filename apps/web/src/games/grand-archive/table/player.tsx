/** What is shown of a player of Grand Archive. The champion stands for the player: its life is what is watched. */
import type { ObjectId } from '@rulewright/kernel';
import { memo } from 'react';
import { useItem, useLabel } from '../../../table/item.ts';
import { ElementSign } from '../card/index.ts';
import type { PlayerShown } from '../types.ts';
import { type GrandArchivePack, useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

const LOW = 5;

export function playerLabel(
  { facts, zones }: PlayerShown,
  { table, grandArchive }: GrandArchivePack,
): readonly string[] {
  const { champion: words, elements, comma, memory } = grandArchive;
  const { champion, life, damage, level, baseLevel, influence, floating } = facts;
  return [
    ...(champion === null
      ? [words.none]
      : [
          words.life(life - damage, life),
          ...(damage > 0 ? [words.damage(damage)] : []),
          level === baseLevel ? words.level(level) : words.levelPrinted(level, baseLevel),
        ]),
    ...(facts.classes.length === 0 ? [] : [facts.classes.join(comma)]),
    words.elements(facts.elements.map((element) => elements[element]).join(comma)),
    words.influence(influence),
    memory(zones.memory.count),
    ...(floating.length === 0 ? [] : [words.floating(floating.length)]),
    ...facts.keywords,
    ...(facts.mayAttack ? [] : [words.noAttack]),
    `${grandArchive.zones.materialDeck}: ${table.cards(zones.materialDeck.count)}`,
  ];
}

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
