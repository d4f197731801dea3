// Whole sittings at the terminal: what is typed goes in, what is printed comes out.
import { inOrder } from '@rulewright/cards';
import { bundled, ImportedCards, importCard } from '@rulewright/cards/magic';
import { describe, expect, test } from 'vitest';
import { sitting, spawned, typed } from './run.ts';

/** Keeps the hand. */
const KEEP = '';
const PASS = '';

describe('a game in the terminal', () => {
  test('runs on a pipe: shows the table, takes numbers, passes on enter, and ends with the input', () => {
    const input = typed(KEEP, '1', PASS, PASS, PASS, PASS);
    const { status, stdout, stderr } = spawned(['play', '--seed', '11', '--first', 'me'], input);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('You play Roots and Embers; Bot plays Wings and Tides. Seed 11.');
    expect(stdout).toContain('Take a mulligan?');
    expect(stdout).toMatch(/Turn 1 · your turn · first main phase/);
    expect(stdout).toMatch(/♥ 20 {2}hand 7 · library 53/);
    expect(stdout).toMatch(/^ You play (Forest|Mountain|Rootbound Crag|Evolving Wilds)\.$/m);
    expect(stdout).not.toContain('\u001b[');
    expect(stdout.trimEnd().endsWith('End of input.')).toBe(true);
  });

  test('has colours where they are forced, and none where they are refused', () => {
    const colours = (env: Readonly<Record<string, string>>): boolean =>
      spawned(['play', '--seed', '1'], typed(KEEP), env).stdout.includes('\u001b[');
    expect(colours({ FORCE_COLOR: '1' })).toBe(true);
    expect(colours({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });

  test('is the same for the same seed', async () => {
    const lines = [KEEP, '1', PASS, '1', PASS, '1', PASS];
    expect(await sitting(lines)).toBe(await sitting(lines));
    expect(await sitting(lines)).not.toBe(await sitting(lines, { seed: 12 }));
  });

  test('goes on for several turns, with spells and attacks', async () => {
    const printed = await sitting([KEEP, ...Array.from({ length: 120 }, (_, i) => (i % 3 === 2 ? PASS : '1'))]);
    expect(printed).toContain('— Turn 4: Bot —');
    expect(printed).toMatch(/^ You cast /m);
    expect(printed).toContain('Declare attackers.');
    expect(printed).toMatch(/^ You attack with /m);
  });

  test('comes to its end', async () => {
    const printed = await sitting(Array.from({ length: 6000 }, (_, i) => (i % 3 === 2 ? '1' : PASS)));
    expect(printed).toMatch(/(You lose\.|You win\.|The game is a draw\.)\n$/);
  });

  test('does not show what the bot draws or holds', async () => {
    const printed = await sitting([KEEP, PASS, PASS, PASS, PASS, PASS, PASS]);
    expect(printed).toMatch(/^ Bot draws a card\.$/m);
    expect(printed).not.toMatch(/^ Bot draws (?!a card|7 cards)/m);
  });

  test('asks at every priority if told to', async () => {
    const printed = await sitting([KEEP, PASS, PASS], { autoPass: false });
    expect(printed).toContain('Turn 1 · your turn · upkeep');
  });
});

describe('what can be asked at the table', () => {
  test('? says why something is asked, with its rule', async () => {
    const printed = await sitting(['?', KEEP, '?']);
    expect(printed).toMatch(/\(rule\s+103\.5\)/);
    expect(printed).toMatch(/\(rule\s+117\.3\)/);
  });

  test('? with a number or a name shows a card, at the table or not', async () => {
    const printed = await sitting([KEEP, '? 1', '? serra angel', '? nothing at all']);
    expect(printed).toMatch(/in hand · controlled by You/);
    expect(printed).toMatch(/Serra Angel {2}\{3\}\{W\}\{W\}\n {3}Creature — Angel {2}4\/4/);
    expect(printed).toContain('There is nothing called "nothing at all".');
  });

  test('h lists the keys', async () => {
    expect(await sitting(['h'])).toMatch(/^ +c +concede$/m);
  });

  test('w says why the last things happened, with rules', async () => {
    expect(await sitting([KEEP, '1', 'w'])).toMatch(/^ {3}.*Forest.*\[(\d{3}[^\]]*)\]$/m);
  });

  test('what is no answer is said to be none, and the question stands', async () => {
    const printed = await sitting(['perhaps', KEEP, '99']);
    expect(printed).toContain('"perhaps" is no answer here');
    expect(printed).toContain('"99" is no answer here');
    expect(printed).toContain('Turn 1');
  });
});

describe('leaving the table', () => {
  test('q quits', async () => {
    expect(await sitting([KEEP, 'q'])).toMatch(/Goodbye\.\n$/);
  });

  test('c concedes, and the bot wins', async () => {
    expect(await sitting([KEEP, 'c'])).toMatch(/You lose\.\n$/);
  });

  test('u takes back the last answer, where there is one', async () => {
    expect(await sitting(['u'])).toContain('There is nothing to undo');
    const land = await sitting([KEEP, '1', 'u', '1']);
    expect(land.match(/^ You play Forest\.$/gm)).toHaveLength(2);
    expect(land).not.toContain('There is nothing to undo');
  });

  test('u takes nothing back once a card has been drawn', async () => {
    expect(await sitting([KEEP, 'p', 'u'])).toContain('There is nothing to undo');
  });
});

describe('what has been done twice', () => {
  const SPRING = { name: 'Spring', mana_cost: '{0}', type_line: 'Artifact', oracle_text: '{0}: You gain 1 life.' };
  const own = new ImportedCards();
  const spring = importCard(SPRING);
  if (spring !== null && !('problem' in spring)) own.add(spring);
  const wanted = {
    cards: inOrder(own, bundled),
    mine: { name: 'Springs', parts: { main: [[60, 'Spring'] as const] } },
  };
  /** Keeps the hand and casts one; its ability comes after the other cards in the list. */
  const USED_TWICE = [KEEP, '1', '2', '2'];

  test('732.2a: is offered, and done again so many times', async () => {
    const printed = await sitting([...USED_TWICE, 'r 30'], wanted);
    expect(printed).toMatch(
      /r and a number: what you just did twice, up to 6666\s+more\s+times\s+\(each\s+time:\s+life/,
    );
    expect(printed).toMatch(/♥ 52/);
  });

  test('is refused with the reason where the number is too large, and is no answer where it is not offered', async () => {
    expect(await sitting([...USED_TWICE, 'r 7000'], wanted)).toContain('Not legal: a shortcut cannot be that long');
    expect(await sitting([KEEP, '1', '2', 'r 3'], wanted)).toContain('"r 3" is no answer here');
  });

  test('can be taken back', async () => {
    expect(await sitting([...USED_TWICE, 'r 30', 'u', 'r 2'], wanted)).toMatch(/♥ 24/);
  });
});
