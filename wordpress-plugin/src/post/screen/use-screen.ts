import { useSelect } from '@wordpress/data';
import type { PostMeta } from '../meta/post-meta.ts';
import { type EditScreen, type Select, screen } from './edit-screen.ts';

/** A value of the screen; the component follows its changes. */
export const useScreen = <T>(read: (screen: EditScreen, select: Select) => T): T =>
	useSelect((select) => read(screen(), select), []);

/** Our fields, saved together with the page, and their setter. Null until they are loaded. */
export function usePostMeta(): readonly [PostMeta, (meta: PostMeta) => void] | null {
	const meta = useScreen(({ meta: read }, select) => read(select));
	return meta && [meta, screen().changeMeta];
}
