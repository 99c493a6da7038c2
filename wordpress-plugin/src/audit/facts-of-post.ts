import { type AuditOptions, createAuditor, type FactStore, factsOfHtml } from '@plumbline/core';
import type { AuditedPost } from './post-audit.ts';

/** What an audit has read in a post, for whoever needs more of it than its report says. */
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
