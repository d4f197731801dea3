/** Cards of two parts on one side: split, adventurer and flip cards (709, 710, 715). */
import type { Ability, Card } from '@rulewright/language';
import { creature, instant, legendary, ofTwo } from '../faces.ts';
import * as p from '../phrases.ts';

const damageUnpreventable: Ability = p.spell(
  p.thisTurn({
    kind: 'cant',
    action: 'preventDamage',
    what: {
      kind: 'each',
      where: p.all(),
      zones: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'library', 'command'],
    },
  }),
  p.anyTarget,
  p.damage(2, p.it),
);

const adventure = ({ faces: [face], ...card }: Card): Card => ({
  ...card,
  faces: [{ ...face, subtypes: ['Adventure'] }],
});

const fuse: Ability = { kind: 'keyword', keyword: 'fuse' };

export const twoParts: readonly Card[] = [
  ofTwo(
    'split',
    instant(
      'Turn',
      '{2}{U}',
      p.spell(
        p.target(p.isCreature),
        p.thisTurn(
          p.modify(
            p.it,
            { kind: 'loseAll' },
            { kind: 'colors', colors: ['red'], set: true },
            { kind: 'types', subtypes: ['Weird'], set: true },
            { kind: 'setPT', power: 0, toughness: 1 },
          ),
        ),
      ),
      fuse,
    ),
    instant('Burn', '{1}{R}', p.spell(p.anyTarget, p.damage(2, p.it)), fuse),
  ),
  ofTwo(
    'split',
    instant(
      'Fire',
      '{1}{R}',
      p.spell(
        { name: 'target', what: { kind: 'anyTarget' }, min: 1, max: 2, divide: 2 },
        { do: 'damage', to: p.it, amount: 2, divided: 'target' },
      ),
    ),
    instant('Ice', '{1}{U}', p.spell(p.target(p.isPermanent), { do: 'tap', what: p.it }, p.draw(1))),
  ),
  ofTwo(
    'adventure',
    creature(
      'Bonecrusher Giant',
      '{2}{R}',
      'Giant',
      '4/3',
      p.triggered(
        { on: 'targeted', what: p.isThis, by: { kind: 'spell' } },
        p.damage(2, p.controllerOf(p.eventRole('other'))),
      ),
    ),
    adventure(instant('Stomp', '{1}{R}', damageUnpreventable)),
  ),
  ofTwo(
    'flip',
    creature(
      'Akki Lavarunner',
      '{3}{R}',
      'Goblin Warrior',
      '1/1',
      p.haste,
      p.triggered(
        { on: 'damage', source: p.isThis, to: { kind: 'player', which: 'opponents' } },
        { do: 'flip', what: p.self },
      ),
    ),
    legendary(
      creature('Tok-Tok, Volcano Born', '{3}{R}', 'Goblin Shaman', '2/2', p.protectionFrom(p.isColor('red')), {
        kind: 'replacement',
        on: { on: 'damage', source: p.isColor('red'), to: p.isPlayer },
        instead: { kind: 'change', amount: { kind: 'add', of: [{ kind: 'amount' }, 1] } },
      }),
    ),
  ),
];
