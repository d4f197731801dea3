import { describe, expect, it } from 'vitest';
import type { MagicGame } from '../src/magic/game.ts';
import { bound } from '../src/magic/nouns/selectors.ts';
import { vocabulary } from '../src/magic/vocabulary.ts';
import { silence } from '../src/prose/discourse/record.ts';
import { Telling } from '../src/prose/discourse/telling.ts';

const creature = { name: 'Bear', supertypes: [], types: ['creature'], subtypes: [] };
const begun = (types = ['creature']): Telling<MagicGame> => new Telling(silence({ ...creature, types }, vocabulary));
const aLand = { selector: bound('land'), kinds: ['land', 'permanent'], several: false };

describe('a discourse', () => {
  it('is not changed by what is told after it', () => {
    const d = begun();
    d.mention(aLand);
    const before = d.told;
    const asJson = JSON.stringify(before);
    d.target({ filters: [{ kind: 'cardType', type: 'creature' }], kinds: ['creature'] });
    d.mentionAmount({ kind: 'x' });
    d.cameTo('life', { kind: 'x' });
    d.lay(bound('cards'), ['card']);
    d.moved(bound('land'), bound('moved'));
    expect(JSON.stringify(before)).toBe(asJson);
    expect(d.told).not.toBe(before);
  });

  it('knows nothing of the outside inside a quotation, and nothing of the quotation after it', () => {
    const d = begun();
    d.mention(aLand);
    d.quote(() => {
      expect(() => d.refer({ kind: 'land' })).toThrow('nothing was spoken of');
      d.mention({ selector: bound('spell'), kinds: ['spell'], several: false });
      d.cameTo('life', { kind: 'x' });
      expect(d.told.clause.isQuoted).toBe(true);
    });
    expect(d.refer({ kind: 'land' })).toEqual(bound('land'));
    expect(() => d.refer({ kind: 'spell' })).toThrow('nothing was spoken of');
    expect(d.maybeResult('life')).toBeUndefined();
    expect(d.told.clause.isQuoted).toBe(false);
  });

  it('keeps targets that were said in an aside, and nothing else of it', () => {
    const d = begun();
    d.aside(() => {
      d.mention(aLand);
      d.target({ filters: [{ kind: 'cardType', type: 'creature' }], kinds: ['creature'] });
    });
    expect(d.refer({ kind: 'creature' })).toEqual(bound('target'));
    expect(() => d.refer({ kind: 'land' })).toThrow('nothing was spoken of');
  });

  it('speaks of the rest of the cards at hand without those that were taken', () => {
    const d = begun();
    d.lay(bound('revealed'), ['card']);
    d.take(bound('revealed'), bound('chosen'));
    expect(d.rest().selector).toEqual({
      kind: 'filter',
      of: bound('revealed'),
      where: { kind: 'not', of: { kind: 'is', what: bound('chosen') } },
    });
  });

  it('begins each line without targets, and goes on with what instructions spoke of', () => {
    const d = begun(['sorcery']);
    d.line(() => {
      d.target({ filters: [{ kind: 'cardType', type: 'creature' }], kinds: ['creature'] });
      return { kind: 'instructions', actions: [] };
    });
    d.line(() => {
      expect(d.targets).toEqual([]);
      expect(d.refer({ kind: 'creature' })).toEqual(bound('target'));
      return { kind: 'abilities', abilities: [] };
    });
    expect(d.targets).toHaveLength(1);
  });
});
