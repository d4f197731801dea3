/** A card of Grand Archive as it is drawn everywhere; `cardLabel` says the same in words. */
import { memo } from 'react';
import { Face } from '../../../card/face.tsx';
import { Keywords } from '../../../card/keywords.tsx';
import { shortened } from '../../../card/lengths.ts';
import { Marks } from '../../../card/marks.tsx';
import type { TextLine } from '../types.ts';
import { useWords } from '../words/index.ts';
import { Art } from './art.tsx';
import { bubbled, type CardSize, changed, closedOf, countersShown, type Drawn, frameOf, whyOff } from './drawn.ts';
import { ElementSign } from './element-sign.tsx';
import { BACK, BY_KEYWORD } from './glyphs/index.ts';
import { Cost, RulesText } from './rules-text.tsx';
import './card-face.css';

interface CardFaceProps {
  readonly card: Drawn;
  readonly size: CardSize;
}

export const CardFace = memo(function CardFace({ card, size }: CardFaceProps) {
  const flags = [
    card.rested === true && 'card-tapped',
    card.faceDown === true && 'card-down',
    (card.disabled ?? []).length > 0 && 'ga-disabled',
  ].filter((flag) => flag !== false);
  return (
    <Face
      size={size}
      frame={frameOf(card)}
      flags={flags}
      hidden={card.hidden === true}
      name={card.name}
      back={BACK}
      cost={<Signs card={card} />}
      art={
        <Art
          slug={card.slug}
          card={card.card}
          elements={card.elements}
          types={card.types}
          subtypes={card.subtypes}
          classes={card.classes}
        />
      }
      signs={
        card.keywordCodes !== undefined && (
          <Keywords codes={card.keywordCodes} words={card.keywords ?? []} glyphs={BY_KEYWORD} />
        )
      }
      typeLine={card.typeLine}
      text={card.text}
      textLang={card.textLang}
      line={(line) => <Line line={line} full={size === 'full'} />}
      lineClass={(line) => (line.exists ? (line.given || line.inherited ? 'card-given' : undefined) : 'ga-off')}
      numbers={<Numbers card={card} />}
      marks={<MarksOf card={card} />}
    />
  );
});

/** The cost, and the elements that have to be enabled: those that are not are crossed out. */
function Signs({ card: { cost, elements, disabled = [] } }: { readonly card: Drawn }) {
  const shown = elements.filter((element) => element !== 'norm');
  return (
    <span className="ga-signs">
      {shown.map((element) => (
        <span key={element} className="ga-needs" data-off={disabled.includes(element) || undefined}>
          <ElementSign element={element} />
        </span>
      ))}
      {cost !== null && <Cost kind={cost.kind} amount={String(cost.amount)} />}
    </span>
  );
}

/** Text that does not exist now is grey; where there is room, with the reason. */
function Line({ line, full }: { readonly line: TextLine; readonly full: boolean }) {
  const { grandArchive } = useWords();
  const why = whyOff(line);
  return (
    <>
      {line.inherited && <span className="ga-inherited">{grandArchive.face.inherited} </span>}
      <RulesText text={bubbled(line)} closed={closedOf(line)} />
      {why !== '' &&
        (full ? (
          <small className="ga-why-off">{grandArchive.face.isOff(why)}</small>
        ) : (
          <span className="unseen">{grandArchive.face.isOff(why)}</span>
        ))}
    </>
  );
}

/** Power and life of an ally, level and life of a champion, what a weapon or an attack adds; what differs from the printed number is marked. */
function Numbers({ card }: { readonly card: Drawn }) {
  const { grandArchive } = useWords();
  const { power, life, level, durability, printed, damage = 0, types } = card;
  const champion = types.includes('champion');
  const unit = champion || types.includes('ally');
  const shown = (
    <>
      {champion && level !== null && (
        <span className="ga-level" data-changed={changed(level, printed?.level)}>
          {grandArchive.champion.lv} {level}
        </span>
      )}
      {power !== null && (!champion || power > 0) && (
        <span data-changed={changed(power, printed?.power)}>{unit ? power : `+${power}`}</span>
      )}
      {unit && life !== null && (
        <>
          {((power !== null && !champion) || champion) && <span className="ga-bar">|</span>}
          <span data-changed={damage > 0 ? 'hurt' : changed(life, printed?.life)}>
            {champion && damage > 0 ? `${life - damage}/${life}` : life}
          </span>
        </>
      )}
    </>
  );
  const any = power !== null || (unit && life !== null);
  return (
    <>
      {any && <div className="card-numbers">{shown}</div>}
      {durability !== null && (
        <div className="ga-durability" title={grandArchive.face.durability(durability)}>
          <span aria-hidden="true">◆ {durability}</span>
          <span className="unseen">{grandArchive.face.durability(durability)}</span>
        </div>
      )}
    </>
  );
}

/** What has happened to an object: rested, damage, properties, counters. */
function MarksOf({ card }: { readonly card: Drawn }) {
  const { grandArchive, table } = useWords();
  const { face } = grandArchive;
  const { rested = false, propertyWords = [], types } = card;
  const state =
    rested || propertyWords.length > 0 ? (
      <>
        {rested && (
          <li className="card-mark-tapped ga-mark-rested" title={face.rested}>
            <RulesText text="REST" />
          </li>
        )}
        {propertyWords.map((words) => (
          <li key={words} className="ga-mark-property" title={words}>
            {shortened(words)}
          </li>
        ))}
      </>
    ) : null;
  // A champion's damage is seen in its life.
  const damage = types.includes('champion') ? 0 : (card.damage ?? 0);
  return (
    <Marks
      state={state}
      damage={damage}
      counters={countersShown(card.counters)}
      words={{ damage: face.damage, counter: table.counters }}
    />
  );
}
