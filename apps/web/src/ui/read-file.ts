/** The text of a file that somebody has chosen; null if it is larger than `most` bytes, which is looked at before it is read. */
export const textOf = async (file: File, most: number): Promise<string | null> =>
  file.size > most ? null : await file.text();
