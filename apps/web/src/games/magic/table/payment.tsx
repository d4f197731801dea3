/** Paying mana: automatically, with what would be tapped marked on the table, or one source after the other. */

import { Buttons, Choice, Choices, Done } from '../../../table/answers/parts.tsx';
import { useBoard, useTable } from '../../../table/board.ts';
import { namesOf } from '../../../table/spoken.ts';
import { RulesText } from '../card/index.ts';
import type { AskPayment } from '../types.ts';
import { useWords } from '../words/index.ts';
import { GIVE_UP_PAYING } from './ways.ts';

const isCancel = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'cancel' in answer;
const isAutomatic = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'auto' in answer;

export function PaymentAnswer({ q }: { readonly q: AskPayment }) {
  const { table, magic } = useWords();
  const { ask } = magic;
  const board = useTable();
  const tapped = useBoard(({ snapshot }) => namesOf(snapshot, q.preview ?? [], table));
  const steps = q.steps.filter(({ answer }) => !isCancel(answer) && !isAutomatic(answer));
  return (
    <>
      <p className="tb-hint">
        {ask.cost}: <RulesText text={q.cost} />
        {' · '}
        {q.preview === null ? ask.cannotPayAuto : q.preview.length > 0 && ask.wouldTap(tapped)}
      </p>
      <Buttons>
        <Done>{ask.payAuto}</Done>
        {q.steps.some(({ answer }) => isCancel(answer)) && (
          <button type="button" onClick={() => board.send(GIVE_UP_PAYING)}>
            {ask.payGiveUp}
          </button>
        )}
      </Buttons>
      <Choices title={table.ask.choicesOf(steps.length)}>
        <ul>
          {steps.map((step) => (
            <Choice
              key={JSON.stringify(step.answer)}
              words={step.words}
              {...(step.entity === undefined ? {} : { entity: step.entity })}
              onChoose={() => board.send(step.answer)}
            />
          ))}
        </ul>
      </Choices>
    </>
  );
}
