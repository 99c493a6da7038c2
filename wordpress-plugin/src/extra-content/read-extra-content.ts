import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { applyFilters } from '@wordpress/hooks';
import { type ExtraContent, validContent } from './extra-content.ts';
import { savedContent } from './saved-content.ts';

/**
 * The content to audit in addition to the blocks. The filter lets other plugins supply what is
 * typed into their fields.
 */
export function readExtraContent(): readonly ExtraContent[] {
	const { getCurrentPostId, getCurrentPostType } = select(editorStore);
	const post = { id: Number(getCurrentPostId()), type: getCurrentPostType() };
	return validContent(applyFilters('plumbline.extraContent', savedContent().current(), post));
}
