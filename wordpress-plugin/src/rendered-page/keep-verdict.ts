import type { Report } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';

/** Keeps what was found with the post, for lists and for others who look after it. */
export async function keepVerdict(postId: number, report: Report): Promise<void> {
	await apiFetch({
		path: `/plumbline/v1/posts/${postId}/verdict`,
		method: 'POST',
		data: {
			score: report.score,
			indexable: report.indexable,
			rule_set: report.ruleSet,
			source: 'page',
			findings: report.findings.map(({ name, severity, headline, fix }) => ({
				rule: name,
				severity,
				message: headline,
				fix,
			})),
		},
	});
}
