/** Languages that cards are printed in, as far as they are known here. */
export type Lang = 'en' | 'zhs' | 'zht' | 'ja';
