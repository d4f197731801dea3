/** Why an ability triggered on an event, or why it did not (603): what the common engine has to know of Magic. */
import type { TriggerTelling } from '@rulewright/rules';

export const triggerTelling: TriggerTelling = {
  rules: { ability: '603.1', triggers: '603.2', zone: '113.6', condition: '603.4', oftener: '603.2d' },
};
