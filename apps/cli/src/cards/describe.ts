/** A card for people: its text, how it was read word by word, what it means, and how far it can be trusted. */
import { type Evidence, evidenceFor, findCard } from '@rulewright/cards';
import { unsupported } from '@rulewright/magic';
import { compileCard, howRead, type Refusal, readTypeLine, type SourceCard, type SourceFace } from '@rulewright/text';

export interface CardDescription {
  readonly text: string;
  readonly json: unknown;
  readonly refused: boolean;
}

export function describeCard(source: SourceCard): CardDescription {
  const result = compileCard(source);
  const head = source.faces.flatMap(faceHead);
  if ('refusals' in result) {
    const lines = result.refusals.map((refusal) => refusalText(refusal, source));
    return { text: [...head, '', ...lines, ''].join('\n'), json: result, refused: true };
  }
  const { card, readings } = result;
  const missing = unsupported(card);
  const words = source.faces.map((face, i) => {
    const types = readTypeLine(face.typeLine, 'en');
    const reading = readings[i];
    if (reading === undefined || 'unread' in types) return [];
    return reading.lines.map((_, line) => howRead({ name: face.name, ...types }, reading, line));
  });
  const evidence = evidenceFor(
    card,
    readings.every((reading) => reading.roundTrip),
    findCard(card.name),
  );
  const grade = [...inWords(evidence), ...missing.map((concept) => `cannot be played yet: ${concept}`)];
  const text = [
    ...head,
    '',
    'How it was read:',
    ...words.flat(2).map(({ words: said, rules }) => `  ${said.padEnd(30)}  ${rules.slice(1).join(' > ')}`),
    '',
    'What it means:',
    JSON.stringify(card, null, 2),
    '',
    'Evidence:',
    ...grade.map((each) => `  ${each}`),
    '',
  ];
  return {
    text: text.join('\n'),
    json: { card, reading: words, evidence: { ...evidence, unplayable: missing } },
    refused: missing.length > 0,
  };
}

const inWords = ({ roundTrips, agreed, exercised, fuzzed }: Evidence): readonly string[] => [
  'compiled: every word was read',
  roundTrips ? 'round-trips: prints back word for word' : 'does not print back word for word',
  `agreed: read in ${agreed.languages} of ${agreed.of} languages`,
  exercised === 0
    ? 'not exercised: no scenario uses it'
    : `exercised: ${times(exercised, 'scenario')} that use it pass`,
  fuzzed === 0
    ? 'not fuzzed: played in no recorded game'
    : `fuzzed: played in ${times(fuzzed, 'random game')}, nothing went wrong`,
];
const times = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const faceHead = (face: SourceFace): readonly string[] => [
  `${face.name}${face.manaCost ? `  ${face.manaCost}` : ''}`,
  `${face.typeLine}${face.power === undefined ? '' : `  ${face.power}/${face.toughness}`}${face.loyalty === undefined ? '' : `  [${face.loyalty}]`}`,
  ...face.text.split('\n').filter((line) => line !== ''),
];

/** The line with a mark below the word where reading stopped. */
function refusalText(refusal: Refusal, source: SourceCard): string {
  const face = source.faces.find(({ name }) => name === refusal.face);
  const line = face?.text.split('\n')[refusal.line - 1];
  const why = refusal.detail === undefined ? '' : `: ${refusal.detail.slice(0, 300)}`;
  const what = `${refusal.face}, line ${refusal.line}, character ${refusal.at + 1}: ${refusal.reason} "${refusal.words}"${why}`;
  if (line === undefined || refusal.reason !== 'unread' || line.includes('(')) return what;
  return `${what}\n  ${line}\n  ${' '.repeat(refusal.at)}^`;
}
