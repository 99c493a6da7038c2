import { subscribe } from '@wordpress/data';
import { createShownBlocks } from '../post/canvas/shown-blocks.ts';
import { savedContent } from '../post/extra-content/saved-content.ts';
import { readEditedPost } from '../post/read-edited-post.ts';
import { screen } from '../post/screen/edit-screen.ts';
import { settings } from '../settings/settings.ts';
import { createAuditStore } from './audit-store.ts';
import { createPostAudit } from './post-audit.ts';

/** Audits the page on this screen. */
export function createEditorAudit() {
	const shown = createShownBlocks();
	const saved = savedContent();
	const { contentOf } = screen();
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
