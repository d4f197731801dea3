/** The rulings, and what can be asked at the end of each, as digests by the kind of what is asked. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  decides,
  decisionKind,
  type EntityId,
  eventsSince,
  type Game,
  hash,
  NO_PLAYER,
  view,
  visibleEvents,
} from '@rulewright/kernel';
import { parseScenarios, type Result, runScenario, type Scenario, type ScenarioGames } from '@rulewright/scenario';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { magicScenario } from '@rulewright/scenario/magic';
import { type GameOf, lookAt } from '../../src/game.ts';
import type { LabTypes } from '../../src/index.ts';
import { logLines } from '../../src/log.ts';
import { snapshot } from '../../src/show.ts';
import { whys } from '../../src/why.ts';
import { signedGrandArchive } from './grand-archive-games.ts';
import { signedMagic } from './magic-games.ts';
import { otherSpeech, type Signed } from './moment.ts';

export const games: ScenarioGames = [magicScenario, grandArchiveScenario];

const root = fileURLToPath(new URL('../../../../rulings/', import.meta.url));

/** By their paths from the folder of the rulings. */
export const rulingFiles = (): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted();

export const rulingsIn = (file: string) => parseScenarios(readFileSync(root + file, 'utf8'), `rulings/${file}`, games);

/** What one rests on comes before it: where several have changed, the first is the cause. */
export const RULING_KINDS = ['rules', 'shown', 'whys', 'other language', 'written'] as const;

const LENGTH = 4;
const short = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('hex')
    .slice(0, LENGTH);

/** The name of a ruling among the recorded ones of its file. */
export const keyOf = ({ title }: Scenario): string =>
  createHash('sha256')
    .update(title)
    .digest('hex')
    .slice(0, LENGTH + 2);

/** Runs a ruling. The signature is empty where it cannot even be set up. */
export function signedRuling(
  scenario: Scenario,
  options: { readonly thrice?: boolean } = {},
): { readonly result: Result; readonly signature: string } {
  let signature = '';
  const result = runScenario(scenario, games, {
    ...options,
    ended: (game) => {
      const parts =
        scenario.game === magicScenario.name
          ? partsOf(signedMagic, game as GameOf<never>)
          : partsOf(signedGrandArchive, game as GameOf<never>);
      signature = parts.map(short).join(' ');
    },
  });
  return { result, signature };
}

/** So many of the last objects and events are explained. */
const OBJECTS = 3;
const EVENTS = 4;

function partsOf<T extends LabTypes>(signed: Signed<T>, game: Game): readonly unknown[] {
  const g = game as GameOf<T>;
  const { table, speech, questions } = signed;
  const other = otherSpeech(signed, g);
  const { log, zones, decision, over, players } = g.state;
  const first = log.first;
  const events = eventsSince(g.state, first);
  const answers = decision === null ? null : decisionKind(g, decision).answers(g, decision);
  const asks = (): boolean => true;
  const asker = decision === null ? NO_PLAYER : decides(decision);
  const inWords = (as: T['speech']) => logLines(table, g, { events, first, at: 0 }, 'all', as);
  const ids: readonly EntityId[] = [
    ...zones
      .flat()
      .toSorted((a, b) => b - a)
      .slice(0, OBJECTS),
    ...players.map(({ id }) => id).slice(0, 1),
  ];
  // A few of the questions for each, others for the next, so that all of them are asked somewhere.
  const asked = ids.flatMap((of, i) => [
    { of },
    { of, what: questions[(of * 3 + i) % questions.length] ?? '' },
    { of, what: questions[(of * 5 + i + log.length) % questions.length] ?? '' },
  ]);
  const happened = Array.from({ length: Math.min(EVENTS, events.length) }, (_, i) => ({ event: log.length - 1 - i }));
  const listed = (answers ?? []).slice(0, 2).map((answer) => ({ answer }));
  const askings = ['question' as const, ...asked, ...happened, ...listed];
  const told = (as: T['speech']) => {
    const look = lookAt(table, g, 'all', as);
    return askings.map((asking) => whys(table, look, asking));
  };
  const { writing } = signed.lab;
  const position = (): unknown => {
    const { draft, losses } = writing.position(g, { title: 'The end', seed: 1, text: () => undefined });
    return [writing.write(draft, [writing.check(g)]), losses];
  };
  return [
    [hash(g.state), events, answers],
    [
      view(g, asker),
      visibleEvents(g, asker, events),
      snapshot(table, g, { eyes: asker, speech, at: 0, undo: false, asks }),
      inWords(speech),
    ],
    told(speech),
    [inWords(other), told(other)],
    over === null ? position() : null,
  ];
}
