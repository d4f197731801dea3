/** Arrows from things to what they are aimed at. */
import type { EntityId } from '@rulewright/kernel';
import { memo, type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Draft } from './answering.ts';
import { useBoard, useTable } from './board.ts';
import { type AnySnapshot, type GameTable, isCommon, type Link } from './game.ts';
import { isObject } from './ids.ts';
import { elementsOf, pileElement, type Spot, spotOf } from './places.ts';

interface Drag {
  readonly from: number;
  readonly x: number;
  readonly y: number;
}

/** What is being dragged, in coordinates of the window. */
export const drag = createStore<{ readonly now: Drag | null }>(() => ({ now: null }));

/** Those of the game, and those to what is being chosen. */
function linksOf(game: GameTable, snapshot: AnySnapshot, draft: Draft): readonly Link[] {
  const out = [...game.links(snapshot, draft)];
  const { question } = snapshot;
  if (isCommon(question) && question.kind === 'entities' && question.targets && question.about !== undefined)
    for (const to of draft.chosen) out.push({ from: question.about, to, kind: 'target', draft: true });
  return out;
}

/** How far it is from the middle of a thing to its edge in a direction. */
const reach = ({ width, height }: Spot, ux: number, uy: number): number =>
  Math.min(width / 2 / Math.max(Math.abs(ux), 1e-6), height / 2 / Math.max(Math.abs(uy), 1e-6));

/** A bow from the edge of one thing to the edge of another, and a head at its end. */
function bow(a: Spot, b: Spot): { readonly line: string; readonly head: string } {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const out = reach(a, ux, uy) * 0.75;
  const into = reach(b, ux, uy) * 0.55;
  const [x1, y1] = [a.x + ux * out, a.y + uy * out];
  const [x2, y2] = [b.x - ux * into, b.y - uy * into];
  const bend = Math.min(length * 0.16, 46);
  const [cx, cy] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
  const [tx, ty] = [x2 - cx, y2 - cy];
  const t = Math.hypot(tx, ty) || 1;
  const [hx, hy] = [tx / t, ty / t];
  const size = 11;
  const [bx, by] = [x2 - hx * size, y2 - hy * size];
  return {
    line: `M${x1} ${y1}Q${cx} ${cy} ${bx} ${by}`,
    head: `M${x2} ${y2}L${bx - hy * size * 0.6} ${by + hx * size * 0.6}L${bx + hy * size * 0.6} ${by - hx * size * 0.6}Z`,
  };
}

export const Arrows = memo(function Arrows({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { game } = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const draft = useBoard((s) => s.draft);
  const spread = useBoard((s) => s.spread);
  const looked = useBoard((s) => s.looked);
  const dragged = useStore(drag, (s) => s.now);
  const [drawn, setDrawn] = useState<readonly (Link & ReturnType<typeof bow>)[]>([]);
  // Positions are read after everything has its place, and again when the place changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: piles that are spread out move what the arrows point at
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let frame = 0;
    const draw = (): void => {
      const box = current.getBoundingClientRect();
      const find = elementsOf(current);
      const spot = (id: number): Spot | null => {
        const entity = id as EntityId;
        const o = isObject(entity) ? snapshot.objects[entity] : undefined;
        const element = find(id) ?? (o === undefined ? undefined : pileElement(current, o.zone, o.owner));
        return element === undefined ? null : spotOf(element, box);
      };
      const links = linksOf(game, snapshot, draft);
      setDrawn((old) => {
        const now = links.flatMap((link) => {
          const [a, b] = [spot(link.from), spot(link.to)];
          return a === null || b === null ? [] : [{ ...link, ...bow(a, b) }];
        });
        return now.length === 0 && old.length === 0 ? old : now;
      });
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    // Tiles glide to their places: once more when they have arrived.
    const settled = setTimeout(draw, 320);
    const observer = new ResizeObserver(later);
    observer.observe(current);
    current.addEventListener('scroll', later, true);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      observer.disconnect();
      current.removeEventListener('scroll', later, true);
    };
  }, [game, snapshot, draft, spread, root]);
  // Of many arrows, those of what is pointed at stand out.
  const pointed = drawn.some(({ from, to }) => from === looked || to === looked);
  return (
    <svg className="tb-arrows" data-pointed={pointed || undefined} aria-hidden="true" focusable="false">
      {drawn.map(({ from, to, kind, draft: open, line, head }) => (
        <g
          key={`${kind} ${from} ${to}`}
          className={`tb-arrow tb-arrow-${kind}`}
          data-draft={open || undefined}
          data-own={from === looked || to === looked || undefined}
        >
          <path d={line} className="tb-arrow-line" />
          <path d={head} className="tb-arrow-head" />
        </g>
      ))}
      {dragged !== null && <Dragged drag={dragged} root={root} />}
    </svg>
  );
});

function Dragged({
  drag: { from, x, y },
  root,
}: {
  readonly drag: Drag;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const { current } = root;
  const element = current === null ? undefined : elementsOf(current)(from);
  if (current === null || element === undefined) return null;
  const box = current.getBoundingClientRect();
  const { line, head } = bow(spotOf(element, box), { x: x - box.left, y: y - box.top, width: 0, height: 0 });
  return (
    <g className="tb-arrow tb-arrow-drag" data-draft>
      <path d={line} className="tb-arrow-line" />
      <path d={head} className="tb-arrow-head" />
    </g>
  );
}
