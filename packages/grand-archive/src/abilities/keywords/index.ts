/**
 * Keyword abilities, each in a file of its name: the chapter that defines it and, where that says what the keyword stands for, the meaning in
 * the card language. Where a rule of the game reads the keyword itself, the entry is only its chapter.
 */
import { aeneanProgression } from './aenean-progression.ts';
import { aethercalling } from './aethercalling.ts';
import { agility } from './agility.ts';
import { ambush } from './ambush.ts';
import { brew } from './brew.ts';
import { bulwark } from './bulwark.ts';
import { cascade } from './cascade.ts';
import { classLocked } from './class-locked.ts';
import { cleave } from './cleave.ts';
import { command } from './command.ts';
import { commandedWill } from './commanded-will.ts';
import { critical } from './critical.ts';
import { divineRelic } from './divine-relic.ts';
import { efficiency } from './efficiency.ts';
import { elysianAura } from './elysian-aura.ts';
import { empower } from './empower.ts';
import { ephemerate } from './ephemerate.ts';
import { fastActivation } from './fast-activation.ts';
import { firstBoon } from './first-boon.ts';
import { floatingMemory } from './floating-memory.ts';
import { foster } from './foster.ts';
import { hindered } from './hindered.ts';
import { imbue } from './imbue.ts';
import { immortality } from './immortality.ts';
import { intercept } from './intercept.ts';
import { interdiction } from './interdiction.ts';
import type { Keyword } from './keyword.ts';
import { kindle } from './kindle.ts';
import { levelLocked } from './level-locked.ts';
import { lineage } from './lineage.ts';
import { link } from './link.ts';
import { linkShield } from './link-shield.ts';
import { multistrike } from './multistrike.ts';
import { omnishroud } from './omnishroud.ts';
import { prepare } from './prepare.ts';
import { preserve } from './preserve.ts';
import { pride } from './pride.ts';
import { ranged } from './ranged.ts';
import { renewable } from './renewable.ts';
import { reservable } from './reservable.ts';
import { retort } from './retort.ts';
import { spellshroud } from './spellshroud.ts';
import { starcalling } from './starcalling.ts';
import { steadfast } from './steadfast.ts';
import { stealth } from './stealth.ts';
import { taunt } from './taunt.ts';
import { trueSight } from './true-sight.ts';
import { unblockable } from './unblockable.ts';
import { vigor } from './vigor.ts';

export const keywords: Readonly<Record<string, Keyword>> = {
  'aenean progression': aeneanProgression,
  aethercalling,
  agility,
  ambush,
  brew,
  bulwark,
  cascade,
  'class locked': classLocked,
  cleave,
  command,
  'commanded will': commandedWill,
  critical,
  'divine relic': divineRelic,
  efficiency,
  'elysian aura': elysianAura,
  empower,
  ephemerate,
  'fast activation': fastActivation,
  'first boon': firstBoon,
  'floating memory': floatingMemory,
  foster,
  hindered,
  imbue,
  immortality,
  intercept,
  interdiction,
  kindle,
  'level locked': levelLocked,
  lineage,
  'link shield': linkShield,
  link,
  multistrike,
  omnishroud,
  prepare,
  preserve,
  pride,
  ranged,
  renewable,
  reservable,
  retort,
  spellshroud,
  starcalling,
  steadfast,
  stealth,
  taunt,
  'true sight': trueSight,
  unblockable,
  vigor,
};
