import { type KeywordReport, keywordPlaces } from '@plumbline/core';
import type { AuditedPost } from '../../audit/post-audit.ts';

/** Where the focus keyword is, from what the audit has read; null without a keyword. */
export function focusReport({
	facts,
	post: {
		wishes: {
			keywords: [focus],
			synonyms,
		},
	},
}: Pick<AuditedPost, 'facts' | 'post'>): KeywordReport | null {
	if (!focus?.trim() || !facts) return null;
	return keywordPlaces(facts, [focus], { synonyms })[0] ?? null;
}
