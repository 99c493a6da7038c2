import apiFetch from '@wordpress/api-fetch';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import type { AuditStore } from '../../audit/audit-store.ts';
import { createEditorAudit } from '../../audit/editor-audit.ts';
import { type Settings, settings } from '../../settings/settings.ts';

interface Opened {
	readonly postId: number;
	readonly audit: AuditStore;
}

/**
 * The audit of the post in the editor; null while a template or a pattern is shown in its place. The
 * site editor opens one page after the other, and the settings follow.
 */
export function useOpenedAudit(): AuditStore | null {
	const shownId = useSelect((select) => Number(select(editorStore).getCurrentPostId()), []);
	const type = useSelect((select) => select(editorStore).getCurrentPostType() ?? '', []);
	const [opened, setOpened] = useState(openedFirst);
	const isNew = settings().siteEditor?.postTypes.includes(type) && shownId !== opened?.postId;

	useEffect(() => {
		if (!isNew) return;
		const asking = new AbortController();
		loadSettings(shownId, asking.signal).then(
			() => setOpened(openedNow()),
			(cause: unknown) => {
				if (!asking.signal.aborted) console.warn('Plumbline could not read this page.', cause);
			},
		);
		return () => asking.abort();
	}, [isNew, shownId]);
	return opened?.postId === shownId ? opened.audit : null;
}

const openedFirst = (): Opened | null => (settings().siteEditor ? null : openedNow());

const openedNow = (): Opened => ({ postId: settings().postId, audit: createEditorAudit() });

async function loadSettings(postId: number, signal: AbortSignal): Promise<void> {
	const path = `/plumbline/v1/posts/${postId}/editor-settings`;
	Object.assign(settings(), await apiFetch<Partial<Settings>>({ path, signal }));
}
