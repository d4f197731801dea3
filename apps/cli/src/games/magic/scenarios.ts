/** Magic on the command line. */
export { magicScenarioWith } from '@rulewright/scenario/magic';
