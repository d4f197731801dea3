/** Adding mana (106.3–106.6, 701). The one who gets it chooses among colours. */

import { objectRow, type PlayerId, playable } from '@rulewright/kernel';
import { COLORS, type ColorName } from '@rulewright/language/magic';
import { manaTypes } from '../../100-game/106-mana/106.7-mana-types.ts';
import { manaOf } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { SupertypeBit } from '../../200-cards/205-card-types.ts';
import { lotsProduced } from '../../600-effects/605-mana-abilities/production.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseOption,
  countOf,
  emit,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { MANA_LETTERS, type Mana } from '../../state.ts';
import { playersOf } from './found.ts';

const symbolOf = (color: string): string => `{${MANA_LETTERS[COLORS.indexOf(color as ColorName)] ?? 'C'}}`;

function chosen(run: Run, player: PlayerId, labels: readonly string[]): string | undefined {
  const index = chooseOption(run, player, { rule: '106.1b', prompt: 'mana' }, labels);
  return index === undefined ? undefined : labels[index];
}

/** The symbols of the mana that is added. */
function symbols(run: Run, player: PlayerId, mana: ActionOf<'mana'>['mana']): string | undefined {
  switch (mana.kind) {
    case 'either': {
      const labels = mana.of.map((each) => manaName(run, player, each));
      const index = chooseOption(run, player, { rule: '106.1b', prompt: 'mana' }, labels);
      const one = index === undefined ? undefined : mana.of[index];
      return one === undefined ? undefined : symbols(run, player, one);
    }
    case 'fixed':
      return mana.mana;
    case 'times':
      return mana.mana.repeat(playable(countOf(run, mana.amount)));
    case 'oneOf':
      return chosen(run, player, mana.mana);
    case 'chosenColor': {
      const noted = run.ctx.locals[mana.key] ?? objectRow(run.g.state, run.ctx.source).notes[mana.key];
      return typeof noted === 'string' ? symbolOf(noted).repeat(playable(countOf(run, mana.amount))) : '';
    }
    case 'identity':
    case 'colorsOf':
    case 'couldProduce':
    case 'sameType': {
      const types = manaTypes(run.g, mana, run.ctx, lotsProduced);
      const labels = MANA_LETTERS.filter((_, i) => (types & (1 << i)) !== 0).map((letter) => `{${letter}}`);
      // 106.5: no type, no mana.
      if (labels.length === 0) return '';
      return chosen(run, player, labels)?.repeat(playable(countOf(run, mana.amount)));
    }
    case 'anyColor': {
      const amount = playable(countOf(run, mana.amount));
      const labels = mana.among ?? COLORS;
      let text = '';
      for (let i = 0; i < amount; i++) {
        if (i > 0 && mana.combination !== true) return text.repeat(amount);
        const color = chosen(run, player, labels);
        if (color === undefined) return undefined;
        text += symbolOf(color);
      }
      return text;
    }
  }
}

/** How one of several is called in the choice: in symbols, where no further choice is to be made. */
function manaName(run: Run, player: PlayerId, mana: ActionOf<'mana'>['mana']): string {
  if (mana.kind === 'fixed' || mana.kind === 'times' || mana.kind === 'chosenColor')
    return symbols(run, player, mana) ?? '';
  return mana.kind;
}

export const adding: Acts<'mana'> = {
  mana(run, action) {
    const { g, ctx } = run;
    const snow = (characteristics(g, ctx.source).supertypes & SupertypeBit.snow) !== 0;
    const events = [];
    for (const player of playersOf(run, action.who)) {
      const text = symbols(run, player, action.mana);
      if (text === undefined) return ASKED;
      const made = manaOf(text, ctx.source, snow);
      const { restriction, lasts, rider } = action;
      const more = {
        ...(restriction === undefined ? {} : { only: restriction }),
        ...(lasts === undefined ? {} : { lasts }),
        ...(rider === undefined ? {} : { rider }),
      };
      const mana: readonly Mana[] = Object.keys(more).length === 0 ? made : made.map((m) => ({ ...m, ...more }));
      events.push({ kind: 'mana', player, mana, cause: ctx.source } as const);
    }
    return emit(events.filter((e) => e.mana.length > 0));
  },
};
