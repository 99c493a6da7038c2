import { type AuditOptions, createAuditor, load, type PageFacts } from '@plumbline/core';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from './page-view.ts';

/**
 * Phrases that the page is about, best first; null until they are found. Computed only on the
 * screens that show them, because it takes time.
 */
export function useSuggestedKeywords(count: number): readonly string[] | null {
	const { read, report } = usePage();
	const { geo, language } = report;
	const [suggested, setSuggested] = useState<readonly string[] | null>(null);
	useEffect(() => {
		const outdated = new AbortController();
		const options = { geo, textLanguage: language ?? '', suggestKeywords: count };
		suggest(read, options, outdated.signal).then(setSuggested, (cause) => {
			if (!outdated.signal.aborted) console.error('Keywords could not be suggested.', cause);
		});
		return () => outdated.abort();
	}, [read, geo, language, count]);
	return suggested;
}

async function suggest(read: PageFacts, options: AuditOptions, signal: AbortSignal) {
	await load({ keywords: true });
	const facts = await createAuditor(options).derive(read, ['suggestedKeywords'], { signal });
	return facts.get('suggestedKeywords') ?? [];
}
