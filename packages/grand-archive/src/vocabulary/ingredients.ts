/** Gather 2: the six ingredients, one of which chance chooses. */
export const INGREDIENTS = ['Blightroot', 'Fraysia', 'Manaroot', 'Razorvine', 'Silvershine', 'Springleaf'] as const;
