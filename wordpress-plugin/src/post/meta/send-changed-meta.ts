import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { changedMeta, type PostMeta } from './post-meta.ts';

/**
 * Sends only the post meta that was changed in this tab. The editor would send all meta as it was
 * when the post was opened, and so undo what a different tab or program has saved since.
 */
export function sendChangedMeta(): void {
	apiFetch.use((request, next) => next(withChangedMeta(request)));
}

function withChangedMeta(request: APIFetchOptions): APIFetchOptions {
	const { id, meta } = request.data ?? {};
	const saved = savedMeta();
	if (!saved || !meta || id !== select(editorStore).getCurrentPostId()) return request;
	return { ...request, data: { ...request.data, meta: changedMeta(meta, saved) } };
}

/** The meta when the post was opened or last saved. */
function savedMeta(): PostMeta | undefined {
	const { getCurrentPostId, getCurrentPostType } = select(editorStore);
	const type = getCurrentPostType();
	const id = getCurrentPostId();
	if (!type || !id) return undefined;
	const post = select(coreStore).getRawEntityRecord('postType', type, id);
	return (post as { readonly meta?: PostMeta } | undefined)?.meta; // the REST API's format
}
