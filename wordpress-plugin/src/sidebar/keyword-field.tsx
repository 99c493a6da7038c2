import { TextControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { focusKeyword, metaKeys, withFocusKeyword } from '../post/post-meta.ts';

/** What the post is meant to be found for. Saved with the post, undone with the post. */
export function KeywordField() {
	const postType = useSelect((select) => select(editorStore).getCurrentPostType(), []);
	const [meta, setMeta] = useEntityProp('postType', postType ?? '', 'meta');
	// Post types without custom fields cannot keep it.
	if (!meta || !(metaKeys.keywords in meta)) return null;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={__('Focus keyword', 'plumbline')}
			help={__('What people search for when this post is the answer.', 'plumbline')}
			value={focusKeyword(meta)}
			onChange={(keyword) => setMeta(withFocusKeyword(meta, keyword))}
			autoComplete="off"
		/>
	);
}
