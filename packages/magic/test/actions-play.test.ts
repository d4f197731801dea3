// Whole spells and abilities, cast and resolved through priority.

import { bundledCards, findCard } from '@rulewright/cards/magic';
import { type Answer, type ObjectId, objectRow, type PlayerId, step, zoneObjects } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { continueFrom } from '../src/100-game/100-new-game.ts';
import { newPool } from '../src/100-game/108-pool.ts';
import { characteristics } from '../src/100-game/109.3-characteristics.ts';
import { current } from '../src/100-game/profile.ts';
import { BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK } from '../src/400-zones/400-zones.ts';
import { totalsOf } from '../src/700-additional/700.1-events/change-game.ts';
import {
  acceptPosition,
  emptyGame,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/700-additional/700.1-events/set-up.ts';
import type { G, Mana } from '../src/state.ts';
import { ann, ben } from './actions-table.ts';

/** Ann's main phase with all the mana she could want. */
class Play {
  readonly g: G;
  constructor() {
    this.g = emptyGame(newPool(bundledCards), [{ name: 'Ann' }, { name: 'Ben' }], 3, current);
    const source = this.put('Wastes', BATTLEFIELD);
    const mana: readonly Mana[] = [0, 1, 2, 3, 4].flatMap((type) =>
      Array.from({ length: 6 }, () => ({ type: type as Mana['type'], snow: false, source })),
    );
    placePlayer(this.g, ann, { mana });
    for (const player of [ann, ben]) for (let i = 0; i < 12; i++) this.put('Island', LIBRARY, player);
  }
  put(name: string, zone: number, owner: PlayerId = ann, more = {}): ObjectId {
    const card = findCard(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return placeObject(this.g, { owner, zone, def: bundledCards.indexOf(card), ...more });
  }
  begin(): this {
    placeTurn(this.g, { turn: 3, active: ann, step: 'main1' });
    acceptPosition(this.g);
    continueFrom(this.g, 'main1');
    return this;
  }
  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) {
      const { refusal } = step(this.g, answer);
      if (refusal !== null) throw new Error(`refused: ${JSON.stringify([answer, refusal, this.g.state.decision])}`);
    }
    return this;
  }
  /** Casts a card, answers what is asked, and both players pass until the stack is empty. */
  cast(card: ObjectId, ...answers: readonly Answer[]): this {
    return this.answer({ action: 'cast', card }, ...answers).settle();
  }
  settle(): this {
    while (this.names(STACK).length > 0 && this.g.state.decision?.kind === 'priority') this.answer({ action: 'pass' });
    return this;
  }
  names(zone: number, player: PlayerId = ann): readonly string[] {
    return zoneObjects(this.g, zone, player).map((id) => characteristics(this.g, id).name);
  }
  now(id: ObjectId): ObjectId {
    const { after } = objectRow(this.g.state, id);
    return after < 0 ? id : this.now(after);
  }
  life(player: PlayerId): number {
    return totalsOf(this.g, player).life;
  }
}

describe('spells and abilities from cast to graveyard', () => {
  test('divided damage reaches each target in its share', () => {
    const play = new Play();
    const bears = play.put('Grizzly Bears', BATTLEFIELD, ben);
    const spell = play.put('Flames of the Firebrand', HAND);
    play.begin().cast(spell, [bears, ben], [2, 1]);
    expect(play.life(ben)).toBe(19);
    expect(play.names(GRAVEYARD, ben)).toEqual(['Grizzly Bears']);
  });

  test('an Aura that is put into the graveyard with its creature comes back to hand', () => {
    const play = new Play();
    const bears = play.put('Grizzly Bears', BATTLEFIELD);
    const aura = play.put('Rancor', HAND);
    const murder = play.put('Murder', HAND);
    play.begin().cast(aura);
    expect(characteristics(play.g, bears).power).toBe(4);
    play.cast(murder);
    expect(play.names(GRAVEYARD)).toContain('Grizzly Bears');
    expect(play.names(HAND)).toEqual(['Rancor']);
  });

  test('a permanent exiled until another leaves comes back to its owner', () => {
    const play = new Play();
    const bears = play.put('Grizzly Bears', BATTLEFIELD, ben);
    const ring = play.put('Oblivion Ring', HAND);
    const erase = play.put('Erase', HAND);
    play.begin().cast(ring);
    expect(play.names(EXILE)).toEqual(['Grizzly Bears']);
    play.cast(erase);
    expect(play.names(EXILE)).toEqual(['Oblivion Ring']);
    const back = play.now(bears);
    expect(objectRow(play.g.state, back)).toMatchObject({ zone: BATTLEFIELD, controller: ben });
  });

  test('a creature returned by an effect is what the effect says it is', () => {
    const play = new Play();
    const angel = play.put('Serra Angel', GRAVEYARD, ben);
    const rise = play.put('Rise from the Grave', HAND);
    play.begin().cast(rise);
    const c = characteristics(play.g, play.now(angel));
    expect(c).toMatchObject({ controller: ann, colors: 1 | 4 });
    expect(c.subtypes).toEqual(['Angel', 'Zombie']);
  });

  test('a damaged planeswalker’s controller discards and sacrifices', () => {
    const play = new Play();
    const bolas = play.put('Nicol Bolas, Planeswalker', BATTLEFIELD, ann, { counters: { loyalty: 9 } });
    for (const name of ['Forest', 'Grizzly Bears']) play.put(name, BATTLEFIELD, ben);
    for (const name of ['Forest', 'Murder']) play.put(name, HAND, ben);
    const index = characteristics(play.g, bolas).abilities.length - 1;
    play.begin().answer({ action: 'activate', object: bolas, index }, [ben]).settle();
    expect(play.life(ben)).toBe(13);
    expect(play.names(GRAVEYARD, ben)).toHaveLength(4);
    expect(play.names(GRAVEYARD, ann)).toEqual(['Nicol Bolas, Planeswalker']);
  });

  test('scry, then draw', () => {
    const play = new Play();
    const opt = play.put('Opt', HAND);
    const [top, second] = zoneObjects(play.g, LIBRARY, ann) as readonly [ObjectId, ObjectId];
    play.begin().cast(opt);
    expect(play.g.state.decision).toMatchObject({ kind: 'entities', prompt: 'scry', from: [top] });
    play.answer([top]);
    expect(zoneObjects(play.g, HAND, ann)).toEqual([play.now(second)]);
    expect(zoneObjects(play.g, LIBRARY, ann).at(-1)).toBe(play.now(top));
  });

  test('a fetched land enters tapped and the library is shuffled', () => {
    const play = new Play();
    const wilds = play.put('Evolving Wilds', BATTLEFIELD);
    const forest = play.put('Forest', LIBRARY);
    play.begin().answer({ action: 'activate', object: wilds, index: 0 }).settle().answer([forest]);
    expect(play.names(BATTLEFIELD)).toContain('Forest');
    expect(objectRow(play.g.state, play.now(forest)).flags & 1).toBe(1);
    expect(play.g.state.log.chunks.flat().some((e) => e.kind === 'shuffle')).toBe(true);
  });
});
