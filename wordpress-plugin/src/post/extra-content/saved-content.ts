import apiFetch from '@wordpress/api-fetch';
import { select, subscribe } from '@wordpress/data';
import { settings } from '../../settings/settings.ts';
import { screen } from '../screen/edit-screen.ts';
import { validContent } from './extra-content.ts';
import { type SavedContent, watchSavedContent } from './watch-saved-content.ts';

let known: { readonly postId: number; readonly content: SavedContent } | undefined;

/**
 * Fields of other plugins are saved with the post, and only WordPress knows the result. The first
 * call for a post starts watching.
 */
export function savedContent(): SavedContent {
	const { postId } = settings();
	if (known?.postId !== postId) known = { postId, content: watchContent(postId) };
	return known.content;
}

const watchContent = (postId: number): SavedContent =>
	watchSavedContent({
		first: validContent(settings().extraContent),
		isSaving: () => screen().isSaving(select),
		subscribe(onChange) {
			if (settings().extraContent !== null) subscribe(onChange);
		},
		ask: (signal) => apiFetch({ path: `/plumbline/v1/posts/${postId}/extra-content`, signal }),
	});
