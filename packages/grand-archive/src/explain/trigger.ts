/** Why an ability triggered on an event, or why it did not: what the common engine has to know of Grand Archive. */
import type { TriggerTelling } from '@rulewright/rules';

export const triggerTelling: TriggerTelling = {
  rules: {
    ability: 'triggered-abilities.1',
    triggers: 'triggered-abilities.2',
    zone: 'abilities.1',
    condition: 'triggered-abilities.3.1',
    oftener: 'triggered-abilities.1',
  },
};
