/** Grand Archive on the table. */
import type { GameTable } from '../../../table/game.ts';
import { namesOf } from '../../../table/spoken.ts';
import { CardFace, RulesText, spokenText } from '../card/index.ts';
import type { GrandArchiveTypes, Question, Snapshot } from '../types.ts';
import type { GrandArchivePack } from '../words/index.ts';
import { Details } from './details.tsx';
import { GlimpseAnswer } from './glimpse.tsx';
import { Help } from './help.tsx';
import { labelled, playerLabel } from './label.ts';
import { links } from './links.ts';
import { MaterializeAnswer } from './materialize.tsx';
import { piles } from './piles.ts';
import { Extras, Totals } from './player.tsx';
import { Side } from './side.tsx';
import { EffectsStack } from './stack.tsx';
import { ways } from './ways.ts';

const ON_TABLE: ReadonlySet<string> = new Set([
  'field',
  'stack',
  'played',
  'intent',
  'lineage',
  'loaded',
  'attributes',
]);

function asked(snapshot: Snapshot, q: Question, { table, grandArchive }: GrandArchivePack): readonly string[] {
  if (q.kind === 'materialize')
    return [
      grandArchive.ask.materializeHint,
      table.ask.canChoose(
        namesOf(
          snapshot,
          [...q.able, ...q.preserved].map(({ card }) => card),
          table,
        ),
      ),
    ];
  return q.kind === 'glimpse' ? [table.ask.canChoose(namesOf(snapshot, q.cards, table))] : [];
}

export const table: GameTable<GrandArchiveTypes, GrandArchivePack> = {
  Text: RulesText,
  spoken: (text, { grandArchive }) => spokenText(text, grandArchive.face),
  zoneName: (zone, { grandArchive }) => (grandArchive.zones as Readonly<Record<string, string>>)[zone] ?? zone,
  stepName: (step, { grandArchive }) => grandArchive.steps[step],

  Card: CardFace,
  label: labelled,
  texts: (o) => [o.name, o.card, o.typeLine, ...o.text.map((line) => line.words)],
  keeper: (o) => (o.zone === 'field' || o.zone === 'intent' ? o.controller : null),
  // Whoever sees everything has all hands and memories on the table.
  isLaidOut: (o, viewer) =>
    ON_TABLE.has(o.zone) || ((o.zone === 'hand' || o.zone === 'memory') && (o.owner === viewer || viewer < 0)),

  Side,
  Middle: EffectsStack,
  Details,
  Help,

  hand: 'hand',
  piles,
  playerLabel,
  Totals,
  Extras,

  ways,
  answers: { materialize: MaterializeAnswer, glimpse: GlimpseAnswer },
  asked,
  pairing: () => null,
  yesNo: (prompt, { grandArchive: { ask } }) =>
    prompt === 'retaliate'
      ? { yes: ask.retaliate, no: ask.dontRetaliate, usual: true }
      : prompt === 'begin-on-field'
        ? { yes: ask.begin, no: ask.elsewhere, usual: true }
        : null,
  pass: ({ zones, turn, question }, { table: { ask }, grandArchive }) => {
    if (zones.stack.count > 0) return grandArchive.ask.resolve;
    return turn.step === 'main' && turn.active === question?.player ? grandArchive.ask.toEnd : ask.pass;
  },
  isMinor: () => false,
  minorWords: ({ grandArchive }) => grandArchive.minor,
  isPaid: () => false,
  usedUp: () => [],
  links,
};
