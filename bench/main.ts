// Benchmarks are run by hand (`npm run bench`), never as timed tests: see docs/decisions/0001-tooling.md.
process.stdout.write('No benchmarks yet.\n');
