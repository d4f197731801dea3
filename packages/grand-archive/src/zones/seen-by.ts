/** The note on a face-down card that says who has seen it before: they may look at it (public and private information 6). */
export const SEEN_BY = 'seen by';
