/** Results as a table for people or as JSON for programs. */
import { passes, type Result, rounded } from './measure.ts';

export const asJson = (results: readonly Result[]): string =>
  JSON.stringify(
    {
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      results: results.map((r) => ({ ...r, value: rounded(r.value), more: roundedAll(r.more), pass: passes(r) })),
    },
    null,
    2,
  );

const roundedAll = (more: Result['more']): Result['more'] =>
  more === undefined ? undefined : Object.fromEntries(Object.entries(more).map(([k, n]) => [k, rounded(n)]));

export function asTable(results: readonly Result[]): string {
  const rows = results.map((r) => {
    const pass = passes(r);
    return [
      r.what,
      `${figure(r.value)} ${r.unit}`,
      r.bar === undefined ? '' : `${r.bar.is} ${figure(r.bar.than)}`,
      pass === null ? '' : pass ? 'pass' : 'FAIL',
      Object.entries(r.more ?? {})
        .map(([name, n]) => `${name} ${figure(n)}`)
        .join(', '),
    ];
  });
  const all = [['what', 'measured', 'bar', '', 'more'], ...rows];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return all.map((row) => line(row).trimEnd()).join('\n');
}

const figure = (n: number): string => rounded(n).toLocaleString('en');
