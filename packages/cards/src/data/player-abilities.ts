/** Cards that give abilities to players (113.1b): hexproof, shroud and protection. */
import type { Card } from '@rulewright/language';
import { artifact, creature, enchantment, instant, legendary } from '../faces.ts';
import * as p from '../phrases.ts';

const untilYourNextTurn = { kind: 'untilNextTurn', of: p.you } as const;

export const playerAbilities: readonly Card[] = [
  creature(
    'Spirit of the Hearth',
    '{4}{W}{W}',
    'Cat Spirit',
    '4/5',
    p.flying,
    p.always(p.modify(p.you, p.gain(p.hexproof))),
  ),
  enchantment('Ivory Mask', '{2}{W}{W}', p.always(p.modify(p.you, p.gain({ kind: 'keyword', keyword: 'shroud' })))),
  enchantment(
    'Runed Halo',
    '{W}{W}',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: { kind: 'enters', actions: [{ do: 'chooseWord', domain: 'cardName', key: 'name' }] },
    },
    p.always(p.modify(p.you, p.gain(p.protectionFrom({ kind: 'chosenName', key: 'name' })))),
  ),
  creature(
    "Seht's Tiger",
    '{2}{W}{W}',
    'Cat',
    '3/3',
    p.flash,
    p.triggered(
      p.whenThisEnters,
      { do: 'chooseColor', key: 'color' },
      p.thisTurn(p.modify(p.you, p.gain(p.protectionFrom({ kind: 'chosenColor', key: 'color' })))),
    ),
  ),
  instant(
    'Blossoming Calm',
    '{W}',
    p.spell(p.lasting(untilYourNextTurn, p.modify(p.you, p.gain(p.hexproof))), p.gainLife(2)),
    { kind: 'keyword', keyword: 'rebound' },
  ),
  legendary(
    artifact(
      'The One Ring',
      '{4}',
      p.indestructible,
      {
        ...p.triggered(
          p.whenThisEnters,
          p.lasting(untilYourNextTurn, p.modify(p.you, p.gain({ kind: 'keyword', keyword: 'protection' }))),
        ),
        condition: { kind: 'wasCast' },
      },
      p.triggered(p.atYour('upkeep'), p.loseLife({ kind: 'counters', counter: 'burden', on: p.self })),
      p.activated(
        [p.tap],
        p.counters('burden', 1, p.self),
        p.draw({ kind: 'counters', counter: 'burden', on: p.self }),
      ),
    ),
  ),
];
