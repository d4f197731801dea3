/** Those of a game other than Magic. */
export const gameSuites: Readonly<Record<string, readonly string[]>> = {
  'grand-archive': ['grand-archive', 'grand-archive-growth', 'grand-archive-views'],
};

/** The benchmarks by name, and the file in `suites/` of each, whose one export makes it. */
export const suites: Readonly<Record<string, string>> = {
  playouts: 'playouts.ts',
  forks: 'forks.ts',
  legal: 'legal-answers.ts',
  growth: 'growth.ts',
  four: 'four-players.ts',
  saves: 'saves.ts',
  representation: 'representation.ts',
  'grand-archive': 'grand-archive.ts',
  'grand-archive-growth': 'grand-archive-growth.ts',
  'grand-archive-views': 'grand-archive-views.ts',
};
