/** Loading cards into objects, and linking objects (game terms, load; link). */
import { attachEvent, objectRow } from '@rulewright/kernel';
import { loadEvent } from '../events/make.ts';
import { characteristics, keywordsOf } from '../parts-of-a-card/characteristics.ts';
import { context } from '../state.ts';
import { matches } from '../vocabulary/evaluate.ts';
import { followedBy, isThere, onField } from './found.ts';
import { type ActionOf, type Acts, ASKED, chooseEntities, DONE, emit, type Outcome, type Run } from './run.ts';

/** Load 1: from wherever it is, under another card; under one of several by choice. */
function load(run: Run, action: ActionOf<'load'>): Outcome {
  const { g, ctx } = run;
  const cards = followedBy(run, action.what).filter((id) => isThere(g, id) && objectRow(g.state, id).kind === 'card');
  const from = onField(run, action.into).filter((id) => !cards.includes(id));
  if (cards.length === 0 || from.length === 0) return DONE;
  const chosen = chooseEntities(run, ctx.controller, { rule: 'term-load.1', prompt: 'load', from, min: 1, max: 1 });
  if (chosen === undefined) return ASKED;
  const [into] = chosen;
  return into === undefined ? DONE : emit(cards.map((id) => loadEvent(id, into, { cause: ctx.source })));
}

/** Link 1.2: to what the ability allows; elsewhere it stays as it is. */
function link(run: Run, action: ActionOf<'link'>): Outcome {
  const { g, ctx } = run;
  const [to] = onField(run, action.to);
  if (to === undefined) return DONE;
  return emit(
    onField(run, action.what)
      .filter((id) => {
        const c = characteristics(g, id);
        const links = [...keywordsOf(c, 'link'), ...keywordsOf(c, 'link shield')];
        return (
          id !== to && links.every(({ what }) => what === undefined || matches(g, what, to, context(id, c.controller)))
        );
      })
      .map((id) => attachEvent(id, to, { cause: ctx.source })),
  );
}

export const loading: Acts<'load' | 'link'> = { load, link };
