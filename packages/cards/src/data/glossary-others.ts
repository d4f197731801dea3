/** Cards of several colours, artifacts, lands and a Curse that the rulings of the glossary need. */
import type { Ability, Card, Filter } from '@rulewright/language';
import { artifact, artifactCreature, aura, creature, instant, land } from '../faces.ts';
import * as p from '../phrases.ts';

const isHost: Filter = { kind: 'is', what: p.host };
const entersTapped: Ability = {
  kind: 'replacement',
  on: p.whenThisEnters,
  instead: { kind: 'enters', tapped: true },
};

export const glossaryOthers: readonly Card[] = [
  // Several colours
  creature('Rhox Brute', '{2}{R}{G}', 'Rhino Warrior', '4/4'),
  instant('Wrecking Ball', '{2}{B}{R}', p.spell(p.target(p.any(p.isCreature, p.isLand)), p.destroy(p.it))),
  creature('Zealous Guardian', '{W/U}', 'Kithkin Soldier', '1/1', p.flash),
  // Artifacts
  artifactCreature('Darksteel Gargoyle', '{7}', 'Gargoyle', '3/3', p.flying, p.indestructible),
  artifact(
    'Door to Nothingness',
    '{5}',
    entersTapped,
    p.activated([p.mana('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}'), p.tap, p.sacrificeThis], p.target(p.isPlayer), {
      do: 'lose',
      who: p.it,
    }),
  ),
  artifact(
    "Tormod's Crypt",
    '{0}',
    p.activated(
      [p.tap, p.sacrificeThis],
      p.target(p.isPlayer),
      p.move(p.eachIn('graveyard', { kind: 'ownedBy', who: p.it }), 'exile'),
    ),
  ),
  // Lands
  land('Cathedral of War', entersTapped, p.exalted, p.activated([p.tap], p.addMana('{C}'))),
  land(
    'Treetop Village',
    entersTapped,
    p.activated([p.tap], p.addMana('{G}')),
    p.activated(
      [p.mana('{1}{G}')],
      p.thisTurn(
        p.modify(
          p.self,
          { kind: 'types', types: ['creature'], subtypes: ['Ape'] },
          { kind: 'colors', colors: ['green'], set: true },
          p.gain(p.trample),
          { kind: 'setPT', power: 3, toughness: 3 },
        ),
      ),
    ),
  ),
  withSubtypes(land('Tropical Island'), 'Forest', 'Island'),
  // An Aura for players, and an Equipment with a colour
  withSubtypes(
    aura(
      'Curse of the Forsaken',
      '{2}{W}',
      p.enchant(p.isPlayer),
      p.triggered(
        { on: 'attack', what: p.isCreature, whom: isHost },
        p.gainLife(1, p.controllerOf(p.eventRole('object'))),
      ),
    ),
    'Aura',
    'Curse',
  ),
  withSubtypes(
    artifact(
      'Lead Pipe',
      '{B}',
      p.always(p.modify(p.host, p.addPT(2, 0))),
      p.triggered({ on: 'move', what: isHost, from: ['battlefield'], to: ['graveyard'] }, p.loseLife(1, p.opponents)),
      p.activated([p.mana('{2}'), p.sacrificeThis], p.draw(1)),
      p.equip('{2}'),
    ),
    'Clue',
    'Equipment',
  ),
];

function withSubtypes({ faces: [face], ...rest }: Card, ...subtypes: readonly string[]): Card {
  return { ...rest, faces: [{ ...face, subtypes }] };
}
