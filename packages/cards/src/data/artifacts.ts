/** Colourless artifacts, Equipment and artifact creatures. */
import type { Card } from '@rulewright/language';
import { artifact, artifactCreature, equipment } from '../faces.ts';
import * as p from '../phrases.ts';

export const artifacts: readonly Card[] = [
  artifactCreature('Darksteel Colossus', '{11}', 'Golem', '11/11', p.trample, p.indestructible, {
    kind: 'replacement',
    on: { on: 'move', what: p.isThis, to: ['graveyard'] },
    zones: ['library', 'hand', 'battlefield', 'stack', 'exile', 'command'],
    instead: { kind: 'change', zone: 'library', position: 'shuffled', reveal: true },
  }),
  artifact('Gilded Lotus', '{5}', p.activated([p.tap], { do: 'mana', mana: { kind: 'anyColor', amount: 3 } })),
  equipment('Kitesail', '{2}', p.always(p.modify(p.host, p.addPT(1, 0), p.gain(p.flying))), p.equip('{2}')),
  artifactCreature('Phyrexian Hulk', '{6}', 'Phyrexian Golem', '5/4'),
  artifact(
    'Staff of Nin',
    '{6}',
    p.triggered(p.atYour('upkeep'), p.draw(1)),
    p.activated([p.tap], p.anyTarget, p.damage(1, p.it)),
  ),
];
