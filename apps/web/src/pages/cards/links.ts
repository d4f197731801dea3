/** Addresses of cards. A card of two faces goes by its front, so that there is no slash in it. */
export const cardLink = (name: string): string => `/cards/${encodeURIComponent(name.split(' // ')[0] ?? name)}`;
export const labLink = (name: string): string => `/lab?card=${encodeURIComponent(name)}`;
export const searchLink = (query: string): string => `/cards?q=${encodeURIComponent(query)}`;
