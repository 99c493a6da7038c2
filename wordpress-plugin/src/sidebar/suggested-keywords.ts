import { createAuditor, factsOfHtml, load } from '@plumbline/core';
import type { AuditedPost } from '../audit/post-audit.ts';

const MOST = 6;

/** Phrases the post is about, best first. What else an audit needs has been loaded. */
export async function suggestedKeywords({
	post,
	report,
	htmls,
}: AuditedPost): Promise<readonly string[]> {
	await load({ keywords: true });
	const { geo, language } = report;
	const page = factsOfHtml([...htmls.values()].join('\n'), {
		geo,
		scope: 'fragment',
		title: post.title,
		...(language && { language }),
	});
	const facts = createAuditor({ geo, suggestKeywords: MOST }).facts(page);
	return facts.get('suggestedKeywords') ?? [];
}
