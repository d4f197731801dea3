/** Actions: what effects tell players to do. Only the rule set imports this. */
export { actionDecisions, actionProcedures, program } from './program.ts';
