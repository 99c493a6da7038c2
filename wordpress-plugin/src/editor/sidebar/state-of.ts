import type { Counts } from '@plumbline/core';

interface State {
	readonly kind: 'must_fix' | 'worth_fixing' | 'unread' | 'nothing';
	readonly text: string;
}

/** The most important kind of finding and its number. */
export function stateOf({ blocker, contentUnread, error, warning }: Counts): State {
	const mustFix = blocker + error;
	if (mustFix > 0) return { kind: 'must_fix', text: String(mustFix) };
	if (warning > 0) return { kind: 'worth_fixing', text: String(warning) };
	if (contentUnread) return { kind: 'unread', text: '?' };
	return { kind: 'nothing', text: '✓' };
}
