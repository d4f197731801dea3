/** Scenarios: situations, what the players do and what must be true, as YAML that a judge can read and the engine can run. */
export {
  type Explanation,
  explainIn,
  parseScenarios,
  type Question,
  type Result,
  type RunOptions,
  runScenario,
  type Scenario,
  type ScenarioError,
  type ScenarioGame,
  type ScenarioGames,
  textReport,
} from '@rulewright/scenario';
