/** What came of it. */
import type { Judged } from './run.ts';

/** At least so much of what is changed is to be noticed. */
export const BAR = 0.9;

const isNoticed = ({ verdict }: Judged): boolean => verdict.is !== 'unnoticed';

export const share = (all: readonly Judged[]): number =>
  all.length === 0 ? 1 : all.filter(isNoticed).length / all.length;

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

export function asText(all: readonly Judged[]): string {
  const left = all.filter((m) => !isNoticed(m));
  const places = left.flatMap((m) => [
    `${m.file}:${m.line}`,
    `    ${m.text}`,
    `    ${shortened(m.code)}  →  ${m.kind === 'statement' ? 'left out' : shortened(m.becomes)}`,
  ]);
  const byPackage = [...new Set(all.map((m) => m.package))].map((name) => {
    const own = all.filter((m) => m.package === name);
    return `${name.padEnd(10)} ${own.filter(isNoticed).length} of ${own.length}`;
  });
  const endless = all.filter(({ verdict }) => verdict.is === 'endless').length;
  const total = `noticed    ${all.length - left.length} of ${all.length}, ${percent(share(all))} (bar ${percent(BAR)}); ${endless} of them because something did not end`;
  return [...(left.length > 0 ? ['Not noticed:', ...places, ''] : []), ...byPackage, total].join('\n');
}

const shortened = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
};

export const asJson = (all: readonly Judged[]): string =>
  JSON.stringify({ share: share(all), bar: BAR, mutants: all }, null, 2);
