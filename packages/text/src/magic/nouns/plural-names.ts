/** Names for several: "When This and That enter", "whenever The Ones attack". */
export const isPlural = (name: string): boolean => / (?:and|&) |^The [^,']*[^s]s(?:,|$)/.test(name);
