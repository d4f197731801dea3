import { describe, expect, test } from 'vitest';
import { labelled, playerLabel } from '../../src/games/grand-archive/table/label.ts';
import { en as own } from '../../src/games/grand-archive/words/en/index.ts';
import { en as app } from '../../src/words/en/index.ts';
import { named, seated } from './position.ts';

const snapshot = seated(`players:
  Ann:
    champion: {card: "Iva, Road Blade", damage: 7}
    lineage: [Spirit of the Forge]
    field: [{card: Chipped Longsword, counters: {charge: 2}}, {card: Gate Warden, damage: 1, rested: true}]
    hand: [Rising Swell]
    memory: [Mill Hand, Mill Hand]
  Bob: {champion: Spirit of the Forge, memory: [Mill Hand]}
`).snapshot();

const pack = { ...app, ...own };

const label = (name: string, count = 1) => labelled(named(snapshot, name), snapshot, pack, count).join(', ');

describe('What is read out', () => {
  test('of a champion is its level, life, damage, lineage and what it inherits', () => {
    const said = label('Iva, Road Blade');
    expect(said).toContain('level 1, life 20');
    expect(said).toContain('7 damage');
    expect(said).toContain('lineage below: Spirit of the Forge');
  });

  test('of an ally is its power, life, damage, that it is rested, and its keywords', () => {
    const said = label('Gate Warden');
    expect(said).toContain('power 2, life 4');
    expect(said).toContain('rested, 1 damage');
    expect(said.toLowerCase()).toContain('taunt');
  });

  test('of a weapon is its durability and its counters', () => {
    expect(label('Chipped Longsword')).toContain('durability 2');
    expect(label('Chipped Longsword')).toContain('2 charge counters');
  });

  test('of a card in hand is what it costs, that it cannot be played, and which text it is without', () => {
    expect(label('Rising Swell')).toMatch(/cost reserve 1, water, fast, not enabled: water.*without: /);
  });

  test('of a player is what is seen of the champion, the elements, influence and memory', () => {
    const [ann, bob] = snapshot.players;
    if (ann === undefined || bob === undefined) throw new Error('there are two players');
    expect(playerLabel(ann, pack)).toEqual(
      expect.arrayContaining(['13 of 20 life left', '7 damage', 'level 1', 'warrior', 'influence 3', 'Memory 2']),
    );
    expect(playerLabel(ann, pack).find((fact) => fact.startsWith('enabled'))).toContain('fire');
    expect(playerLabel(bob, pack)).toContain('15 of 15 life left');
  });
});
