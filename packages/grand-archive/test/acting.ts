/** Actions carried out at a table as an ability of Ann's champion would, with answers in their order. */
import {
  type Answer,
  begin,
  type Decision,
  type Locals,
  type ObjectId,
  objectRow,
  type PlayerId,
  run,
  step,
  zoneObjects,
} from '@rulewright/kernel';
import type { Action, Selector } from '@rulewright/language/grand-archive';
import { characteristics, type G, type Placed } from '../src/index.ts';
import { ANN, newTable, of, put } from './table.ts';

export const you: Selector = { kind: 'you' };
export const opponents: Selector = { kind: 'players', which: 'opponents' };
export const named = (name: string): Selector => ({ kind: 'var', name });

export class Acting {
  readonly g: G = newTable();
  readonly hero: ObjectId = put(this.g, 'Hana, Young Archer');

  put(name: string, rest: Partial<Placed> = {}): ObjectId {
    return put(this.g, name, rest);
  }

  do(actions: readonly Action[], locals: Locals = {}, ...answers: readonly Answer[]): this {
    begin(this.g, 'runActions', { actions, ctx: of(this.hero, { locals }) });
    run(this.g);
    for (const answer of answers) {
      const { refusal } = step(this.g, answer);
      if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  get asked(): Decision | null {
    return this.g.state.decision;
  }

  row(id: ObjectId) {
    return objectRow(this.g.state, id);
  }
  /** What it has become. */
  now(id: ObjectId): ObjectId {
    const { after } = this.row(id);
    return after < 0 ? id : this.now(after);
  }
  zoneOf(id: ObjectId): number {
    return this.row(this.now(id)).zone;
  }
  in(zone: number, player: PlayerId = ANN): readonly ObjectId[] {
    return zoneObjects(this.g, zone, player);
  }
  names(zone: number, player: PlayerId = ANN): readonly string[] {
    return this.in(zone, player).map((id) => characteristics(this.g, id).name);
  }
  kinds(): readonly string[] {
    return this.g.state.log.chunks.flat().map((event) => event.kind);
  }
  noted(key: string): unknown {
    return this.row(this.hero).notes[key];
  }
}
