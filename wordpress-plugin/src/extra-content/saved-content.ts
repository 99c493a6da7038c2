import apiFetch from '@wordpress/api-fetch';
import { select, subscribe } from '@wordpress/data';
import { screen } from '../screen/screen.ts';
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
		isSaving: () => screen().isSaving(select),
		subscribe(onChange) {
			if (settings().extraContent !== null) subscribe(onChange);
		},
		ask: (signal) =>
			apiFetch({ path: `/plumbline/v1/posts/${settings().postId}/extra-content`, signal }),
	});
	return content;
}
