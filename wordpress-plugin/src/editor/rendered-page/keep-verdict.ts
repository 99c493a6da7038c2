import type { Report } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import type { SiteDismissal } from '../../policy/site-policy.ts';
import type { FetchedPage } from './fetch-page.ts';

/** The content and policy a verdict is based on; both may have changed by the time it is saved. */
interface Subject extends Pick<FetchedPage, 'contentHash'> {
	/** Dismissals of the whole site. */
	readonly dismissals: readonly Pick<SiteDismissal, 'kind' | 'name'>[];
}

/**
 * Saves the verdict with the post, for lists and other users. There is no verdict if the content
 * could not be read and nothing needs fixing: lists would call it fine.
 */
export async function keepVerdict(
	postId: number,
	report: Report,
	{ contentHash, dismissals }: Subject,
): Promise<void> {
	const { blocker, contentUnread, error, warning } = report.counts;
	if (contentUnread && blocker + error + warning === 0) return;
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
			findings: report.findings.map((found) => ({
				rule: found.name,
				severity: found.severity,
				class: found.class,
				impact: found.impact,
				title: found.title,
				message: found.headline,
				fix: found.fix,
				elements: found.occurrences.map(({ nodes: [first] }) => first?.snippet ?? ''),
			})),
		},
	});
}
