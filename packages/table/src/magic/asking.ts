/** The decisions of Magic in the form in which a person is asked: one entry per kind. */
import {
  type Answer,
  type ChooseEntities,
  type ChooseOptions,
  type Decision,
  decisionKind,
  type EntityId,
  NO_OBJECT,
  type ObjectId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Ability, Mode } from '@rulewright/language/magic';
import {
  type AssignDamage,
  attackTargets,
  BATTLEFIELD,
  canAttack,
  canBlock,
  characteristics,
  costText,
  faceUp,
  type G,
  isManaAbility,
  isType,
  legalActions,
  type PaymentDecision,
  PLANAR,
  type PriorityAnswer,
  type ShortcutDecision,
  shortcutReplies,
  TypeBit,
} from '@rulewright/magic';
import { reason } from '@rulewright/text';
import { entitiesOf } from '../asking.ts';
import type { Ask, Look, TableGame } from '../game.ts';
import { PASS } from './passing.ts';
import { tappedBy } from './preview.ts';
import { replyWords } from './said.ts';
import type { MagicSpeech } from './speech.ts';
import type { MagicAction, MagicTypes } from './types.ts';

type Seen = Look<MagicTypes>;
type MagicAsk<D extends Decision> = Ask<MagicTypes, D>;

function isForMana(g: G, action: PriorityAnswer): boolean {
  if (action.action !== 'activate') return false;
  const ability = characteristics(g, action.object).abilities[action.index];
  return ability !== undefined && isManaAbility(ability);
}

function offered({ g, names, speech }: Seen, action: PriorityAnswer): MagicAction | null {
  const { table } = speech.words;
  const answer = action as PriorityAnswer & Answer;
  switch (action.action) {
    case 'pass':
      return null;
    case 'playLand':
      return {
        answer,
        kind: 'playLand',
        entity: action.card,
        words: table.play(names.of(action.card)),
        cost: null,
        forMana: false,
      };
    case 'cast': {
      const { cost } = characteristics(g, action.card);
      const method = action.method === undefined ? '' : ` (${speech.words.terms[action.method] ?? action.method})`;
      const face = faceName(g, action.card, action.face, speech);
      return {
        answer,
        kind: 'cast',
        entity: action.card,
        words: table.cast(`${face ?? names.of(action.card)}${method}`, ''),
        cost: cost === null || action.method !== undefined ? null : costText(cost),
        forMana: false,
      };
    }
    case 'activate': {
      const { abilities, name } = characteristics(g, action.object);
      const ability = abilities[action.index];
      const words = ability === undefined ? '' : speech.ability(name, ability);
      return { answer, kind: 'activate', entity: action.object, words, cost: null, forMana: isForMana(g, action) };
    }
    case 'rollPlanarDie': {
      // 901.9: offered on the plane that it may lead away from.
      const [entity = NO_OBJECT] = faceUp(g, PLANAR);
      return { answer, kind: 'rollPlanarDie', entity, words: table.rollPlanarDie, cost: null, forMana: false };
    }
    case 'turnUp':
      return {
        answer,
        kind: 'turnUp',
        entity: action.object,
        words: table.turnUp(names.of(action.object)),
        cost: null,
        forMana: false,
      };
  }
}

/** Of a card with several faces, the one that would be cast. */
function faceName(g: G, id: ObjectId, face: number | undefined, speech: MagicSpeech): string | undefined {
  if (face === undefined) return undefined;
  const name = g.pool.byName.get(characteristics(g, id).name);
  const card = name === undefined ? undefined : g.pool.cards[name];
  const found = card?.faces[face]?.name;
  return found === undefined ? undefined : speech.card(found);
}

const priority: MagicAsk<Decision> = (a, d) => ({
  kind: 'priority',
  pass: PASS,
  actions: legalActions(a.g, d.player).flatMap((action) => offered(a, action) ?? []),
});

/** 115: the chosen become targets. */
const targets: MagicAsk<ChooseEntities> = (_, d) => entitiesOf(d, true);

/** 700.2: a mode is what it does. */
export function modeWords({ g, speech }: Seen, d: ChooseOptions, label: string): string | undefined {
  const mode = d.prompt === 'modes' && d.about !== undefined ? modesOf(g, d.about)[Number(label) - 1] : undefined;
  return mode === undefined ? undefined : speech.words.ability({ kind: 'spell', ...mode });
}

const modesOf = (g: G, source: ObjectId): readonly Mode[] =>
  characteristics(g, source).abilities.flatMap((ability: Ability) =>
    'modes' in ability && ability.modes !== undefined ? ability.modes.choices : [],
  );

/** 510.1c–d: enough to kill each in order, and the rest on the last of those. */
function lethalShares(d: AssignDamage): readonly number[] {
  return d.parts.flatMap(({ among, ranks, lethal, total }) => {
    const shares = among.map(() => 0);
    let left = total;
    const byRank = among.map((_, i) => i).sort((x, y) => (ranks[x] ?? 0) - (ranks[y] ?? 0));
    for (const [nth, i] of byRank.entries()) {
      const share = nth === byRank.length - 1 ? left : Math.min(left, lethal[i] ?? left);
      shares[i] = share;
      left -= share;
    }
    return shares;
  });
}

