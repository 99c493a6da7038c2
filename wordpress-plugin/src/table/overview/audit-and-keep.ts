import type { Report } from '@plumbline/core';
import { auditPage } from '../../editor/rendered-page/audit-page.ts';
import { fetchPage } from '../../editor/rendered-page/fetch-page.ts';
import { keepVerdict } from '../../editor/rendered-page/keep-verdict.ts';
import { wishesOf } from '../../post/audit-wishes.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import type { PostToAudit } from './post-to-audit.ts';

export interface Outcome {
	readonly post: PostToAudit;
	/** Why the audit failed; null if it did not. */
	readonly failure: string | null;
	/** The description of the audited page; empty if it has none or the audit failed. */
	readonly description: string;
}

/** Audits the page of a post and stores the verdict. A post that fails does not stop the others. */
export async function auditAndKeep(post: PostToAudit, signal: AbortSignal): Promise<Outcome> {
	try {
		const report = await auditSaved(post, signal);
		const { dismissals } = settings().policy;
		await keepVerdict(post.id, report, { contentHash: post.hash, dismissals });
		return { post, failure: null, description: report.page.description };
	} catch (cause) {
		signal.throwIfAborted();
		return { post, failure: failureText(cause), description: '' };
	}
}

async function auditSaved(post: PostToAudit, signal: AbortSignal): Promise<Report> {
	const page = await fetchPage(post.id, { saved: true, signal });
	return auditPage(page, {
		wishes: wishesOf(post.meta, settings().policy.dismissals),
		postLanguage: post.language,
		userLanguage: settings().userLanguage,
	});
}
