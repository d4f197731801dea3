// What came of a run of scenarios: one line each and a summary, or JSON.
import type { ScenarioError } from '../parse/index.ts';
import type { Result, Status } from './run.ts';

const marks: Readonly<Record<Status, string>> = { passed: 'ok', failed: 'FAILED', unsupported: 'unsupported' };

export function resultLine(result: Result): string {
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

/** A file that cannot be read counts as one failure for each of its errors. */
function countsOf(results: readonly Result[]): Counts {
  const count = (status: Status): number => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), unsupported: count('unsupported') };
}

export function textReport(results: readonly Result[], errors: readonly ScenarioError[]): string {
  const { passed, failed, unsupported } = countsOf(results);
  const wrong = errors.length === 0 ? '' : `, ${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in files`;
  const summary = `${passed} passed, ${failed} failed, ${unsupported} unsupported${wrong}`;
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

/** 0 only if every scenario passed and every file could be read. */
export function exitCode(results: readonly Result[], errors: readonly ScenarioError[]): number {
  return errors.length === 0 && results.every(({ status }) => status === 'passed') ? 0 : 1;
}
