import { select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { auditSavedPage } from './audit-saved-page.ts';

/**
 * Audits the rendered page after each save, so that the list of posts shows the verdict of what was
 * saved. Returns a function that stops watching.
 */
export function auditAfterSave(): () => void {
	let wasSaving = false;
	let running = new AbortController();
	const unsubscribe = subscribe(() => {
		const { didPostSaveRequestSucceed, isAutosavingPost, isSavingPost } = select(editorStore);
		const isSaving = isSavingPost() && !isAutosavingPost();
		const isSaved = wasSaving && !isSaving && didPostSaveRequestSucceed();
		wasSaving = isSaving;
		if (!isSaved) return;
		running.abort();
		running = new AbortController();
		auditSavedPage(AbortSignal.any([running.signal, AbortSignal.timeout(30_000)]));
	}, editorStore);
	return () => {
		unsubscribe();
		running.abort();
	};
}
