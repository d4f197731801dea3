/** Results as a table for people or as JSON for programs. */

import type { Commit } from './commit.ts';
import type { SuiteComparison } from './compare.ts';
import { median, passes, rounded } from './measure.ts';
import { NOMINAL_MS } from './reference-work.ts';
import type { Report } from './run.ts';

const machine = { node: process.version, platform: `${process.platform} ${process.arch}` };

/** Three digits are enough everywhere. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) => (typeof v === 'number' ? rounded(v) : v), 2);

export const reportAsJson = ({ reference, figures }: Report): string =>
  json({
    ...machine,
    reference: { unit: 'ms', nominal: NOMINAL_MS, measured: median(reference), all: reference },
    results: figures.map((r) => ({ ...r, pass: passes(r) })),
  });

export function reportAsTable({ reference, figures }: Report): string {
  const rows = figures.map((r) => {
    const pass = passes(r);
    return [
      r.what,
      `${figure(r.value)} ${r.unit}`,
      r.cpu === undefined ? '' : figure(r.cpu),
      r.relative === undefined ? '' : figure(r.relative),
      r.bar === undefined ? '' : `${r.bar.is} ${figure(r.bar.than)}`,
      pass === null ? '' : pass ? 'pass' : 'FAIL',
      Object.entries(r.more ?? {})
        .map(([name, n]) => `${name} ${figure(n)}`)
        .join(', '),
    ];
  });
  const [least, most] = [Math.min(...reference), Math.max(...reference)];
  return [
    `reference work: ${figure(median(reference))} ms of CPU time, ${figure(least)} to ${figure(most)} in the course of the run`,
    ...table([['what', 'measured', 'in CPU time', `if that were ${NOMINAL_MS} ms`, 'bar', '', 'more'], ...rows]),
  ].join('\n');
}

export const comparisonAsJson = (base: Commit, rounds: number, suites: readonly SuiteComparison[]): string =>
  json({ ...machine, base, rounds, suites });

export function comparisonAsTable(base: Commit, rounds: number, suites: readonly SuiteComparison[]): string {
  const rows = suites.flatMap(({ todays, figures }) =>
    figures.map(({ what, unit, base, here, ratio }) => [
      what,
      figure(base),
      `${figure(here)} ${unit}`,
      `${ratio.median.toFixed(2)} ×`,
      `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}`,
      todays ? '' : "by the commit's own benchmark",
    ]),
  );
  return [
    `this folder against ${base.id.slice(0, 9)} ${base.subject}, ${rounds} rounds in turn, in CPU time where it is known`,
    ...table([['what', 'there', 'here', 'better by', 'of all rounds', ''], ...rows]),
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const figure = (n: number): string => rounded(n).toLocaleString('en');
