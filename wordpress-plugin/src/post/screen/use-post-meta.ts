import type { PostMeta } from '../meta/post-meta.ts';
import { screen } from './screen.ts';
import { useScreen } from './use-screen.ts';

/** Our fields, saved together with the page, and their setter. Null until they are loaded. */
export function usePostMeta(): readonly [PostMeta, (meta: PostMeta) => void] | null {
	const meta = useScreen(({ meta: read }, select) => read(select));
	return meta && [meta, screen().changeMeta];
}
