import type { Counts, PageComparison } from '@plumbline/core';
import type { FailOn } from './audit-settings.ts';

const severities = ['blocker', 'error', 'warning', 'note'] as const;

/** 1 if a page has a finding at or above the threshold. */
export function exitCodeFor(counts: readonly Counts[], failOn: FailOn): 0 | 1 {
	const counted = severitiesFrom(failOn);
	return counts.some((page) => counted.some((severity) => page[severity] > 0)) ? 1 : 0;
}

/** 1 if something at or above the threshold got worse. */
export function exitCodeForChanges(pages: readonly PageComparison[], failOn: FailOn): 0 | 1 {
	const counted = severitiesFrom(failOn);
	return pages.some(({ worse }) => worse.some(({ rule }) => counted.includes(rule.severity)))
		? 1
		: 0;
}

function severitiesFrom(failOn: FailOn): readonly (typeof severities)[number][] {
	return failOn === 'never' ? [] : severities.slice(0, severities.indexOf(failOn) + 1);
}
