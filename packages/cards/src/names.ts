/** What two spellings of one name have in common: case, accents and the shape of apostrophes do not matter. */
export function plainName(name: string): string {
  // Most names have nothing to fold but capitals.
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().trim();
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/g, "'").replaceAll('æ', 'ae').trim();
}
