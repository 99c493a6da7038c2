import { createAuditor } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { usePage } from './page-view.ts';

/** Phrases the page is about, best first. Looked for only where somebody looks at them: it takes time. */
export function useSuggestedKeywords(count: number): readonly string[] {
	const { read, report } = usePage();
	return useMemo(
		() =>
			createAuditor({ geo: report.geo, suggestKeywords: count })
				.facts(read)
				.get('suggestedKeywords') ?? [],
		[read, report.geo, count],
	);
}
