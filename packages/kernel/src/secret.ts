/** What is noted on an object for some players only: beside the note it says for whom. */
export const secretOf = (key: string): string => `secret ${key}`;
