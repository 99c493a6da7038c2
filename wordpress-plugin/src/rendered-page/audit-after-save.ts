import { select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

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
		const signal = AbortSignal.any([running.signal, AbortSignal.timeout(30_000)]);
		import('./audit-rendered-page.ts')
			.then(({ auditRenderedPage }) => auditRenderedPage(signal))
			.catch((cause: unknown) => {
				// The verdict in the list stays out of date, and says so.
				if (!signal.aborted) console.warn('Plumbline could not audit the saved post.', cause);
			});
	}, editorStore);
	return () => {
		unsubscribe();
		running.abort();
	};
}
