// What a check says about players of Magic: one table entry per key, with how it is read and what must be so.
import { eventsSince, isPlayer, type PlayerId, playerRow } from '@rulewright/kernel';
import {
  commanderOf,
  hasMarker,
  MANA_LETTERS,
  type MagicEvent,
  maximumHandSize,
  roomNow,
  speedOf,
  timesTempted,
} from '@rulewright/magic';
import { expected, expectWords, flagIn, integerIn, readInteger, readSharesOf, readText } from '../../parse/index.ts';
import { expectSame } from '../../run/mismatch.ts';
import { unsupported } from '../../run/play.ts';
import { entityOf, refText } from '../../run/refs.ts';
import {
  commonPlayerChecks,
  numberProperty,
  type PropertyEntry,
  property,
  sameValue,
  zoneProperty,
} from '../../shared/properties.ts';
import { readMana } from '../mana.ts';
import type { MagicPlay } from '../play.ts';

type Entry = PropertyEntry<MagicPlay, PlayerId>;

/** What a player can be or have by rules of single mechanics; true or false, a number, or a word. */
const other = (valueIn: (play: MagicPlay, id: PlayerId) => string | number | boolean | null): Entry =>
  property(
    (reading, node, name) => {
      const counted = integerIn(node) !== undefined;
      return expected(counted ? readInteger(reading, node, name) : (flagIn(node) ?? readText(reading, node, name)));
    },
    sameValue((play: MagicPlay, id) => valueIn(play, id) ?? 'none'),
  );

const counter = (kind: string): Entry => other(({ game }, id) => playerRow(game.state, id).counters[kind] ?? 0);
const marker = (name: string): Entry => other(({ game }, id) => hasMarker(game, id, name));
const doneThisTurn = (kind: 'cast' | 'draw'): Entry =>
  other(({ game }, id) => {
    const events = eventsSince(game.state, game.state.game.turn.began) as readonly MagicEvent[];
    return events.filter((event) => event.kind === kind && event.player === id).length;
  });

const abilities: Entry = property(expectWords, (_play, _subject, { line }) =>
  unsupported(line, 'abilities of players cannot be checked yet'),
);

export const playerChecks: Readonly<Record<string, Entry>> = {
  monarch: marker('monarch'),
  initiative: marker('initiative'),
  blessing: marker("city's blessing"),
  story: marker('enduring story'),
  energy: counter('energy'),
  experience: counter('experience'),
  rad: counter('rad'),
  speed: other(({ game }, id) => speedOf(game, id)),
  ring: other(({ game }, id) => timesTempted(game, id)),
  dungeon: other(({ game }, id) => roomNow(game, id) ?? null),
  'hand-size': other(({ game }, id) => maximumHandSize(game, id)),
  team: other(({ scenario }, id) => scenario.players[id]?.team ?? null),
  'lands-played': other(({ game }, id) => game.state.game.totals[id]?.landsPlayed ?? 0),
  'spells-cast': doneThisTurn('cast'),
  'cards-drawn': doneThisTurn('draw'),
  life: numberProperty(({ game }: MagicPlay, id) => game.state.game.totals[id]?.life),
  poison: numberProperty(({ game }: MagicPlay, id) => playerRow(game.state, id).counters.poison ?? 0),
  ...commonPlayerChecks,
  hand: zoneProperty,
  graveyard: zoneProperty,
  library: zoneProperty,
  battlefield: zoneProperty,
  exile: zoneProperty,
  command: zoneProperty,
  /** The floating mana itself, or only how much there is. */
  mana: property(
    (reading, node) => {
      const counted = integerIn(node) !== undefined;
      return expected(counted ? readInteger(reading, node, 'mana', { min: 0 }) : readMana(reading, node, 'mana'));
    },
    ({ game }: MagicPlay, { id, name }, { line, value }) => {
      const pool = game.state.game.totals[id]?.mana ?? [];
      if (typeof value === 'number') return expectSame(line, `amount of mana of ${name}`, value, pool.length);
      const symbol = ({ type, snow }: (typeof pool)[number]): string =>
        snow && value.includes('S') ? 'S' : (MANA_LETTERS[type] ?? '?');
      return expectSame(line, `mana of ${name}`, manaText(value), manaText(pool.map(symbol)));
    },
  ),
  has: abilities,
  lacks: abilities,
  /** Combat damage received from each commander. */
  'commander-damage': property(
    (reading, node) => {
      const shares = readSharesOf(reading, node, 'commander-damage');
      return shares && { from: shares.map(({ line, to, amount }) => ({ line, commander: to, amount })) };
    },
    (play: MagicPlay, { id, name }, { from }) =>
      from.flatMap(({ line, commander, amount }) => {
        const source = entityOf(play, commander);
        const dealt = isPlayer(source) ? undefined : commanderOf(play.game, source)?.damage[id];
        const what = `damage to ${name} by the commander ${refText(commander)}`;
        return expectSame(line, what, amount, dealt ?? 'no commander');
      }),
  ),
};

const manaText = (symbols: readonly string[]): string =>
  symbols
    .toSorted()
    .map((symbol) => `{${symbol}}`)
    .join('') || 'none';
