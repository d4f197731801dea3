/** Ascend (702.131). 702.131a on an instant or sorcery; 702.131b on a permanent is in `citys-blessing.ts`. */
import type { Keyword } from './keyword.ts';

export const ascend: Keyword = { rule: '702.131', means: () => [{ kind: 'spell', actions: [{ do: 'ascend' }] }] };
