/** The names of fields in card data of Grand Archive's index and of our own lists; a name that nobody uses is a slip of the pen. */
export const CARD_FIELDS: readonly string[] = [
  ...['back', 'classes', 'cost', 'cost_memory', 'cost_reserve', 'created_at', 'durability', 'editions', 'effect'],
  ...[
    'effect_html',
    'effect_ja',
    'effect_raw',
    'element',
    'elements',
    'flavor',
    'home_deck',
    'last_update',
    'legality',
  ],
  ...['level', 'life', 'name', 'name_ja', 'power', 'referenced_by', 'references', 'result_editions', 'rule', 'rulings'],
  ...['slug', 'speed', 'subtypes', 'types', 'uuid'],
];
