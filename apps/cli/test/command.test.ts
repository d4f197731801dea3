import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/rulewright.mjs', import.meta.url));
const rulewright = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });

test('--help explains the command and succeeds', () => {
  const { status, stdout, stderr } = rulewright('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Usage: rulewright');
});

test('--version prints a version', () => {
  expect(rulewright('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('an unknown command is refused on stderr with exit code 2', () => {
  const { status, stdout, stderr } = rulewright('frobnicate');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('frobnicate');
});
