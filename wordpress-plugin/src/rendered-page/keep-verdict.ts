import type { Report } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import type { FetchedPage } from './fetch-page.ts';

/**
 * Keeps what was found with the post, for lists and for others who look after it. The hash is that
 * of the page: the post may have been saved again by now.
 */
export async function keepVerdict(
	postId: number,
	report: Report,
	contentHash: FetchedPage['contentHash'],
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
			findings: report.findings.map(({ name, severity, headline, fix }) => ({
				rule: name,
				severity,
				message: headline,
				fix,
			})),
		},
	});
}
