/** Cards about damage that is changed, prevented or dealt elsewhere (609.7, 614.9, 615). */
import type { Card, Filter, Replacement, ReplacementAbility, Selector, Value } from '@rulewright/language';
import { creature, enchantment, instant, legendary, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const amount: Value = { kind: 'amount' };
const times = (factor: number): Value => ({ kind: 'times', of: [amount, factor] });
const plus = (more: number): Value => ({ kind: 'add', of: [amount, more] });
const isYou: Filter = { kind: 'is', what: p.you };

const wouldBeDealt = (
  source: Filter | undefined,
  to: Filter | undefined,
  instead: Replacement,
): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'damage', ...(source === undefined ? {} : { source }), ...(to === undefined ? {} : { to }) },
  instead,
});

/** Permanents, spells and whatever else deals damage. */
const anySource: Selector = {
  kind: 'each',
  where: { kind: 'all', of: [] },
  zones: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command'],
};

export const damageCases: readonly Card[] = [
  legendary(
    creature(
      'Torbran, Thane of Red Fell',
      '{1}{R}{R}{R}',
      'Dwarf Noble',
      '2/4',
      wouldBeDealt(
        p.all(p.isColor('red'), p.youControl),
        p.any({ kind: 'player', which: 'opponents' }, p.all(p.isPermanent, p.opponentControls)),
        { kind: 'change', amount: plus(2) },
      ),
    ),
  ),
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    wouldBeDealt(undefined, undefined, { kind: 'change', amount: times(2) }),
  ),
  creature(
    'Daunting Defender',
    '{4}{W}',
    'Human Cleric',
    '3/3',
    wouldBeDealt(undefined, p.all(p.isSubtype('Cleric'), p.isCreature, p.youControl), { kind: 'prevent', amount: 1 }),
  ),
  creature(
    'Swans of Bryn Argoll',
    '{2}{W/U}{W/U}',
    'Bird Spirit',
    '4/3',
    p.flying,
    wouldBeDealt(undefined, p.isThis, {
      kind: 'prevent',
      actions: [p.draw(amount, p.controllerOf(p.eventRole('source')))],
    }),
  ),
  creature(
    'Phyrexian Hydra',
    '{3}{G}{G}',
    'Phyrexian Hydra',
    '7/7',
    { kind: 'keyword', keyword: 'infect' },
    wouldBeDealt(undefined, p.isThis, { kind: 'prevent', actions: [p.counters('-1/-1', amount, p.self)] }),
  ),
  creature(
    'Palisade Giant',
    '{4}{W}{W}',
    'Giant Soldier',
    '2/7',
    wouldBeDealt(undefined, p.any(isYou, p.all(p.isPermanent, p.other, p.youControl)), { kind: 'change', to: p.self }),
  ),
  sorcery(
    'Impractical Joke',
    '{R}',
    p.spell(
      { ...p.target(p.any(p.isCreature, p.isPlaneswalker)), min: 0, max: 1 },
      p.thisTurn({ kind: 'cant', action: 'preventDamage', what: anySource }),
      p.damage(3, p.it),
    ),
  ),
  creature(
    'Selfless Squire',
    '{3}{W}',
    'Human Soldier',
    '1/1',
    p.flash,
    p.triggered(
      p.whenThisEnters,
      p.thisTurn({ kind: 'replace', on: { on: 'damage', to: isYou }, instead: { kind: 'prevent' } }),
    ),
    p.triggered({ on: 'prevented', to: isYou }, p.counters('+1/+1', amount, p.self)),
  ),
  enchantment(
    'Circle of Protection: Black',
    '{1}{W}',
    p.activated(
      [p.mana('{1}')],
      { do: 'choose', from: { kind: 'sources', where: p.isColor('black') }, as: 'source' },
      p.thisTurn({
        kind: 'replace',
        on: {
          on: 'damage',
          source: p.all(p.isColor('black'), { kind: 'is', what: p.bound('source') }),
          to: isYou,
        },
        instead: { kind: 'prevent' },
        uses: 1,
      }),
    ),
  ),
  instant(
    'Withstand Death',
    '{G}',
    p.spell(p.target(p.isCreature), p.thisTurn(p.modify(p.it, p.gain(p.indestructible)))),
  ),
  enchantment('Worship', '{3}{W}', {
    kind: 'replacement',
    on: { on: 'loseLife', who: p.you, damage: true },
    condition: {
      kind: 'all',
      of: [
        p.youControlA(p.isCreature),
        p.compare({ kind: 'minus', a: { kind: 'life', of: p.you }, b: amount }, { op: '<', to: 1 }),
      ],
    },
    instead: {
      kind: 'change',
      amount: { kind: 'max', of: [0, { kind: 'minus', a: { kind: 'life', of: p.you }, b: 1 }] },
    },
  }),
];
