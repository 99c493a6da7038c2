import { createAuditor, load } from '@plumbline/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePage } from './page-view.ts';

/**
 * Phrases the page is about, best first; null until what finds them is loaded. Looked for only where
 * somebody looks at them: it takes time.
 */
export function useSuggestedKeywords(count: number): readonly string[] | null {
	const { read, report } = usePage();
	const [isLoaded, setIsLoaded] = useState(false);
	useEffect(() => {
		void load({ keywords: true }).then(() => setIsLoaded(true));
	}, []);
	return useMemo(() => {
		if (!isLoaded) return null;
		const { geo, language } = report;
		const options = { geo, textLanguage: language ?? '', suggestKeywords: count };
		const facts = createAuditor(options).facts(read);
		return facts.get('suggestedKeywords') ?? [];
	}, [isLoaded, read, report.geo, report.language, count]);
}
