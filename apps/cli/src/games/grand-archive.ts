/** Grand Archive on the command line: its scenarios can be read. */
export { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
