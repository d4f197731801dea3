/** 期間。 How long effects last, in 日本語. */
import type { Duration } from '@rulewright/language/magic';
import { condition, selector } from './ja-phrases.ts';
import { STEPS } from './ja-terms.ts';

/** 「ターン終了時まで、」 */
export function lasting(duration: Duration): string {
  switch (duration.kind) {
    case 'endOfTurn':
      return 'ターン終了時まで、';
    case 'endOfCombat':
      return '戦闘終了時まで、';
    case 'untilNextTurn':
      return `${selector(duration.of)}の次のターンまで、`;
    case 'endOfNextTurn':
      return `${selector(duration.of)}の次のターンの終了時まで、`;
    case 'untilStep':
      return `${STEPS[duration.step]}まで、`;
    case 'untilStepBegins':
      return `${selector(duration.of)}の次の${STEPS[duration.step]}の開始時まで、`;
    case 'while':
      return `${condition(duration.condition)}かぎり、`;
    case 'untilLeaves':
      return `${selector(duration.what)}が戦場を離れるまで、`;
    case 'untilPlaneswalk':
      return 'プレイヤーがプレインズウォークするまで、';
    case 'duringNextUntap':
      return `${selector(duration.of)}の次のアンタップ・ステップの間、`;
    case 'forever':
      return '';
  }
}