const assignDamage: MagicAsk<AssignDamage> = (a, d) => {
  const shares = lethalShares(d);
  const kind = decisionKind(a.g, d);
  const suggested = kind.check(a.g, d, shares) === null ? shares : (kind.sample(a.g, d, () => 0) as readonly number[]);
  return { kind: 'divide', among: d.among, total: d.total, minEach: 0, suggested };
};

/** What satisfies the requirements of a declaration: nothing if nothing is required. */
function required<T extends EntityId>(
  a: Seen,
  d: Decision,
  key: 'attacks' | 'blocks',
): readonly (readonly [ObjectId, T])[] {
  const kind = decisionKind(a.g, d);
  if (kind.check(a.g, d, { [key]: [] }) === null) return [];
  const sample = kind.sample(a.g, d, () => 0) as unknown as Record<string, readonly (readonly [ObjectId, T])[]>;
  let left = sample[key] ?? [];
  // What the declaration is legal without is not required.
  for (const pair of left) {
    const fewer = left.filter((other) => other !== pair);
    if (kind.check(a.g, d, { [key]: fewer }) === null) left = fewer;
  }
  return left;
}

const creaturesOf = (g: G, d: Decision): readonly ObjectId[] =>
  zoneObjects(g, BATTLEFIELD, d.player).filter((id) => {
    const c = characteristics(g, id);
    return c.controller === d.player && isType(c, TypeBit.creature);
  });

const attackers: MagicAsk<Decision> = (a, d) => {
  const { g, speech } = a;
  const targets = attackTargets(g, d.player);
  const mine = creaturesOf(g, d);
  return {
    kind: 'attackers',
    able: mine.flatMap((creature) => {
      const attacked = canAttack(g, creature) === null ? targets.filter((t) => canAttack(g, creature, t) === null) : [];
      return attacked.length === 0 ? [] : [{ creature, attacked }];
    }),
    unable: mine.flatMap((creature) => {
      const why =
        canAttack(g, creature) ??
        (targets.every((t) => canAttack(g, creature, t) !== null) ? canAttack(g, creature, targets[0]) : null);
      return why === null ? [] : [{ creature, words: reason(speech.words, why), rule: why.rule ?? '' }];
    }),
    required: required(a, d, 'attacks'),
  };
};

const blockers: MagicAsk<Decision> = (a, d) => {
  const { g, speech } = a;
  const attacking = g.state.game.combat?.attackers.filter((x) => x.defender === d.player).map((x) => x.id) ?? [];
  const mine = creaturesOf(g, d);
  return {
    kind: 'blockers',
    attackers: attacking,
    able: mine.flatMap((creature) => {
      const blockable =
        canBlock(g, creature) === null ? attacking.filter((x) => canBlock(g, creature, x) === null) : [];
      return blockable.length === 0 ? [] : [{ creature, attackers: blockable }];
    }),
    unable: mine.flatMap((creature) => {
      const why =
        canBlock(g, creature) ??
        (attacking.every((x) => canBlock(g, creature, x) !== null) ? canBlock(g, creature, attacking[0]) : null);
      return why === null ? [] : [{ creature, words: reason(speech.words, why), rule: why.rule ?? '' }];
    }),
    required: required(a, d, 'blocks'),
  };
};

const payment: MagicAsk<PaymentDecision> = (a, d) => {
  const kind = decisionKind(a.g, d);
  const answers = kind.answers(a.g, d) ?? [];
  return {
    kind: 'payment',
    cost: costText(d.mana),
    steps: answers.map((answer) => paymentStep(a, answer)),
    preview: tappedBy(a.seen, { auto: true }),
  };
};

function paymentStep({ g, names, speech }: Seen, answer: Answer): { answer: Answer; words: string; entity?: ObjectId } {
  const { table } = speech.words;
  const said = answer as {
    readonly activate?: { readonly object: ObjectId; readonly index: number };
    readonly cancel?: true;
    readonly auto?: true;
  };
  if (said.activate !== undefined) {
    const { object, index } = said.activate;
    const c = characteristics(g, object);
    const ability = c.abilities[index];
    const words = ability === undefined ? '' : speech.ability(c.name, ability);
    return { answer, words: table.activate(names.of(object), words), entity: object };
  }
  if (said.cancel === true) return { answer, words: speech.words.options.cancel ?? 'cancel' };
  return { answer, words: (said.auto === true ? speech.words.options.auto : speech.words.options.spend) ?? 'pay' };
}

/** So many replies are listed at most: the places that come first. */
const MOST_REPLIES = 64;

/** 732.2b. */
const shortcut: MagicAsk<ShortcutDecision> = (a, d) => ({
  kind: 'listed',
  answers: shortcutReplies(d, MOST_REPLIES).map((answer) => ({ answer, words: replyWords(a, d, answer) })),
});

export const questions: TableGame<MagicTypes>['questions'] = {
  priority,
  targets,
  assignDamage,
  attackers,
  blockers,
  payment,
  shortcut,
};
