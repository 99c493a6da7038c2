import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { metaKeys, type PostMeta } from './post-meta.ts';

/** The setter of our meta. The package types it as any function, hence the `as` below. */
type ChangeMeta = (meta: PostMeta) => void;

/** Our post meta, saved and undone together with the post. Null until it is loaded. */
export function usePostMeta(): readonly [PostMeta, ChangeMeta] | null {
	const postType = useSelect((select) => select(editorStore).getCurrentPostType(), []);
	const [meta, setMeta] = useEntityProp('postType', postType ?? '', 'meta');
	return meta && metaKeys.keywords in meta ? [meta, setMeta as ChangeMeta] : null;
}
