/** A decision in the form in which a person is asked: one entry per kind. */
import {
  type Answer,
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type ChooseOrder,
  type ChooseWord,
  type Decision,
  type Divide,
  decides,
  decisionKind,
  type EntityId,
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
  type G,
  isManaAbility,
  isType,
  legalActions,
  type PaymentDecision,
  type PriorityAnswer,
  TypeBit,
} from '@rulewright/magic';
import { type Names, reason } from '@rulewright/text';
import type { ActionOffered, Question } from '../question.ts';
import { tappedBy } from './preview.ts';
import type { Speech } from './speech.ts';

interface Asked {
  readonly g: G;
  readonly names: Names;
  readonly speech: Speech;
}

type Kind = Question['kind'];
/** What a question of a kind has besides what all have. */
type Own<K extends Kind> = Omit<
  Extract<Question, { kind: K }>,
  'player' | 'forPlayer' | 'words' | 'why' | 'rule' | 'prompt' | 'about'
>;
type OwnOf = { [K in Kind]: Own<K> }[Kind];
type Ask<D extends Decision> = { of(a: Asked, decision: D): OwnOf }['of'];

export function questionOf(g: G, decision: Decision, names: Names, speech: Speech): Question {
  const ask = (kinds[decision.kind] ?? listed) as Ask<Decision>;
  const { words } = speech;
  const asked = decides(decision);
  const prompt = words.prompts[decision.prompt];
  return {
    player: asked,
    ...(asked === decision.player ? {} : { forPlayer: decision.player }),
    words: prompt?.ask ?? decision.prompt.replaceAll('-', ' '),
    why: prompt?.why ?? '',
    rule: decision.rule,
    prompt: decision.prompt,
    ...(decision.about === undefined ? {} : { about: decision.about }),
    ...ask({ g, names, speech }, decision),
  } as Question;
}

function isForMana(g: G, action: PriorityAnswer): boolean {
  if (action.action !== 'activate') return false;
  const ability = characteristics(g, action.object).abilities[action.index];
  return ability !== undefined && isManaAbility(ability);
}

