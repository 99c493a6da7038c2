import type { Report } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import type { SiteDismissal } from '../policy/site-policy.ts';
import type { FetchedPage } from './fetch-page.ts';

/** What a verdict is of: post and policy may be others by the time it is kept. */
interface Subject extends Pick<FetchedPage, 'contentHash'> {
	/** What was dismissed for the whole site. */
	readonly dismissals: readonly Pick<SiteDismissal, 'kind' | 'name'>[];
}

/** Keeps what was found with the post, for lists and for others who look after it. */
export async function keepVerdict(
	postId: number,
	report: Report,
	{ contentHash, dismissals }: Subject,
): Promise<void> {
	await apiFetch({
		path: `/plumbline/v1/posts/${postId}/verdict`,
		method: 'POST',
		data: {
			score: report.score,
			indexable: report.indexable,
			rule_set: report.ruleSet,
			source: 'page',
			hash: contentHash,
			dismissed: dismissals.map(({ kind, name }) => `${kind} ${name}`),
			findings: report.findings.map(({ name, severity, headline, fix }) => ({
				rule: name,
				severity,
				message: headline,
				fix,
			})),
		},
	});
}
