import type { FoundRule, Summary } from '../overview-posts.ts';

interface WhatToFix {
	/** The needs of single posts, with the number of posts. */
	readonly ofPosts: readonly FoundRule[];
	/**
	 * The faults that most posts repeat, with the number of posts that have no other occurrence of
	 * the rule.
	 */
	readonly ofTemplates: readonly FoundRule[];
}

/** The findings above note, grouped by where to fix them. */
export function whatToFix({ findings, shared }: Pick<Summary, 'findings' | 'shared'>): WhatToFix {
	const toFix = findings.filter(({ severity }) => severity !== 'note');
	const repeated = ({ rule }: FoundRule) => shared[rule] ?? 0;
	return {
		ofPosts: toFix
			.map((one) => ({ ...one, count: one.count - repeated(one) }))
			.filter(({ count }) => count > 0),
		ofTemplates: toFix
			.map((one) => ({ ...one, count: repeated(one) }))
			.filter(({ count }) => count > 0),
	};
}