function offered({ g, names, speech }: Asked, action: PriorityAnswer): ActionOffered | null {
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
function faceName(g: G, id: ObjectId, face: number | undefined, speech: Speech): string | undefined {
  if (face === undefined) return undefined;
  const name = g.pool.byName.get(characteristics(g, id).name);
  const card = name === undefined ? undefined : g.pool.cards[name];
  const found = card?.faces[face]?.name;
  return found === undefined ? undefined : speech.card(found);
}

const priority: Ask<Decision> = (a, d) => ({
  kind: 'priority',
  actions: legalActions(a.g, d.player).flatMap((action) => offered(a, action) ?? []),
});

const entities: Ask<ChooseEntities> = (_, d) => ({
  kind: 'entities',
  targets: (d.kind as string) === 'targets',
  from: d.from,
  min: d.min,
  max: d.max,
  together: d.together !== undefined,
});

const number: Ask<ChooseNumber> = (_, d) => ({ kind: 'number', min: d.min, max: d.max });

const options: Ask<ChooseOptions> = (a, d) => ({
  kind: 'options',
  options: d.options.map((o) =>
    o.entity === undefined
      ? { words: optionText(a, d, o.label) }
      : { words: optionText(a, d, o.label), entity: o.entity },
  ),
  min: d.min,
  max: d.max,
  repeat: d.repeat === true,
});

function optionText({ g, names, speech }: Asked, d: ChooseOptions, label: string): string {
  const mode = d.prompt === 'modes' && d.about !== undefined ? modesOf(g, d.about)[Number(label) - 1] : undefined;
  if (mode !== undefined) return speech.words.ability({ kind: 'spell', ...mode });
  const entity = d.options.find((o) => o.label === label)?.entity;
  return speech.words.options[label] ?? speech.words.terms[label] ?? (entity === undefined ? label : names.of(entity));
}

const modesOf = (g: G, source: ObjectId): readonly Mode[] =>
  characteristics(g, source).abilities.flatMap((ability: Ability) =>
    'modes' in ability && ability.modes !== undefined ? ability.modes.choices : [],
  );

const order: Ask<ChooseOrder> = (a, d) => ({
  kind: 'order',
  items: d.items.map((entity, i) => ({ words: d.labels?.[i] ?? a.names.of(entity), entity })),
});

const divide: Ask<Divide> = (_, d) => ({
  kind: 'divide',
  among: d.among,
  total: d.total,
  minEach: d.minEach,
  suggested: d.among.map((_id, i) => (i === 0 ? d.total - d.minEach * (d.among.length - 1) : d.minEach)),
});

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

const assignDamage: Ask<AssignDamage> = (a, d) => {
  const shares = lethalShares(d);
  const kind = decisionKind(a.g, d);
  const suggested = kind.check(a.g, d, shares) === null ? shares : (kind.sample(a.g, d, () => 0) as readonly number[]);
  return { kind: 'divide', among: d.among, total: d.total, minEach: 0, suggested };
};

/** What satisfies the requirements of a declaration: nothing if nothing is required. */
function required<T extends EntityId>(
  a: Asked,
  d: Decision,
  key: 'attacks' | 'blocks',
): readonly (readonly [ObjectId, T])[] {
  const kind = decisionKind(a.g, d);
  if (kind.check(a.g, d, { [key]: [] }) === null) return [];
  const sample = kind.sample(a.g, d, () => 0) as unknown as Record<string, readonly (readonly [ObjectId, T])[]>;
  return sample[key] ?? [];
}

const creaturesOf = (g: G, d: Decision): readonly ObjectId[] =>
  zoneObjects(g, BATTLEFIELD, d.player).filter((id) => {
    const c = characteristics(g, id);
    return c.controller === d.player && isType(c, TypeBit.creature);
  });

const attackers: Ask<Decision> = (a, d) => {
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

const blockers: Ask<Decision> = (a, d) => {
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

const payment: Ask<PaymentDecision> = (a, d) => {
  const kind = decisionKind(a.g, d);
  const answers = kind.answers(a.g, d) ?? [];
  return {
    kind: 'payment',
    cost: costText(d.mana),
    steps: answers.map((answer) => paymentStep(a, answer)),
    preview: tappedBy(a.g, { auto: true }),
  };
};

function paymentStep(
  { g, names, speech }: Asked,
  answer: Answer,
): { answer: Answer; words: string; entity?: ObjectId } {
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

const word: Ask<ChooseWord> = (_, d) => ({ kind: 'word', domain: d.domain, except: d.except });

/** Any decision that can list its answers. */
const listed: Ask<Decision> = (a, d) => {
  const kind = decisionKind(a.g, d);
  const answers = kind.answers(a.g, d) ?? [kind.sample(a.g, d, () => 0)];
  return { kind: 'listed', answers: answers.map((answer) => ({ answer, words: listedWords(a, answer) })) };
};

function listedWords({ speech }: Asked, answer: Answer): string {
  const { table, options: known } = speech.words;
  if (typeof answer === 'boolean') return answer ? table.yes : table.no;
  if (typeof answer === 'object' && answer !== null && 'accept' in answer) return known.accept ?? table.yes;
  if (typeof answer === 'object' && answer !== null && 'stop' in answer)
    return `${known.stop ?? 'stop'} ${String(answer.stop)}`;
  return typeof answer === 'string' ? (known[answer] ?? answer) : JSON.stringify(answer);
}

const kinds: Readonly<Record<string, Ask<never>>> = {
  priority,
  entities,
  targets: entities,
  yesNo: () => ({ kind: 'yesNo' }),
  number,
  options,
  order,
  divide,
  assignDamage,
  attackers,
  blockers,
  payment,
  word,
};
