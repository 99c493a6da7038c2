import { getBlockContent } from '@wordpress/blocks';
import { subscribe } from '@wordpress/data';
import { createShownBlocks } from '../canvas/shown-blocks.ts';
import { savedContent } from '../extra-content/saved-content.ts';
import type { Block } from '../post/block.ts';
import { readEditedPost } from '../post/read-edited-post.ts';
import { settings } from '../settings.ts';
import { createAuditStore } from './audit-store.ts';
import { createPostAudit } from './post-audit.ts';

/** Audits the post in this editor. */
export function createEditorAudit() {
	const shown = createShownBlocks();
	const saved = savedContent();
	return createAuditStore({
		read: () => readEditedPost(shown.version()),
		subscribe(onChange) {
			const stops = [subscribe(onChange), saved.subscribe(onChange), shown.subscribe(onChange)];
			return () => {
				for (const stop of stops) stop();
			};
		},
		audit: createPostAudit({ ...settings(), contentOf, shownOf: shown.htmlOf }),
	});
}

/** `getBlockContent` does not change the block, though its type asks for a mutable one. */
const contentOf = (block: Block) => getBlockContent(block as Parameters<typeof getBlockContent>[0]);
