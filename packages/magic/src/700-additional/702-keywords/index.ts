/**
 * Keyword abilities (702), each in a file of its name. An entry has the number of its rule and, where rule 702 says what the keyword
 * stands for, that in the card language. Where a rule of the game reads the keyword itself, the entry is only its number and the file has
 * that part of the rule, for those who carry the rule out to call: the table is below them and imports none of it.
 */
import { absorb } from './absorb.ts';
import { affinity } from './affinity.ts';
import { afflict } from './afflict.ts';
import { afterlife } from './afterlife.ts';
import { aftermath } from './aftermath.ts';
import { amplify } from './amplify.ts';
import { annihilator } from './annihilator.ts';
import { ascend } from './ascend.ts';
import { assist } from './assist.ts';
import { auraSwap } from './aura-swap.ts';
import { awaken } from './awaken.ts';
import { backup } from './backup.ts';
import { bandsWithOther } from './bands-with-other.ts';
import { bargain } from './bargain.ts';
import { battleCry } from './battle-cry.ts';
import { bestow } from './bestow.ts';
import { blitz } from './blitz.ts';
import { bloodthirst } from './bloodthirst.ts';
import { boast } from './boast.ts';
import { bushido } from './bushido.ts';
import { buyback } from './buyback.ts';
import { cascade } from './cascade.ts';
import { casualty } from './casualty.ts';
import { champion } from './champion.ts';
import { changeling } from './changeling.ts';
import { chooseABackground } from './choose-a-background.ts';
import { cipher } from './cipher.ts';
import { classLevel } from './class-level.ts';
import { cleave } from './cleave.ts';
import { commanderNinjutsu } from './commander-ninjutsu.ts';
import { companion } from './companion.ts';
import { compleated } from './compleated.ts';
import { conspire } from './conspire.ts';
import { convoke } from './convoke.ts';
import { craft } from './craft.ts';
import { crew } from './crew.ts';
import { cumulativeUpkeep } from './cumulative-upkeep.ts';
import { cycling } from './cycling.ts';
import { dash } from './dash.ts';
import { daybound } from './daybound.ts';
import { decayed } from './decayed.ts';
import { defender } from './defender.ts';
import { delve } from './delve.ts';
import { demonstrate } from './demonstrate.ts';
import { dethrone } from './dethrone.ts';
import { devoid } from './devoid.ts';
import { devour } from './devour.ts';
import { disguise } from './disguise.ts';
import { disturb } from './disturb.ts';
import { doctorsCompanion } from './doctors-companion.ts';
import { dredge } from './dredge.ts';
import { echo } from './echo.ts';
import { embalm } from './embalm.ts';
import { emerge } from './emerge.ts';
import { enchant } from './enchant.ts';
import { encoded } from './encoded.ts';
import { encore } from './encore.ts';
import { entwine } from './entwine.ts';
import { epic } from './epic.ts';
import { equip } from './equip.ts';
import { escalate } from './escalate.ts';
import { escaping } from './escape.ts';
import { eternalize } from './eternalize.ts';
import { evoke } from './evoke.ts';
import { evolve } from './evolve.ts';
import { exalted } from './exalted.ts';
import { exert } from './exert.ts';
import { exhaust } from './exhaust.ts';
import { exploit } from './exploit.ts';
import { extort } from './extort.ts';
import { fabricate } from './fabricate.ts';
import { fading } from './fading.ts';
import { firebending } from './firebending.ts';
import { flanking } from './flanking.ts';
import { flash } from './flash.ts';
import { flashback } from './flashback.ts';
import { forMirrodin } from './for-mirrodin.ts';
import { forecast } from './forecast.ts';
import { foretell } from './foretell.ts';
import { fortify } from './fortify.ts';
import { freerunning } from './freerunning.ts';
import { frenzy } from './frenzy.ts';
import { fuse } from './fuse.ts';
import { gift } from './gift.ts';
import { graft } from './graft.ts';
import { gravestorm } from './gravestorm.ts';
import { harmonize } from './harmonize.ts';
import { haste } from './haste.ts';
import { haunt } from './haunt.ts';
import { hiddenAgenda } from './hidden-agenda.ts';
import { hideaway } from './hideaway.ts';
import { impending } from './impending.ts';
import { improvise } from './improvise.ts';
import { increment } from './increment.ts';
import { indestructible } from './indestructible.ts';
import { infect } from './infect.ts';
import { infinity } from './infinity.ts';
import { ingest } from './ingest.ts';
import { jobSelect } from './job-select.ts';
import { jumpStart } from './jump-start.ts';
import type { Keywords } from './keyword.ts';
import { kicker } from './kicker.ts';
import { levelUp } from './level-up.ts';
import { livingMetal } from './living-metal.ts';
import { livingWeapon } from './living-weapon.ts';
import { madness } from './madness.ts';
import { maxSpeed } from './max-speed.ts';
import { mayhem } from './mayhem.ts';
import { megamorph } from './megamorph.ts';
import { melee } from './melee.ts';
import { menace } from './menace.ts';
import { mentor } from './mentor.ts';
import { miracle } from './miracle.ts';
import { mobilize } from './mobilize.ts';
import { modular } from './modular.ts';
import { moreThanMeetsTheEye } from './more-than-meets-the-eye.ts';
import { morph } from './morph.ts';
import { multikicker } from './multikicker.ts';
import { mutate } from './mutate.ts';
import { mutating } from './mutating.ts';
import { myriad } from './myriad.ts';
import { nightbound } from './nightbound.ts';
import { ninjutsu } from './ninjutsu.ts';
import { offering } from './offering.ts';
import { offspring } from './offspring.ts';
import { openingHand } from './opening-hand.ts';
import { outlast } from './outlast.ts';
import { overload } from './overload.ts';
import { partner } from './partner.ts';
import { partnerWith } from './partner-with.ts';
import { persist } from './persist.ts';
import { plot } from './plot.ts';
import { poisonous } from './poisonous.ts';
import { powerUp } from './power-up.ts';
import { prototype } from './prototype.ts';
import { provoke } from './provoke.ts';
import { prowess } from './prowess.ts';
import { prowl } from './prowl.ts';
import { rampage } from './rampage.ts';
import { ravenous } from './ravenous.ts';
import { reach } from './reach.ts';
import { readAhead } from './read-ahead.ts';
import { rebound } from './rebound.ts';
import { reconfigure } from './reconfigure.ts';
import { recover } from './recover.ts';
import { reinforce } from './reinforce.ts';
import { renown } from './renown.ts';
import { replicate } from './replicate.ts';
import { retrace } from './retrace.ts';
import { riot } from './riot.ts';
import { ripple } from './ripple.ts';
import { saddle } from './saddle.ts';
import { scavenge } from './scavenge.ts';
import { sneak } from './sneak.ts';
import { solved } from './solved.ts';
import { soulbond } from './soulbond.ts';
import { soulshift } from './soulshift.ts';
import { spectacle } from './spectacle.ts';
import { splitSecond } from './split-second.ts';
import { spree } from './spree.ts';
import { squad } from './squad.ts';
import { station } from './station.ts';
import { storied } from './storied.ts';
import { storm } from './storm.ts';
import { sunburst } from './sunburst.ts';
import { surge } from './surge.ts';
import { suspend } from './suspend.ts';
import { teamwork } from './teamwork.ts';
import { tiered } from './tiered.ts';
import { training } from './training.ts';
import { transfigure } from './transfigure.ts';
import { transmute } from './transmute.ts';
import { tribute } from './tribute.ts';
import { umbraArmor } from './umbra-armor.ts';
import { undaunted } from './undaunted.ts';
import { undying } from './undying.ts';
import { unearth } from './unearth.ts';
import { unleash } from './unleash.ts';
import { vanishing } from './vanishing.ts';
import { vigilance } from './vigilance.ts';
import { ward } from './ward.ts';
import { warp } from './warp.ts';
import { webSlinging } from './web-slinging.ts';

