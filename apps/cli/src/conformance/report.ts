/** What is said of a ledger: which entries are proven, by what. */
import type { Entry, Ledger } from './ledger.ts';

/** A scenario that covers an entry, or a test that names it. */
export interface Proof {
  readonly scenario: string;
  readonly file: string;
  readonly status: 'passed' | 'failed' | 'unsupported';
}

interface ProvenEntry extends Entry {
  /** `open`: no scenario covers it; `failed`: one that does has not passed. */
  readonly status: 'proven' | 'failed' | 'open';
  readonly scenarios: readonly Proof[];
}

export interface Conformance extends Omit<Ledger, 'entries'> {
  readonly entries: readonly ProvenEntry[];
}

type ProofsById = ReadonlyMap<string, readonly Proof[]>;

export const conformanceOf = (ledger: Ledger, proofs: ProofsById): Conformance => ({
  ...ledger,
  entries: ledger.entries.map((entry) => {
    const scenarios = proofs.get(entry.id) ?? [];
    return { ...entry, status: statusOf(scenarios), scenarios };
  }),
});

const statusOf = (scenarios: readonly Proof[]): ProvenEntry['status'] =>
  scenarios.length === 0 ? 'open' : scenarios.every(({ status }) => status === 'passed') ? 'proven' : 'failed';

const count = ({ entries }: Conformance, status: ProvenEntry['status']): number =>
  entries.filter((entry) => entry.status === status).length;

const summary = (c: Conformance): string =>
  `${count(c, 'proven')} of ${c.entries.length} proven, ${count(c, 'failed')} failed, ${count(c, 'open')} open`;

export const allProven = (all: readonly Conformance[]): boolean =>
  all.every((c) => count(c, 'proven') === c.entries.length);

export function asText(all: readonly Conformance[]): string {
  const lines = all.flatMap((c) => [
    `${c.document}: ${summary(c)}`,
    ...c.entries.flatMap((entry) => [
      `  ${entry.status.padEnd(6)}  ${entry.id}  ${entry.holds}`,
      ...entry.scenarios.map(({ scenario, file, status }) => `            ${status}  ${scenario} (${file})`),
    ]),
  ]);
  return `${lines.join('\n')}\n`;
}

export const asJson = (all: readonly Conformance[]): string =>
  `${JSON.stringify(
    all.map((c) => ({
      ...c,
      proven: count(c, 'proven'),
      failed: count(c, 'failed'),
      open: count(c, 'open'),
    })),
    undefined,
    1,
  )}\n`;

/** The page that leads to those of the documents. */
export const asIndex = (all: readonly Conformance[]): string =>
  [
    '# What the documents state, and what proves it',
    '',
    'Every statement of the documents that this project implements, in our own words, with the scenarios that would fail if it were false.',
    'Made by `npx rulewright conformance --pages docs/conformance`.',
    '',
    '| document | statements | proven | failed | open |',
    '|---|---|---|---|---|',
    ...all.map(
      (c) =>
        `| [${c.document}](${c.name}.md) | ${c.entries.length} | ${count(c, 'proven')} | ${count(c, 'failed')} | ${count(c, 'open')} |`,
    ),
    '',
  ].join('\n');

/** The page of a document, in Markdown. `root` leads from the page to the folder that the files' paths start from. */
export function asPage(c: Conformance, root: string): string {
  const subjects = [...new Set(c.entries.map(({ subject }) => subject))];
  const sections = subjects.flatMap((subject) => [
    `## ${subject}`,
    '',
    ...c.entries.filter((entry) => entry.subject === subject).flatMap((entry) => entryLines(entry, root)),
    '',
  ]);
  return `${[
    `# ${c.document}`,
    '',
    `${summary(c)}. Made by \`npx rulewright conformance --pages docs/conformance\`.`,
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function entryLines(entry: ProvenEntry, root: string): readonly string[] {
  const rules = entry.rules.length === 0 ? '' : ` (${entry.rules.join(', ')})`;
  return [
    `- **${entry.id}** ${entry.status === 'proven' ? '' : `*${entry.status}* `}${entry.holds}${rules}`,
    ...(entry.today === undefined ? [] : [`  - Today: ${entry.today}`]),
    ...entry.scenarios.map(({ scenario, file }) => `  - [${scenario}](${root}${file})`),
  ];
}
