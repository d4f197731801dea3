/** Colourless artifacts, Equipment and artifact creatures. */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const artifacts: readonly Card[] = [
  p.artifactCreature('Darksteel Colossus', '{11}', 'Golem', '11/11', p.trample, p.indestructible, {
    kind: 'replacement',
    on: { on: 'move', what: p.isThis, to: ['graveyard'] },
    zones: ['library', 'hand', 'battlefield', 'stack', 'exile', 'command'],
    instead: { kind: 'change', zone: 'library', position: 'shuffled', reveal: true },
  }),
  p.equipment('Kitesail', '{2}', p.always(p.modify(p.host, p.addPT(1, 0), p.gain(p.flying))), p.equip('{2}')),
];
