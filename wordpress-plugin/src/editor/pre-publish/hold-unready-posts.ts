import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { AuditStore } from '../../audit/audit-store.ts';
import { policyStore } from '../../policy/policy-store.ts';
import { blockersOfNow } from './blockers-of-now.ts';
import { isGoingOut } from './is-going-out.ts';

interface Edits {
	readonly status?: string;
}

interface SaveOptions {
	readonly isAutosave?: boolean;
	readonly isPreview?: boolean;
}

const hook = ['editor.preSavePost', 'plumbline/hold'] as const;

/**
 * Blocks publishing by every way the editor offers, even without the pre-publish panel. Returns a
 * function that ends this.
 */
export function holdUnreadyPosts(audit: AuditStore): () => void {
	addFilter(...hook, async (edits: Edits, options: SaveOptions) => {
		const savedStatus = select(editorStore).getCurrentPostAttribute('status');
		if (options.isAutosave || options.isPreview || !isGoingOut(savedStatus, edits.status)) {
			return edits;
		}
		const blockers = await blockersOfNow(audit, select(policyStore).policy());
		if (blockers.length === 0) return edits;
		// Restores the status; otherwise the next save of the draft would publish the post.
		dispatch(editorStore).editPost({ status: savedStatus }, { undoIgnore: true });
		const headlines = blockers.map(({ headline }) => headline).join(' · ');
		throw new Error(
			/* translators: %s: what is wrong, such as “The title is empty”. */
			sprintf(__('Required on this site before publishing: %s', 'plumbline'), headlines),
		);
	});
	return () => void removeFilter(...hook);
}
