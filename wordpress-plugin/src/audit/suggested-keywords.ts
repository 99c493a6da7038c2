import { load } from '@plumbline/core';
import { factsOfPost } from './facts-of-post.ts';
import type { AuditedPost } from './post-audit.ts';

const most = 6;

/** Phrases that the post is about, best first. Expects the audit's language data to be loaded. */
export async function suggestedKeywords(audited: AuditedPost): Promise<readonly string[]> {
	await load({ keywords: true });
	return factsOfPost(audited, { suggestKeywords: most }).get('suggestedKeywords') ?? [];
}
