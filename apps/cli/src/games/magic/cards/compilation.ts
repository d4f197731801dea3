/** Magic's compiler, for whole files. */
import type { ImportedCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import { compileCard, type Refusal, type Tongue } from '@rulewright/text/magic';
import type { Compiler } from '../../../card-files/compilation.ts';

export const magicCompiler = (tongue: Tongue): Compiler<ImportedCard, Card> => ({
  written: ({ source: { name, faces } }) => ({ key: name, name, text: JSON.stringify(faces) }),
  compile({ source }) {
    const result = compileCard(source, tongue);
    if ('refusals' in result) return result;
    const refusals = engineRefusals(result.card);
    if (refusals.length > 0) return { refusals };
    return { card: result.card, roundTrip: result.readings.every((reading) => reading.roundTrip) };
  },
});

/** A card that is read and cannot be played exactly is refused like one that cannot be read. */
const engineRefusals = (card: Card): readonly Refusal[] =>
  unsupported(card).map((concept) => ({
    name: card.name,
    face: card.name,
    line: 0,
    at: 0,
    words: concept,
    reason: 'engine',
  }));