export const keywords: Keywords = {
  absorb,
  affinity,
  afflict,
  afterlife,
  aftermath,
  amplify,
  annihilator,
  ascend,
  assist,
  storied,
  'aura swap': auraSwap,
  awaken,
  backup,
  banding: { rule: '702.22' },
  'bands with other': bandsWithOther,
  bargain,
  'battle cry': battleCry,
  bestow,
  blitz,
  bloodthirst,
  boast,
  bushido,
  buyback,
  cascade,
  casualty,
  champion,
  changeling,
  'choose a background': chooseABackground,
  cipher,
  'class level': classLevel,
  cleave,
  'commander ninjutsu': commanderNinjutsu,
  companion,
  compleated,
  conspire,
  convoke,
  craft,
  crew,
  'cumulative upkeep': cumulativeUpkeep,
  cycling,
  dash,
  daybound,
  deathtouch: { rule: '702.2' },
  decayed,
  defender,
  delve,
  demonstrate,
  dethrone,
  devoid,
  devour,
  disguise,
  disturb,
  "doctor's companion": doctorsCompanion,
  'double strike': { rule: '702.4' },
  dredge,
  echo,
  embalm,
  emerge,
  enchant,
  encoded,
  encore,
  enlist: { rule: '702.154' },
  entwine,
  epic,
  equip,
  escalate,
  escape: escaping,
  eternalize,
  evoke,
  evolve,
  exalted,
  exert,
  exhaust,
  exploit,
  extort,
  fabricate,
  fading,
  fear: { rule: '702.36' },
  firebending,
  'first strike': { rule: '702.7' },
  flanking,
  flash,
  flashback,
  flying: { rule: '702.9' },
  'for mirrodin!': forMirrodin,
  forecast,
  foretell,
  fortify,
  freerunning,
  frenzy,
  fuse,
  gift,
  graft,
  gravestorm,
  harmonize,
  haste,
  haunt,
  hexproof: { rule: '702.11' },
  'hidden agenda': hiddenAgenda,
  hideaway,
  horsemanship: { rule: '702.31' },
  impending,
  improvise,
  increment,
  indestructible,
  infect,
  infinity,
  ingest,
  intimidate: { rule: '702.13' },
  'job select': jobSelect,
  'jump-start': jumpStart,
  kicker,
  landwalk: { rule: '702.14' },
  'level up': levelUp,
  lifelink: { rule: '702.15' },
  'living metal': livingMetal,
  'living weapon': livingWeapon,
  madness,
  'max speed': maxSpeed,
  mayhem,
  megamorph,
  melee,
  menace,
  mentor,
  miracle,
  mobilize,
  modular,
  'more than meets the eye': moreThanMeetsTheEye,
  morph,
  multikicker,
  mutate,
  mutating,
  myriad,
  nightbound,
  ninjutsu,
  offering,
  offspring,
  'opening hand': openingHand,
  outlast,
  overload,
  partner,
  'partner with': partnerWith,
  persist,
  phasing: { rule: '702.26' },
  plot,
  poisonous,
  'power-up': powerUp,
  protection: { rule: '702.16' },
  prototype,
  provoke,
  prowess,
  prowl,
  rampage,
  ravenous,
  reach,
  'read ahead': readAhead,
  rebound,
  reconfigure,
  recover,
  reinforce,
  renown,
  replicate,
  retrace,
  riot,
  ripple,
  saddle,
  scavenge,
  shadow: { rule: '702.28' },
  shroud: { rule: '702.18' },
  skulk: { rule: '702.118' },
  sneak,
  solved,
  soulbond,
  soulshift,
  spectacle,
  splice: { rule: '702.47' },
  'split second': splitSecond,
  spree,
  squad,
  'start your engines!': { rule: '702.179' },
  station,
  storm,
  sunburst,
  surge,
  suspend,
  teamwork,
  tiered,
  toxic: { rule: '702.164' },
  training,
  trample: { rule: '702.19' },
  transfigure,
  transmute,
  tribute,
  'umbra armor': umbraArmor,
  undaunted,
  undying,
  unearth,
  unleash,
  vanishing,
  vigilance,
  ward,
  warp,
  'web-slinging': webSlinging,
  wither: { rule: '702.80' },
};
