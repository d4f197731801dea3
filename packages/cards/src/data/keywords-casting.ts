/** Cards for the rulings of keywords about casting: costs, zones, copies; and of abilities that are activated elsewhere (702). */
import type { Ability, Card, Cost, Filter, KeywordAbility } from '@rulewright/language';
import { artifactCreature, creature, creatureToken, instant, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const k = (keyword: string, ...cost: readonly Cost[]): KeywordAbility =>
  cost.length === 0 ? { kind: 'keyword', keyword } : { kind: 'keyword', keyword, cost };
const m = (keyword: string, symbols: string): KeywordAbility => k(keyword, p.mana(symbols));
const typecycling = (symbols: string, what: Filter): KeywordAbility => ({ ...m('cycling', symbols), what });
const kicked = { kind: 'paid', cost: 'kicker' } as const;
const beast = creatureToken('green', 'Beast', '4/4');
const othersFromGraveyard = (count: number): Cost => ({
  kind: 'exile',
  what: p.all({ kind: 'card' }, p.other),
  from: 'graveyard',
  count,
});
const mills = (count: number): Ability => p.spell(p.target(p.isPlayer), { do: 'mill', who: p.it, count });

export const keywordsOfCasting: readonly Card[] = [
  instant('Think Twice', '{1}{U}', p.spell(p.draw(1)), m('flashback', '{2}{U}')),
  sorcery('Memory Sluice', '{U/B}', mills(4), k('conspire')),
  sorcery('Lab Rats', '{B}', m('buyback', '{4}'), p.spell(p.token(creatureToken('black', 'Rat', '1/1')))),
  creature('Krosan Druid', '{2}{G}', 'Centaur Druid', '2/3', m('kicker', '{4}{G}'), {
    ...p.triggered(p.whenThisEnters, p.gainLife(10)),
    condition: kicked,
  }),
  creature('Apex Hawks', '{2}{W}', 'Bird', '2/2', m('multikicker', '{1}{W}'), p.flying, {
    kind: 'replacement',
    on: p.whenThisEnters,
    instead: { kind: 'enters', counters: [{ counter: '+1/+1', count: { kind: 'paid', cost: 'kicker' } }] },
  }),
  artifactCreature('Myr Enforcer', '{7}', 'Myr', '4/4', { ...k('affinity'), what: p.isArtifact }),
  sorcery('Sublime Exhalation', '{6}{W}', k('undaunted'), p.spell(p.destroy(p.each(p.isCreature)))),
  sorcery('Chatterstorm', '{1}{G}', p.spell(p.token(creatureToken('green', 'Squirrel', '1/1'))), k('storm')),
  creature('Bloodbraid Elf', '{2}{R}{G}', 'Elf Berserker', '3/2', p.haste, k('cascade')),
  creature(
    'Mulldrifter',
    '{4}{U}',
    'Elemental',
    '2/2',
    p.flying,
    p.triggered(p.whenThisEnters, p.draw(2)),
    m('evoke', '{2}{U}'),
  ),
  creature('Screamreach Brawler', '{2}{R}', 'Orc Berserker', '2/3', m('dash', '{1}{R}')),
  sorcery('Savage Conception', '{3}{G}{G}', p.spell(p.token({ ...beast, power: 3, toughness: 3 })), k('retrace')),
  instant("Chemister's Insight", '{3}{U}', p.spell(p.draw(2)), k('jump-start')),
  sorcery(
    'Fruit of Tizerus',
    '{B}',
    p.spell(p.target(p.isPlayer), p.loseLife(2, p.it)),
    k('escape', p.mana('{3}{B}'), othersFromGraveyard(3)),
  ),
  sorcery('Trumpeting Herd', '{2}{G}{G}', p.spell(p.token(creatureToken('green', 'Elephant', '3/3'))), k('rebound')),
  instant('Sudden Death', '{1}{B}{B}', k('split second'), p.spell(p.target(p.isCreature), p.pump(p.it, -4, -4))),
  // Other things than mana
  creature('Conclave Equenaut', '{4}{W}{W}', 'Human Soldier', '3/3', k('convoke'), p.flying),
  creature('Gurmag Angler', '{6}{B}', 'Zombie Fish', '5/5', k('delve')),
  creature('Wind-Kin Raiders', '{4}{U}{U}', 'Human Artificer', '4/3', k('improvise'), p.flying),
  // Exile
  creature('Gargadon', '{5}{R}{R}', 'Beast', '7/5', p.trample, { ...m('suspend', '{1}{R}'), amount: 4 }),
  creature('Augury Raven', '{3}{U}', 'Bird', '3/3', p.flying, m('foretell', '{1}{U}')),
  creature('Reckless Wurm', '{3}{R}{R}', 'Wurm', '4/4', p.trample, m('madness', '{2}{R}')),
  creature("Djinn of Fool's Fall", '{4}{U}', 'Djinn', '4/3', p.flying, m('plot', '{3}{U}')),
  // Cards that are activated from hand or graveyard
  creature('Sandbar Merfolk', '{U}', 'Merfolk', '1/1', m('cycling', '{2}')),
  creature('Krosan Tusker', '{5}{G}{G}', 'Boar Beast', '6/5', m('cycling', '{2}{G}'), {
    ...p.triggered(
      { on: 'activate', what: p.isThis, keyword: 'cycling' },
      p.may(
        { do: 'search', zones: ['library'], what: p.isBasicLand, max: 1, as: 'found', reveal: true },
        p.move(p.bound('found'), 'hand'),
        p.shuffle(),
      ),
    ),
    zones: ['graveyard', 'exile'],
  }),
  creature(
    'Shoreline Ranger',
    '{5}{U}',
    'Bird Soldier Ranger',
    '3/4',
    p.flying,
    typecycling('{2}', p.isSubtype('Island')),
  ),
  creature(
    'Shambling Remains',
    '{1}{B}{R}',
    'Zombie Horror',
    '4/3',
    p.always(p.cantBlock(p.self)),
    m('unearth', '{B}{R}'),
  ),
  creature('Deadbridge Goliath', '{2}{G}{G}', 'Insect', '5/5', m('scavenge', '{4}{G}{G}')),
  creature(
    'Dimir Infiltrator',
    '{U}{B}',
    'Spirit',
    '1/3',
    p.always({ kind: 'cant', action: 'beBlocked', what: p.self }),
    m('transmute', '{1}{U}{B}'),
  ),
  instant('Earthbrawn', '{1}{G}', p.spell(p.target(p.isCreature), p.pump(p.it, 3, 3)), {
    ...m('reinforce', '{1}{G}'),
    amount: 1,
  }),
];
