export interface AuditedPages {
	readonly audited: number;
	readonly failed: number;
	/** The first failure, which often is that of all. */
	readonly error: Error | null;
}

export const noneAudited: AuditedPages = { audited: 0, failed: 0, error: null };

interface Auditing {
	readonly audit: (url: string) => Promise<unknown>;
	/** Before each page but the first one: sites that many pages are asked of need a rest. */
	readonly rest: () => Promise<unknown>;
	/** Whether the failure is that of all further pages, too. */
	readonly isLast: (failure: unknown) => boolean;
	readonly onStep: (done: AuditedPages) => void;
	readonly signal: AbortSignal;
}

/** Audits one page after the other; a page that fails does not stop the others. */
export async function auditEach(
	urls: readonly string[],
	{ audit, isLast, onStep, rest, signal }: Auditing,
): Promise<AuditedPages> {
	let done = noneAudited;
	for (const [at, url] of urls.entries()) {
		if (at > 0) await rest();
		if (signal.aborted) return done;
		try {
			await audit(url);
			done = { ...done, audited: done.audited + 1 };
		} catch (failure) {
			if (signal.aborted || isLast(failure)) throw failure;
			const error = failure instanceof Error ? failure : new Error(String(failure));
			done = { ...done, failed: done.failed + 1, error: done.error ?? error };
		}
		onStep(done);
	}
	return done;
}
