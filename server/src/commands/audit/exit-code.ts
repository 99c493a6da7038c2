import type { Counts } from '@plumbline/core';
import type { FailOn } from './audit-settings.ts';

const severities = ['blocker', 'error', 'warning', 'note'] as const;

/** 1 when a page has a finding at or above the threshold. */
export function exitCodeFor(counts: readonly Counts[], failOn: FailOn): 0 | 1 {
	if (failOn === 'never') return 0;
	const counted = severities.slice(0, severities.indexOf(failOn) + 1);
	return counts.some((page) => counted.some((severity) => page[severity] > 0)) ? 1 : 0;
}
