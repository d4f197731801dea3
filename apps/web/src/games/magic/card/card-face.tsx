/** A card of Magic as it is drawn everywhere; `cardLabel` says the same in words. */
import { memo } from 'react';
import { Face } from '../../../card/face.tsx';
import { Keywords } from '../../../card/keywords.tsx';
import { Marks } from '../../../card/marks.tsx';
import { useWords } from '../words/index.ts';
import { Art } from './art.tsx';
import { type CardSize, changed, type Drawn, frameOf, given } from './drawn.ts';
import { BACK, BY_KEYWORD } from './glyphs/index.ts';
import { Mana } from './mana.tsx';
import { RulesText } from './rules-text.tsx';
import './card-face.css';

interface CardFaceProps {
  readonly card: Drawn;
  readonly size: CardSize;
}

export const CardFace = memo(function CardFace({ card, size }: CardFaceProps) {
  const flags = [
    card.tapped === true && 'card-tapped',
    card.phasedOut === true && 'card-phased',
    card.sick === true && 'card-sick',
    card.faceDown === true && 'card-down',
  ].filter((flag) => flag !== false);
  return (
    <Face
      size={size}
      frame={frameOf(card)}
      flags={flags}
      hidden={card.hidden === true}
      name={card.name}
      back={BACK}
      cost={card.cost === null || card.cost === '' ? null : <Mana symbols={card.cost} />}
      art={<Art {...pictured(card)} />}
      signs={
        card.keywordCodes !== undefined && (
          <Keywords codes={card.keywordCodes} words={card.keywords ?? []} glyphs={BY_KEYWORD} />
        )
      }
      typeLine={card.typeLine}
      text={card.text}
      textLang={card.textLang}
      line={({ words }) => <RulesText text={words} />}
      lineClass={(line) => (line.given ? 'card-given' : undefined)}
      numbers={<Numbers card={card} />}
      marks={<MarksOf card={card} />}
    />
  );
});

/** A land has no colours of its own; its picture has those of its mana. */
const pictured = (drawn: Drawn) => ({
  card: drawn.card,
  types: drawn.types,
  subtypes: drawn.subtypes,
  colors: drawn.types.includes('land') && drawn.colors.length === 0 ? given(drawn) : drawn.colors,
});

/** Power and toughness, loyalty or defense; what differs from the printed number is marked. */
function Numbers({ card }: { readonly card: Drawn }) {
  const { power, toughness, loyalty, defense, printed, damage = 0 } = card;
  if (power !== null && toughness !== null)
    return (
      <div className="card-numbers">
        <span data-changed={changed(power, printed?.power)}>{power}</span>/
        <span data-changed={damage > 0 ? 'hurt' : changed(toughness, printed?.toughness)}>{toughness}</span>
      </div>
    );
  if (loyalty !== null) return <div className="card-numbers card-loyalty">{loyalty}</div>;
  if (defense !== null) return <div className="card-numbers card-defense">{defense}</div>;
  return null;
}

/** What has happened to a permanent: damage, counters, tapped. */
function MarksOf({ card }: { readonly card: Drawn }) {
  const { face } = useWords().card;
  const { counters = [], damage = 0, tapped = false } = card;
  const state = tapped ? (
    <li className="card-mark-tapped" title={face.tapped}>
      <Mana symbols="{T}" label={false} />
      <span className="unseen">{face.tapped}</span>
    </li>
  ) : null;
  return <Marks state={state} damage={damage} counters={counters} words={face} />;
}
