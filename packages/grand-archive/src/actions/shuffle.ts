/** Shuffling a deck (game terms, shuffling). */
import { shuffleEvent } from '@rulewright/kernel';
import { zoneOf } from '../zones/zones.ts';
import { playersOf } from './found.ts';
import { type Acts, emit } from './run.ts';

export const shuffling: Acts<'shuffle'> = {
  shuffle: (run, { who, deck = 'mainDeck' }) =>
    emit(playersOf(run, who).map((player) => shuffleEvent(player, zoneOf(deck), { cause: run.ctx.source }))),
};
