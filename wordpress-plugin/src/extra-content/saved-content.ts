import apiFetch from '@wordpress/api-fetch';
import { select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { settings } from '../settings.ts';
import { type ExtraContent, validContent } from './extra-content.ts';

let saved: readonly ExtraContent[] | null = null;

/** As the post was opened, or last saved. */
export function savedContent(): readonly ExtraContent[] {
	saved ??= validContent(settings().extraContent);
	return saved;
}

/** Fields of other plugins are saved with the post; what came of it only WordPress knows. */
export function subscribeToSavedContent(onChange: () => void): () => void {
	// Nobody asked for any.
	if (settings().extraContent === null) return () => {};
	let wasSaving = false;
	return subscribe(() => {
		const isSaving = isPostSaving();
		if (wasSaving && !isSaving) void readAgain().then(onChange);
		wasSaving = isSaving;
	});
}

/** Meta boxes, such as those of ACF, are saved after the post. */
function isPostSaving(): boolean {
	const editor = select(editorStore);
	return (editor.isSavingPost() && !editor.isAutosavingPost()) || areMetaBoxesSaving();
}

function areMetaBoxesSaving(): boolean {
	const editPost = select('core/edit-post') as { isSavingMetaBoxes?(): boolean } | undefined; // by its name a store has no type
	return editPost?.isSavingMetaBoxes?.() ?? false;
}

async function readAgain(): Promise<void> {
	const postId = Number(select(editorStore).getCurrentPostId());
	try {
		saved = validContent(await apiFetch({ path: `/plumbline/v1/posts/${postId}/extra-content` }));
	} catch (cause) {
		console.error('Plumbline could not read the custom fields again.', cause);
	}
}
