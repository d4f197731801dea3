/** Small signs of zones that many games have, each a path in a square of 24. Drawn by us. */
export const SIGNS = {
  /** Three cards fanned out. */
  hand: 'M7.2 3.6 3.5 4.9l3.3 9.4 2.2-.8V5.2A1.7 1.7 0 0 1 10 3.7ZM10.6 3h4.6v11h-4.6ZM16.8 4.2v9.6l1.6.6 3.2-9.3-4-1.4Z',
  /** A pile of cards. */
  deck: 'M4 5h11v13H4ZM16.5 7H18v13H7v-1.5h9.5ZM19.5 9H21v13H10v-1.5h9.5Z',
  /** A stone. */
  graveyard: 'M6 21V10a6 6 0 0 1 12 0v11Zm5-12v2H9v1.6h2V17h1.8v-4.4h2.2V11h-2.2V9ZM3 21.4h18V23H3Z',
  /** A ring that is crossed out. */
  banished:
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 2.4c1.6 0 3 .5 4.200 1.300L6.200 16.200A7.1 7.1 0 0 1 12 4.900Zm5.800 2.900A7.100 7.100 0 0 1 7.800 17.800Z',
} as const;
