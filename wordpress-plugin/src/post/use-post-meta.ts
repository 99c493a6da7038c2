import { screen } from '../screen/screen.ts';
import { useScreen } from '../screen/use-screen.ts';
import type { PostMeta } from './post-meta.ts';

/** Our fields, saved together with the page, and their setter. Null until they are loaded. */
export function usePostMeta(): readonly [PostMeta, (meta: PostMeta) => void] | null {
	const meta = useScreen(({ meta: read }, select) => read(select));
	return meta && [meta, screen().changeMeta];
}
