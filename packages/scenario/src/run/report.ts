// What came of a run of scenarios: one line each and a summary, or JSON.
import type { ScenarioError } from '../parse/index.ts';
import type { Result, Status } from './run.ts';

const marks: Readonly<Record<Status, string>> = { passed: 'ok', failed: 'FAILED', unsupported: 'unsupported' };

function resultLine(result: Result): string {
  const { scenario, file, line, status, step, message } = result;
  const where = status === 'passed' ? '' : ` (${file}:${line}${step === undefined ? '' : `, step ${step}`})`;
  const what = message === undefined ? '' : `: ${message}`;
  return `${marks[status].padEnd(marks.unsupported.length)} ${scenario}${where}${what}`;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly unsupported: number;
}

function countsOf(results: readonly Result[]): Counts {
  const count = (status: Status): number => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), unsupported: count('unsupported') };
}

/** What came of scenarios, a line each and a summary. */
export function textReport(results: readonly Result[]): string {
  const { passed, failed, unsupported } = countsOf(results);
  const summary = `${passed} passed, ${failed} failed, ${unsupported} unsupported`;
  return `${[...results.map(resultLine), summary].join('\n')}\n`;
}

/** `step` and `message` are null where there is nothing to say. */
export function jsonReport(results: readonly Result[]): string {
  const rows = results.map(({ scenario, covers, file, line, status, step, message }) => ({
    scenario,
    covers,
    file,
    line,
    status,
    step: step ?? null,
    message: message ?? null,
  }));
  return `${JSON.stringify({ ...countsOf(results), results: rows }, null, 2)}\n`;
}

export function errorLine({ file, line, column, message }: ScenarioError): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** What could not be read counts as failed: one result for a file with errors. */
export function unreadable(errors: readonly ScenarioError[]): readonly Result[] {
  const [first] = errors;
  if (first === undefined) return [];
  const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more errors in this file)`;
  const message = `${first.message}${more}`;
  return [{ scenario: first.file, covers: [], file: first.file, line: first.line, status: 'failed', step: 0, message }];
}

/** 0 only if every scenario passed. */
export function exitCode(results: readonly Result[]): number {
  return results.every(({ status }) => status === 'passed') ? 0 : 1;
}
