/**
 * Audits the rendered page in the background after a save, so that the list of posts shows the
 * verdict of what was saved.
 */
export function auditSavedPage(signal: AbortSignal): void {
	import('./audit-rendered-page.ts')
		.then(({ auditRenderedPage }) => auditRenderedPage(signal))
		.catch((cause: unknown) => {
			// The verdict in the list stays out of date, and says so.
			if (!signal.aborted) console.warn('Plumbline could not audit the saved post.', cause);
		});
}
