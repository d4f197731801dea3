/** A possible game for somebody who plans: the cards in hidden zones and those that lie face down are dealt anew (400.2). */
import { guess as deal, type PlayerId } from '@rulewright/kernel';
import type { G } from '../state.ts';
import { BATTLEFIELD, EXILE, HAND, LIBRARY } from './400-zones.ts';

const ZONES = [LIBRARY, HAND, BATTLEFIELD, EXILE];

export const guess = (g: G, viewer: PlayerId, below: (bound: number) => number): G => deal(g, viewer, below, ZONES);
