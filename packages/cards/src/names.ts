/** What two spellings of one name have in common: case, accents, width and the shape of apostrophes do not matter. The marks of kana do. */
export function plainName(name: string): string {
  // Most names have nothing to fold but capitals.
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().trim();
  return name
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replaceAll('æ', 'ae')
    .trim();
}
