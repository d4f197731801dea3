/** Cards whose mana depends on the game, that wait for the second or first event of a turn, or are cast and turned up otherwise. */
import type { Ability, Card, Mana } from '@rulewright/language';
import { creature, creatureToken, enchantment, instant, land } from '../faces.ts';
import * as p from '../phrases.ts';

const tapFor = (mana: Mana): Ability => p.activated([p.tap], { do: 'mana', mana });

export const manaAndOrder: readonly Card[] = [
  instant(
    'Razor Rings',
    '{1}{W}',
    p.spell(
      p.target(p.isCreature, p.any(p.isAttacking, p.isBlocking)),
      { do: 'damage', to: p.it, amount: 4, excess: 'excess' },
      p.gainLife({ kind: 'var', name: 'excess' }),
    ),
  ),
  land('Command Tower', tapFor({ kind: 'identity', amount: 1 })),
  land('Exotic Orchard', tapFor({ kind: 'couldProduce', of: p.each(p.isLand, p.opponentControls), amount: 1 })),
  land('Reflecting Pool', tapFor({ kind: 'couldProduce', of: p.each(p.isLand, p.youControl), types: true, amount: 1 })),
  enchantment(
    'Heartbeat of Spring',
    '{2}{G}',
    p.triggered(
      { on: 'mana', from: p.isLand, tapped: true },
      { do: 'mana', who: p.eventRole('player'), mana: { kind: 'sameType', amount: 1 } },
    ),
  ),
  creature('Monk of the Open Hand', '{W}', 'Elf Monk', '1/1', {
    kind: 'triggered',
    on: { on: 'cast', who: p.you },
    nth: { number: 2 },
    actions: [p.counters('+1/+1', 1, p.self)],
  }),
  enchantment(
    'Gleaming Splendor',
    '{1}{W}',
    {
      kind: 'triggered',
      on: { on: 'draw', who: p.opponents },
      nth: { number: 2, per: 'player' },
      actions: [{ do: 'token', token: 'Treasure', count: 1 }],
    },
    p.activated([p.mana('{2}{W}')], { name: 'target', what: p.isPlayer, min: 2, max: 2 }, p.draw(1, p.it)),
  ),
  creature('Vengeful Warchief', '{4}{B}', 'Orc Warrior', '4/4', {
    kind: 'triggered',
    on: { on: 'loseLife', who: p.you },
    nth: { number: 1 },
    actions: [p.counters('+1/+1', 1, p.self)],
  }),
  creature(
    'Warbreak Trumpeter',
    '{R}',
    'Goblin',
    '1/1',
    { kind: 'keyword', keyword: 'morph', cost: [p.mana('{X}{X}{R}')] },
    p.triggered({ on: 'turnUp', what: p.isThis }, p.token(creatureToken('red', 'Goblin', '1/1'), p.x)),
  ),
  enchantment(
    'Elven Chorus',
    '{3}{G}',
    p.always(
      { kind: 'may', action: 'lookAtTop', who: p.you },
      { kind: 'may', action: 'play', who: p.you, what: p.isCreature, zones: ['library'] },
      p.modify(p.each(p.isCreature, p.youControl), p.gain(tapFor({ kind: 'anyColor', amount: 1 }))),
    ),
  ),
];
