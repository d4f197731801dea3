/** A card for people: its text, what it means, and how far it can be trusted. */
import { evidenceFor, findCard } from '@rulewright/cards/grand-archive';
import { unsupported } from '@rulewright/grand-archive';
import {
  compileCard,
  languages,
  type SourceCard,
  type SourceFace,
  tellProblem,
  wordsLostIn,
} from '@rulewright/text/grand-archive';
import { evidenceInWords } from '../../../card-files/evidence.ts';

interface CardDescription {
  readonly text: string;
  readonly json: unknown;
  readonly refused: boolean;
}

export function describeCard(source: SourceCard): CardDescription {
  const result = compileCard(source);
  const head = source.faces.flatMap(faceHead);
  if ('refusals' in result) {
    const { refusals } = result;
    const { en } = languages;
    const told = refusals.map((refusal) =>
      en === undefined ? refusal.words : tellProblem(refusal, en, source.faces.length),
    );
    return { text: [...head, '', ...told, ''].join('\n'), json: { problems: refusals }, refused: true };
  }
  const { card, readings } = result;
  const roundTrips = readings.every((reading) => reading.roundTrip);
  const lost = wordsLostIn(readings);
  const unplayable = unsupported(card);
  const evidence = evidenceFor(card, { roundTrips, lost }, findCard(card.slug));
  const text = [
    ...head,
    '',
    'What it means:',
    JSON.stringify(card, null, 2),
    '',
    'Evidence:',
    '  compiled: every word was read',
    ...[...evidenceInWords(evidence), ...unplayable.map((concept) => `cannot be played yet: ${concept}`)].map(
      (each) => `  ${each}`,
    ),
    '',
  ];
  return {
    text: text.join('\n'),
    json: { card, roundTrips, lost, unplayable, evidence },
    refused: unplayable.length > 0,
  };
}

const faceHead = ({ name, types, text, cost, power, life, durability }: SourceFace): readonly string[] => [
  `${name}${cost === undefined ? '' : `  ${cost.kind} ${cost.amount}`}`,
  [types.join(' '), ...[power, life ?? durability].filter((n) => n !== undefined)].join('  '),
  ...text.split('\n').filter((line) => line !== ''),
];
