// A ruling as a scenario: a situation, what the players do, and what must be true then.
import { magicScenario, parseScenarios, runScenario, textReport } from '@rulewright/engine';

const text = `
scenario: Damage adds up to lethal damage during a turn
players:
  Ann:
    battlefield: [Mountain, Mountain, {card: Serra Angel, as: angel, damage: 1}]
    hand: [Searing Spear]
  Bob: {}
steps:
  - Ann casts: Searing Spear
    targets: [angel]
  - resolve
  - check:
      Ann: {graveyard: [Searing Spear, Serra Angel]}
`;

const { scenarios, errors } = parseScenarios(text, 'example.yaml', [magicScenario]);
for (const { line, message } of errors) console.log(`line ${line}: ${message}`);
console.log(textReport(scenarios.map((scenario) => runScenario(scenario, [magicScenario]))));
