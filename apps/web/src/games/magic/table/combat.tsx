/** Attackers and blockers: on the table by click or drag; here as a list with a choice for each creature. */
import type { EntityId, ObjectId } from '@rulewright/kernel';
import { Buttons, Choices, Clear, Done, useEntityLabel, useLooking } from '../../../table/answers/parts.tsx';
import { useBoard, useTable } from '../../../table/board.ts';
import { nameOf } from '../../../table/label.ts';
import type { AskAttackers, AskBlockers } from '../types.ts';
import { useWords } from '../words/index.ts';

interface RowProps {
  readonly creature: ObjectId;
  readonly to: readonly EntityId[];
  readonly none: string;
}

function Row({ creature, to, none }: RowProps) {
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const label = useEntityLabel();
  const looking = useLooking(creature);
  const now = draft.pairs.find(([from]) => from === creature)?.[1];
  const set = (value: string): void => {
    const rest = draft.pairs.filter(([from]) => from !== creature);
    const chosen = to.find((id) => String(id) === value);
    board.setDraft({ ...draft, aiming: null, pairs: chosen === undefined ? rest : [...rest, [creature, chosen]] });
  };
  return (
    <li>
      <label className="tb-pair" {...looking}>
        <span>{label(creature)}</span>
        <select value={now === undefined ? '' : String(now)} onChange={({ target }) => set(target.value)}>
          <option value="">{none}</option>
          {to.map((id) => (
            <option key={id} value={id}>
              → {label(id)}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}

function Unable({ list }: { readonly list: AskAttackers['unable'] }) {
  const { ask } = useWords().magic;
  const label = useEntityLabel();
  if (list.length === 0) return null;
  return (
    <>
      <h3>{ask.unable}</h3>
      <ul className="tb-unable">
        {list.map(({ creature, words, rule }) => (
          <li key={creature}>
            {label(creature)}: {words} {rule !== '' && <cite className="tb-rule">{rule}</cite>}
          </li>
        ))}
      </ul>
    </>
  );
}

function useAiming(): string | null {
  const { table } = useWords();
  return useBoard((s) => (s.draft.aiming === null ? null : nameOf(s.snapshot, s.draft.aiming, table)));
}

export function AttackersAnswer({ q }: { readonly q: AskAttackers }) {
  const { table, magic } = useWords();
  const { ask } = magic;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const aiming = useAiming();
  const n = draft.pairs.length;
  const all = (): void =>
    board.setDraft({
      ...draft,
      aiming: null,
      pairs: q.able.flatMap(({ creature, attacked: [first] }) => {
        const now = draft.pairs.find(([from]) => from === creature);
        return now !== undefined ? [now] : first === undefined ? [] : [[creature, first] as const];
      }),
    });
  return (
    <>
      <p className={aiming === null ? 'tb-hint tb-how' : 'tb-hint'} role="status">
        {aiming === null ? ask.attackHint : ask.aimAttack(aiming)}
      </p>
      <Buttons>
        <Done>{n === 0 ? ask.attackNone : ask.attackWith(n)}</Done>
        {n < q.able.length && (
          <button type="button" aria-keyshortcuts="A" data-key="a" onClick={all}>
            {ask.attackAll}
          </button>
        )}
        {n > 0 && <Clear />}
      </Buttons>
      <Choices title={table.ask.list}>
        <ul>
          {q.able.map(({ creature, attacked }) => (
            <Row key={creature} creature={creature} to={attacked} none={ask.notAttacking} />
          ))}
        </ul>
        <Unable list={q.unable} />
      </Choices>
    </>
  );
}

export function BlockersAnswer({ q }: { readonly q: AskBlockers }) {
  const { table, magic } = useWords();
  const { ask } = magic;
  const draft = useBoard((s) => s.draft);
  const aiming = useAiming();
  const n = new Set(draft.pairs.map(([from]) => from)).size;
  return (
    <>
      <p className={aiming === null ? 'tb-hint tb-how' : 'tb-hint'} role="status">
        {aiming === null ? ask.blockHint : ask.aimBlock(aiming)}
      </p>
      <Buttons>
        <Done>{n === 0 ? ask.blockNone : ask.blockWith(n)}</Done>
        {n > 0 && <Clear />}
      </Buttons>
      <Choices title={table.ask.list}>
        <ul>
          {q.able.map(({ creature, attackers }) => (
            <Row key={creature} creature={creature} to={attackers} none={ask.notBlocking} />
          ))}
        </ul>
        <Unable list={q.unable} />
      </Choices>
    </>
  );
}
