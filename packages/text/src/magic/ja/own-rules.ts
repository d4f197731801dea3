/** What only 日本語 says with rules of its own: targets are announced before anything is done with them. */
import type { Rule, WordingTable } from '../../grammar/rule.ts';
import { otherThan } from '../../prose/things.ts';
import { ABILITY_WORDS, abilityWordsAt } from '../ability-words.ts';
import { rulesOf } from '../categories/index.ts';
import { subject } from '../events/events.ts';
import { COUNTERS } from './counters.ts';
import { actWords, ownActs } from './own-acts.ts';
import { nounWords, ownNouns } from './own-nouns.ts';
import { ownTargets, targetWords } from './own-targets.ts';
import { type Saying, saying } from './saying.ts';

const own = rulesOf();

own.rule({
  name: 'ja.noun.otherInside',
  of: 'Noun',
  slots: { more: 'Additions', item: 'Item' },
  mean: ({ item, more }, d) => {
    const n = more(item);
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});

const [standing, predicates, enters] = ['standing.static', 'static.predicates', 'standing.enters'].map(saying) as [
  Saying,
  Saying,
  Saying,
];
const replacement = saying('standing.replacement');

// What is spoken of stands before the condition: "~ can't attack unless …".
for (const name of ['asLongAs', 'unless'] as const) {
  const sentence = saying(`staticSentence.${name}`);
  own.rule({
    name: `ja.static.${name}Inside`,
    of: 'StaticSentence',
    slots: { what: 'Things', condition: 'Conditions', p: 'Predicates' },
    mean: (parts, d) =>
      sentence(
        {
          get s() {
            return standing({ s: predicates(parts, d) }, d);
          },
          get condition() {
            return parts.condition;
          },
        },
        d,
      ),
  });
  own.rule({
    name: `ja.entering.${name}Inside`,
    of: 'StaticSentence',
    slots: { what: 'Entrant', condition: 'Conditions', how: 'Entry' },
    mean: (parts, d) =>
      sentence(
        {
          get s() {
            return replacement({ r: enters(parts, d) }, d);
          },
          get condition() {
            return parts.condition;
          },
        },
        d,
      ),
  });
}

// "You" is left out of what one may do.
const [may, mayPay, you, definite] = ['simple.may', 'simple.mayPay', 'players.you', 'players.definite'].map(saying) as [
  Saying,
  Saying,
  Saying,
  Saying,
];
own.rule({
  name: 'ja.simple.youMay',
  of: 'Simple',
  slots: { act: 'Acts' },
  mean: (parts, d) =>
    may(
      {
        who: definite({ p: you({}, d) }, d),
        get act() {
          return parts.act;
        },
      },
      d,
    ),
});
own.rule({
  name: 'ja.simple.youMayPay',
  of: 'Simple',
  slots: { cost: 'Payment' },
  mean: ({ cost }, d) => mayPay({ who: definite({ p: you({}, d) }, d), cost }, d),
});

/** "This turn" stands first: "if this turn an opponent lost life". */
const [somePlayer, player, did] = ['condition.somePlayer', 'condition.player', 'who.did'].map(saying) as [
  Saying,
  Saying,
  Saying,
];
own.rule({
  name: 'ja.condition.someoneDid',
  of: 'Condition',
  slots: { n: 'PlayerNoun', v: 'PlayerEvent' },
  mean: (parts, d) => somePlayer({ n: parts.n, w: did(parts, d) }, d),
});
own.rule({
  name: 'ja.condition.playerDid',
  of: 'Condition',
  slots: { p: 'Player', v: 'PlayerEvent' },
  mean: (parts, d) => player({ p: parts.p, w: did(parts, d) }, d),
});

own.rule({
  name: 'ja.eventSubject.oneOrMoreInside',
  of: 'EventSubject',
  slots: { more: 'Additions', item: 'Item' },
  mean: ({ item, more }) => ({ ...subject(more(item)), joint: true }),
});

const WORDS = new Set(ABILITY_WORDS.flatMap(({ ja }) => ja ?? []));
own.terminal({
  name: 'ja.abilityWord',
  of: 'AbilityWord',
  first: ['#word'],
  scan: (tokens, at) => abilityWordsAt(WORDS, tokens, at),
  print: (value) => [value],
  mean: (value) => value,
});

for (const kind of Object.keys(COUNTERS)) own.rule({ name: `ja.counter.${kind}`, of: 'Counter', mean: () => kind });

export const ownRules: readonly Rule[] = [...own.rules, ...ownTargets.rules, ...ownNouns.rules, ...ownActs.rules];

export const ownWords: WordingTable = {
  'ja.condition.someoneDid': [
    'このターンに{n}が{v}＆いる†',
    'このターン、{n}が{v}＆いる†',
    'このターンに{n}が{v}†',
    'このターンに{n}1人が{v}＆いる†',
    'このターンに{n}1人が{v}†',
    'このターン{n}が{v}＆いる†',
  ],
  'ja.condition.playerDid': [
    'このターンに{p}が{v}＆いる†',
    'このターン、{p}が{v}＆いる†',
    'このターンに{p}が{v}†',
    'このターンに{p}が{v}＆いる',
  ],
  'ja.simple.youMay': ['{act}＆もよい', '「{act}。」を選んでもよい'],
  'ja.simple.youMayPay': ['{cost}＆もよい', '「{cost}。」を選んでもよい'],
  'ja.eventSubject.oneOrMoreInside': [
    '{more}1<つ#item>以上の{item}',
    '{more}＆1<つ#item>以上の{item}',
    '{more}％1<つ#item>以上の{item}',
    '{more}(＆|％|)1<つ#item>以上の{item}',
  ],
  'ja.static.asLongAsInside': [
    '{what}は、{condition}かぎり{p}。',
    '{what}は{condition}かぎり{p}。',
    '{what}は、{condition}かぎり、{p}。',
    '{what}は、{condition}限り{p}。',
  ],
  'ja.static.unlessInside': [
    '{what}は、{condition}¬かぎり{p}。',
    '{what}は{condition}¬かぎり{p}。',
    '{what}は、{condition}¬かぎり、{p}。',
    '{what}では{condition}¬かぎり{p}。',
  ],
  'ja.entering.asLongAsInside': ['{what}は、{condition}かぎり{how}戦場に出る。'],
  'ja.entering.unlessInside': [
    '{what}は、{condition}¬かぎり、{how}戦場に出る。',
    '{what}は、{condition}¬かぎり{how}戦場に出る。',
    '{what}は{condition}¬かぎり、{how}戦場に出る。',
    '{what}は{condition}¬かぎり{how}戦場に出る。',
  ],
  'ja.noun.otherInside': [
    '{more}他の{item}',
    '{more}、他の{item}',
    '{more}＆これでない{item}',
    '{more}％これでない{item}',
    '{more}＆これでないすべての{item}',
    '{more}これでないすべての{item}',
    '{more}他のすべての{item}',
    '{more}これでない{item}',
    '{more}(＆|％|)これでない各{item}',
    '{more}(＆|％)これでなく{item}',
    '{more}それでない{item}',
    '{more}これでない各{item}',
  ],
  ...targetWords,
  ...nounWords,
  ...actWords,
  ...Object.fromEntries(Object.entries(COUNTERS).map(([kind, word]) => [`ja.counter.${kind}`, word])),
};
