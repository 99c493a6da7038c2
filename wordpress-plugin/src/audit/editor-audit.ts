import { getBlockContent } from '@wordpress/blocks';
import { subscribe } from '@wordpress/data';
import { subscribeToSavedContent } from '../extra-content/saved-content.ts';
import type { Block } from '../post/block.ts';
import { readEditedPost } from '../post/read-edited-post.ts';
import { settings } from '../settings.ts';
import { createAuditStore } from './audit-store.ts';
import { createPostAudit } from './post-audit.ts';

/** The audit of the post in this editor. */
export const createEditorAudit = () =>
	createAuditStore({
		read: readEditedPost,
		subscribe: subscribeToPost,
		audit: createPostAudit({ ...settings(), contentOf }),
	});

function subscribeToPost(onChange: () => void): () => void {
	const stops = [subscribe(onChange), subscribeToSavedContent(onChange)];
	return () => {
		for (const stop of stops) stop();
	};
}

/** It only reads, though its type asks for arrays that could be written to. */
const contentOf = (block: Block) => getBlockContent(block as Parameters<typeof getBlockContent>[0]);
