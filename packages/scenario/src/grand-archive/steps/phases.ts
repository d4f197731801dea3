// The words of scenarios for phases and steps, and the rules' own.
const PHASES: Readonly<Record<string, string>> = {
  opening: 'start',
  'wake-up': 'wakeUp',
  'attack-declaration': 'attackDeclaration',
  'end-combat': 'endCombat',
};

export const phaseOf = (word: string): string => PHASES[word] ?? word;
export const phaseWord = (phase: string): string => Object.keys(PHASES).find((word) => PHASES[word] === phase) ?? phase;
