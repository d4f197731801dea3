/** The decisions of Grand Archive in the form in which a person is asked: one entry per kind. */
import {
  CHAMPION,
  characteristics,
  context,
  costOfAbility,
  costOfCard,
  type G,
  type GlimpseDecision,
  isOf,
  isType,
  legalActions,
  MATERIAL_DECK,
  type MaterializeDecision,
  type OpportunityAnswer,
  playRefusal,
  REGALIA,
  stackEntry,
  type Way,
  waysToActivate,
  waysToMaterialize,
} from '@rulewright/grand-archive';
import {
  type Answer,
  type ChooseEntities,
  type ChooseOptions,
  type Decision,
  type ObjectId,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Mode } from '@rulewright/language/grand-archive';
import { reason } from '@rulewright/text';
import { entitiesOf } from '../asking.ts';
import type { Ask, Look, TableGame } from '../game.ts';
import { PASS } from './passing.ts';
import { actionWords, glimpseWords, materializeWords } from './said.ts';
import type { AskGlimpse, AskMaterialize, GrandArchiveAction, GrandArchiveTypes } from './types.ts';

type Seen = Look<GrandArchiveTypes>;
type GrandArchiveAsk<D extends Decision> = Ask<GrandArchiveTypes, D>;
type Costs = NonNullable<ReturnType<typeof costOfCard>>;

const LETTERS: Readonly<Record<string, string>> = { reserve: 'R', memory: 'M' };

/** The reserve and memory costs among what is to be paid, as symbols; null if there are none. */
function symbols(costs: Costs | null): string | null {
  const said = (costs ?? []).flatMap((cost) => {
    if (cost.kind !== 'reserve' && cost.kind !== 'memory') return [];
    return [`{${LETTERS[cost.kind]}${typeof cost.amount === 'number' ? cost.amount : 'X'}}`];
  });
  return said.length === 0 ? null : said.join('');
}

/** What playing a card would cost as things stand, before anything is chosen; an X that is not chosen is told as X. */
function playCost(g: G, player: PlayerId, card: ObjectId, way: Way | undefined): string | null {
  if (way === undefined) return null;
  if (way.cost === null && !way.free && characteristics(g, card).cost?.amount === 'X') return '{RX}';
  const paid = way.by === null ? {} : { paid: { [way.by]: 1 } };
  return symbols(costOfCard(g, card, player, way, context(card, player, paid), []));
}

function offered(look: Seen, player: PlayerId, action: OpportunityAnswer): GrandArchiveAction | null {
  const { g } = look;
  const answer = action as OpportunityAnswer & Answer;
  const words = actionWords(look, action);
  switch (action.action) {
    case 'pass':
      return null;
    case 'play': {
      const way = waysToActivate(g, player, action.card).find(({ by }) => by === (action.by ?? null));
      const cost = playCost(g, player, action.card, way);
      return { answer, kind: 'activate', entity: action.card, words, cost };
    }
    case 'use': {
      const ability = characteristics(g, action.object).abilities[action.index];
      const cost =
        ability?.kind === 'activated'
          ? symbols(costOfAbility(g, action.object, player, ability, context(action.object, player), []))
          : null;
      return { answer, kind: 'use', entity: action.object, words, cost };
    }
    case 'attack':
      return { answer, kind: 'attack', entity: action.attacker, words, cost: null };
  }
}

const opportunity: GrandArchiveAsk<Decision> = (a, d) => ({
  kind: 'priority',
  pass: PASS,
  actions: legalActions(a.g, d.player).flatMap((action) => offered(a, d.player, action) ?? []),
});

/** The chosen become targets. */
const targets: GrandArchiveAsk<ChooseEntities> = (_, d) => entitiesOf(d, true);

/** Materialize phase 3: what can be materialized, what can be taken back, and why the rest cannot. */
const materialize: GrandArchiveAsk<MaterializeDecision> = (a, d) => {
  const { g } = a;
  const words = (card: ObjectId): string => materializeWords(a, d, card);
  return {
    kind: 'materialize',
    able: d.cards.map((card) => ({
      answer: card,
      card,
      words: words(card),
      cost: playCost(g, d.player, card, openWay(g, d.player, card)),
    })),
    preserved: d.preserved.map((card) => ({ answer: card, card, words: words(card) })),
    unable: zoneObjects(g, MATERIAL_DECK, d.player)
      .filter((card) => !d.cards.includes(card) && !d.preserved.includes(card))
      .flatMap((card) => unable(a, d.player, card)),
    none: null,
  };
};

const openWay = (g: G, player: PlayerId, card: ObjectId): Way | undefined =>
  waysToMaterialize(g, player, card).find((way) => playRefusal(g, player, card, way) === null);

function unable({ g, speech }: Seen, player: PlayerId, card: ObjectId): AskMaterialize['unable'] {
  const c = characteristics(g, card);
  const [way] = waysToMaterialize(g, player, card);
  if (way === undefined || (!isType(c, CHAMPION) && !isOf(c, REGALIA))) return [];
  const refusal = playRefusal(g, player, card, way);
  return refusal === null ? [] : [{ card, words: reason(speech.words, refusal), rule: refusal.rule ?? '' }];
}

const glimpse: GrandArchiveAsk<GlimpseDecision> = (a, d) => {
  const calls: AskGlimpse['calls'] = [
    ...d.starcall.map((card) => ({ card, answer: { starcall: card } })),
    ...d.aethercall.flatMap((card) => d.into.map((into) => ({ card, answer: { aethercall: card, into } }))),
  ].map(({ card, answer }) => ({ card, answer, words: glimpseWords(a, answer) }));
  return { kind: 'glimpse', cards: d.cards, bottomOnly: d.bottomOnly, calls };
};

/** A mode is what it does; a cost is told by its parts. */
export function optionWords({ g, speech }: Seen, d: ChooseOptions, label: string): string | undefined {
  if (d.prompt === 'modes' && d.about !== undefined) {
    const mode = modesOf(g, d.about)[Number(label) - 1];
    return mode === undefined ? undefined : speech.words.ability({ kind: 'spell', ...mode });
  }
  const { costs } = d as ChooseOptions & { readonly costs?: readonly (readonly string[])[] };
  const kinds = costs?.[d.options.findIndex((option) => option.label === label)];
  return kinds === undefined ? undefined : speech.words.listed(kinds.map(speech.term));
}

function modesOf(g: G, about: ObjectId): readonly Mode[] {
  const effect = stackEntry(objectRow(g.state, about))?.effect;
  return effect?.modes?.choices ?? [];
}

export const questions: TableGame<GrandArchiveTypes>['questions'] = { opportunity, targets, materialize, glimpse };
