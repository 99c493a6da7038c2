import apiFetch from '@wordpress/api-fetch';
import { select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { settings } from '../settings.ts';
import { validContent } from './extra-content.ts';
import { type SavedContent, watchSavedContent } from './watch-saved-content.ts';

let content: SavedContent | undefined;

/**
 * Fields of other plugins are saved with the post, and only WordPress knows the result. The first
 * call starts watching.
 */
export function savedContent(): SavedContent {
	content ??= watchSavedContent({
		first: validContent(settings().extraContent),
		isSaving: isPostSaving,
		subscribe(onChange) {
			if (settings().extraContent !== null) subscribe(onChange);
		},
		ask: (signal) =>
			apiFetch({ path: `/plumbline/v1/posts/${settings().postId}/extra-content`, signal }),
	});
	return content;
}

/** Meta boxes, such as those of ACF, are saved after the post. */
function isPostSaving(): boolean {
	const editor = select(editorStore);
	return (editor.isSavingPost() && !editor.isAutosavingPost()) || areMetaBoxesSaving();
}

function areMetaBoxesSaving(): boolean {
	const editPost = select('core/edit-post') as { isSavingMetaBoxes?(): boolean } | undefined; // stores found by name have no type
	return editPost?.isSavingMetaBoxes?.() ?? false;
}
