/**
 * A card as it is drawn everywhere: `small` on the battlefield, `hand` where it is played from, `full` to be read.
 * It is a picture with text and does nothing by itself; what is done with it is a button around it, with `cardLabel` as its name.
 * Its width is `--card-small-w`, `--card-hand-w` or `--card-full-w`, where one is set around it; everything else follows from that.
 */
import { memo } from 'react';
import { useWords } from '../../../store/settings.ts';
import { Art } from './art.tsx';
import { Back } from './back.tsx';
import { type CardSize, changed, type Drawn, frameOf, given } from './drawn.ts';
import { keyed } from './keyed.ts';
import { Keywords } from './keywords.tsx';
import { Mana } from './mana.tsx';
import { RulesText } from './rules-text.tsx';
import './card-face.css';

interface CardFaceProps {
  readonly card: Drawn;
  readonly size: CardSize;
}

export const CardFace = memo(function CardFace({ card, size }: CardFaceProps) {
  const unseen = card.hidden === true;
  const flags = [
    card.tapped === true && 'card-tapped',
    card.phasedOut === true && 'card-phased',
    card.sick === true && 'card-sick',
    card.faceDown === true && 'card-down',
  ].filter((flag) => flag !== false);
  return (
    <div className={['card', `card-${size}`, ...flags].join(' ')} data-frame={frameOf(card)} data-long={lengthOf(card)}>
      {unseen ? (
        <Back name={card.name} numbers={<Numbers card={card} />} />
      ) : size === 'small' ? (
        <Small card={card} />
      ) : (
        <Large card={card} />
      )}
      <Marks card={card} />
    </div>
  );
});

/** How much text there is to fit: its size goes by it. */
function lengthOf(card: Drawn): 'short' | 'medium' | 'long' {
  const length = card.text.reduce((sum, { words }) => sum + words.length + 12, 0);
  return length < 110 ? 'short' : length < 230 ? 'medium' : 'long';
}

/** Characters of East Asian scripts are twice as wide. */
const widthOf = (text: string): number => [...text].reduce((sum, c) => sum + (c > '\u2e7f' ? 2 : 1), 0);

function Small({ card }: { readonly card: Drawn }) {
  return (
    <>
      <div className="card-name" data-tight={widthOf(card.name) > 26 ? '' : undefined}>
        {card.name}
      </div>
      <div className="card-art">
        <Art {...pictured(card)} />
        {card.keywordCodes !== undefined && <Keywords codes={card.keywordCodes} words={card.keywords ?? []} />}
      </div>
      <Numbers card={card} />
    </>
  );
}

function Large({ card }: { readonly card: Drawn }) {
  return (
    <>
      <div className="card-head">
        <span className="card-name" data-tight={widthOf(card.name) > 22 ? '' : undefined}>
          {card.name}
        </span>
        {card.cost !== null && card.cost !== '' && <Mana symbols={card.cost} />}
      </div>
      <div className="card-art">
        <Art {...pictured(card)} />
      </div>
      <div className="card-type">{card.typeLine}</div>
      <div className="card-text">
        <div className="card-lines" lang={card.textLang}>
          {keyed(card.text, ({ words }) => words).map(({ key, item: { words, given } }) => (
            <p key={key} className={given ? 'card-given' : undefined}>
              <RulesText text={words} />
            </p>
          ))}
        </div>
      </div>
      <Numbers card={card} />
    </>
  );
}

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
function Marks({ card }: { readonly card: Drawn }) {
  const { face } = useWords().cards;
  const { counters = [], damage = 0, tapped = false } = card;
  if (counters.length === 0 && damage === 0 && !tapped) return null;
  return (
    <ul className="card-marks">
      {tapped && (
        <li className="card-mark-tapped" title={face.tapped}>
          <Mana symbols="{T}" label={false} />
          <span className="unseen">{face.tapped}</span>
        </li>
      )}
      {damage > 0 && (
        <li className="card-mark-damage" title={face.damage(damage)}>
          <span aria-hidden="true">−{damage}</span>
          <span className="unseen">{face.damage(damage)}</span>
        </li>
      )}
      {counters.map(({ kind, words, count }) => (
        <li key={kind} className="card-mark-counter" data-kind={kind} title={face.counter(count, words)}>
          <span aria-hidden="true">{`${count}×${shortCounter(words)}`}</span>
          <span className="unseen">{face.counter(count, words)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Numbers say it all; of words, the beginning will do. */
const shortCounter = (words: string): string => (widthOf(words) <= 7 ? words : `${[...words].slice(0, 5).join('')}…`);
