/** A card for people: its text, how it was read word by word, what it means, and how far it can be trusted. */
import { evidenceFor, findCard } from '@rulewright/cards/magic';
import { unsupported } from '@rulewright/magic';
import {
  type CompiledCard,
  compileCard,
  en,
  english,
  howRead,
  type Problem,
  problemsOf,
  type Refusal,
  type SourceCard,
  type SourceFace,
  type Tongue,
  tellProblem,
  wordsLostIn,
} from '@rulewright/text/magic';
import { evidenceInWords } from '../../../card-files/evidence.ts';

export interface CardDescription {
  readonly text: string;
  readonly json: unknown;
  readonly refused: boolean;
}

/** What else to say of a problem to somebody who is writing the card: then one without any text is not done either. */
type Advice = (problem: Problem) => string;

export function describeCard(source: SourceCard, advice?: Advice, tongue: Tongue = english): CardDescription {
  const result = compileCard(source, tongue);
  if (tongue !== english)
    return 'refusals' in result ? unread(source, result.refusals) : compiled(source, result, false, tongue);
  const problems = problemsOf(source, result);
  if ('refusals' in result || (problems.length > 0 && advice !== undefined)) return refused(source, problems, advice);
  return compiled(source, result, problems.length > 0);
}

/** The problems of a card in words, those of its text with the line and a mark below the place. */
function refused(source: SourceCard, problems: readonly Problem[], advice: Advice = () => ''): CardDescription {
  const told = problems.flatMap((problem) => [
    `${tellProblem(problem, en, source.faces.length)} ${advice(problem)}`.trimEnd(),
    ...marked(problem, source),
  ]);
  const head = source.faces.flatMap(faceHead);
  return { text: [...head, '', ...told, ''].join('\n'), json: { problems }, refused: true };
}

/** What is not read in another language than English: for that nothing is suggested. */
const unread = (source: SourceCard, refusals: readonly Refusal[]): CardDescription => ({
  text: [
    ...source.faces.flatMap(faceHead),
    '',
    ...refusals.map(({ line, words, reason }) => `${line === 0 ? '' : `Line ${line}: `}"${words}" (${reason})`),
    '',
  ].join('\n'),
  json: { problems: refusals },
  refused: true,
});

function marked({ face, place }: Problem, { faces }: SourceCard): readonly string[] {
  const line = faces.find(({ name }) => name === face)?.text.split('\n')[(place?.line ?? 0) - 1];
  return place === undefined || line === undefined ? [] : [`  ${line}`, `  ${' '.repeat(place.column - 1)}^`];
}

function compiled(
  source: SourceCard,
  { card, readings }: CompiledCard,
  isSilent: boolean,
  tongue: Tongue = english,
): CardDescription {
  const missing = unsupported(card);
  const read = source.faces.map((face, i) => {
    const reading = readings[i];
    const { supertypes = [], types = [], subtypes = [] } = card.faces[i] ?? {};
    const facts = { name: face.name, supertypes, types, subtypes };
    return reading?.lines.map((_, line) => howRead(facts, reading, line, tongue)) ?? [];
  });
  const asRead = { roundTrips: readings.every((reading) => reading.roundTrip), lost: wordsLostIn(readings) };
  const evidence = evidenceFor(card, asRead, findCard(card.name));
  const text = [
    ...source.faces.flatMap(faceHead),
    '',
    'How it was read:',
    ...read.flat(2).map(({ words: said, rules }) => `  ${said.padEnd(30)}  ${rules.slice(1).join(' > ')}`),
    '',
    'What it means:',
    JSON.stringify(card, null, 2),
    '',
    'Evidence:',
    `  compiled: ${isSilent ? 'there are no words to read' : 'every word was read'}`,
    ...[...evidenceInWords(evidence), ...missing.map((concept) => `cannot be played yet: ${concept}`)].map(
      (each) => `  ${each}`,
    ),
    '',
  ];
  return {
    text: text.join('\n'),
    json: { card, reading: read, evidence: { ...evidence, unplayable: missing } },
    refused: missing.length > 0,
  };
}

const faceHead = (face: SourceFace): readonly string[] => [
  `${face.name}${face.manaCost ? `  ${face.manaCost}` : ''}`,
  `${face.typeLine}${face.power === undefined ? '' : `  ${face.power}/${face.toughness}`}${face.loyalty === undefined ? '' : `  [${face.loyalty}]`}`,
  ...face.text.split('\n').filter((line) => line !== ''),
];
