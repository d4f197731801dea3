/** Words before a dash that mean something; ability words (207.2c) and the flavour words of other cards do not. */
const ROMAN = /^(?:i|ii|iii|iv|v|vi|vii|viii|ix|x)$/;
const MEANINGFUL =
  /^(?:choose .*|to solve|solved|spree|boast|exhaust|forecast|max speed|power-up|companion|visit|prize|station.*|partner.*|\+.*|when.*|at .*|if .*|specialize|tiered|escape|flashback|kicker.*|equip.*)$/;

export const isMeaningful = (words: readonly string[]): boolean =>
  ROMAN.test(words[0] ?? '') || MEANINGFUL.test(words.join(' '));
