/** Hidden agenda (702.106). How such conspiracies begin: `900-variants/905-conspiracy.ts`. */
import type { Keyword } from './keyword.ts';

export const hiddenAgenda: Keyword = { rule: '702.106' };
