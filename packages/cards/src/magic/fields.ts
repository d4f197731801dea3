/**
 * The names of fields in other people's card data: Scryfall's, MTGJSON's, and those of our own lists. Most of them say nothing of how a card is
 * played and are passed over; a name that nobody uses is a slip of the pen.
 */
const SCRYFALL = [
  ...['all_parts', 'arena_id', 'artist', 'artist_id', 'artist_ids', 'attraction_lights', 'booster', 'border_color'],
  ...['card_back_id', 'card_faces', 'cardmarket_id', 'cmc', 'collector_number', 'color_identity', 'color_indicator'],
  ...[
    'colors',
    'content_warning',
    'defense',
    'digital',
    'edhrec_rank',
    'finishes',
    'flavor_name',
    'flavor_text',
    'foil',
  ],
  ...['frame', 'frame_effects', 'full_art', 'game_changer', 'games', 'hand_modifier', 'highres_image', 'id'],
  ...['illustration_id', 'image_status', 'image_uris', 'keywords', 'lang', 'layout', 'legalities', 'life_modifier'],
  ...['loyalty', 'mana_cost', 'mtgo_foil_id', 'mtgo_id', 'multiverse_ids', 'name', 'nonfoil', 'object', 'oracle_id'],
  ...['oracle_text', 'oversized', 'penny_rank', 'power', 'preview', 'prices', 'printed_name', 'printed_text'],
  ...['printed_type_line', 'prints_search_uri', 'produced_mana', 'promo', 'promo_types', 'purchase_uris', 'rarity'],
  ...['related_uris', 'released_at', 'reprint', 'reserved', 'resource_id', 'rulings_uri', 'scryfall_set_uri'],
  ...['scryfall_uri', 'security_stamp', 'set', 'set_id', 'set_name', 'set_search_uri', 'set_type', 'set_uri'],
  ...['story_spotlight', 'tcgplayer_etched_id', 'tcgplayer_id', 'textless', 'toughness', 'type_line', 'uri'],
  ...['variation', 'variation_of', 'watermark'],
];
const MTGJSON = [
  ...['artistIds', 'asciiName', 'attractionLights', 'availability', 'boosterTypes', 'borderColor', 'cardParts'],
  ...['colorIdentity', 'colorIndicator', 'convertedManaCost', 'duelDeck', 'edhrecRank', 'edhrecSaltiness'],
  ...['faceConvertedManaCost', 'faceFlavorName', 'faceManaValue', 'faceName', 'facePrintedName', 'firstPrinting'],
  ...['flavorName', 'flavorText', 'foreignData', 'frameEffects', 'frameVersion', 'hand', 'hasAlternativeDeckLimit'],
  ...['hasContentWarning', 'hasFoil', 'hasNonFoil', 'identifiers', 'isAlternative', 'isFullArt', 'isFunny'],
  ...[
    'isGameChanger',
    'isOnlineOnly',
    'isOversized',
    'isPromo',
    'isRebalanced',
    'isReprint',
    'isReserved',
    'isStarter',
  ],
  ...[
    'isStorySpotlight',
    'isTextless',
    'isTimeshifted',
    'language',
    'leadershipSkills',
    'life',
    'manaCost',
    'manaValue',
  ],
  ...[
    'number',
    'originalPrintings',
    'originalReleaseDate',
    'originalText',
    'originalType',
    'otherFaceIds',
    'printedName',
  ],
  ...['printedText', 'printedType', 'printings', 'promoTypes', 'purchaseUrls', 'rebalancedPrintings', 'relatedCards'],
  ...[
    'rulings',
    'securityStamp',
    'setCode',
    'side',
    'signature',
    'sourceProducts',
    'subsets',
    'subtypes',
    'supertypes',
  ],
  ...['text', 'type', 'types', 'uuid', 'variations'],
];
const OURS = ['printed', 'sets'];

export const CARD_FIELDS: readonly string[] = [...SCRYFALL, ...MTGJSON, ...OURS];
