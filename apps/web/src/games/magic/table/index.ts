/** Magic on the table. */
import type { Answer } from '@rulewright/kernel';
import type { GameTable } from '../../../table/game.ts';
import { namesOf } from '../../../table/spoken.ts';
import { CardFace, RulesText, spokenText } from '../card/index.ts';
import type { MagicTypes, Question, Snapshot } from '../types.ts';
import type { MagicPack } from '../words/index.ts';
import { AttackersAnswer, BlockersAnswer } from './combat.tsx';
import { Details } from './details.tsx';
import { Help } from './help.tsx';
import { labelled } from './label.ts';
import { links } from './links.ts';
import { PaymentAnswer } from './payment.tsx';
import { piles } from './piles.ts';
import { Extras, playerLabel, Totals } from './player.tsx';
import { Side } from './side.tsx';
import { Stack } from './stack.tsx';
import { isMinor, pairing, ways } from './ways.ts';

/** By hand, the payment is asked for instead of made. */
const paidByHand = (answer: Answer): Answer =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? { ...answer, pay: 'manual' } : answer;

function asked(snapshot: Snapshot, q: Question, { table, magic: { ask } }: MagicPack): readonly string[] {
  if (q.kind === 'attackers' || q.kind === 'blockers')
    return [
      table.ask.canChoose(
        namesOf(
          snapshot,
          q.able.map(({ creature }) => creature),
          table,
        ),
      ),
    ];
  if (q.kind !== 'payment') return [];
  return [
    `${ask.cost}: ${q.cost}`,
    q.preview === null ? ask.cannotPayAuto : ask.wouldTap(namesOf(snapshot, q.preview, table)),
  ];
}

export const table: GameTable<MagicTypes, MagicPack> = {
  Text: RulesText,
  spoken: (text, { card }) => spokenText(text, card),
  zoneName: (zone, pack) => (pack.magic.zones as Readonly<Record<string, string>>)[zone] ?? zone,
  stepName: (step, pack) => pack.magic.steps[step],

  Card: CardFace,
  label: labelled,
  texts: (o) => [o.name, o.card, o.typeLine, ...o.text.map((line) => line.words)],
  keeper: (o) => (o.zone === 'battlefield' ? o.controller : null),
  isLaidOut: (o, viewer) => o.zone === 'battlefield' || o.zone === 'stack' || (o.zone === 'hand' && o.owner === viewer),

  Side,
  Middle: Stack,
  Details,
  Help,

  hand: 'hand',
  piles,
  playerLabel,
  Totals,
  Extras,

  ways,
  answers: { attackers: AttackersAnswer, blockers: BlockersAnswer, payment: PaymentAnswer },
  asked,
  pairing,
  yesNo: (prompt, { magic: { ask } }) =>
    prompt === 'mulligan' ? { yes: ask.mulligan, no: ask.keep, usual: false } : null,
  pass: ({ zones }, { table: { ask }, magic }) => (zones.stack.count > 0 ? magic.ask.passTo : ask.pass),
  isMinor,
  minorWords: ({ magic }) => magic.minor,
  isPaid: ({ forMana, kind }) => !forMana && kind !== 'playLand',
  paidByHand,
  usedUp: (question) => (question.kind === 'payment' ? (question.preview ?? []) : []),
  links,
};
