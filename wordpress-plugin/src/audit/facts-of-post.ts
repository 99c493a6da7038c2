import { type AuditOptions, createAuditor, type FactStore, factsOfHtml } from '@plumbline/core';
import type { AuditedPost } from './post-audit.ts';

/** The facts an audit has read, for code that needs more than the report. */
export function factsOfPost(
	{ post, report: { geo, language }, htmls }: AuditedPost,
	options: Omit<AuditOptions, 'geo'> = {},
): FactStore {
	const page = factsOfHtml([...htmls.values()].join('\n'), {
		geo,
		scope: 'fragment',
		title: post.title,
		...(post.url !== null && { url: post.url }),
		...(language && { language }),
	});
	const { textLanguage } = post.wishes;
	return createAuditor({ geo, textLanguage, ...options }).facts(page);
}
