import { type AuditOptions, createAuditor, load, type Report } from '@plumbline/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { locateBy } from './locate-by.ts';
import type { AuditedTab } from './panel-state.ts';

interface Settings {
	readonly geo: string;
	readonly keyword: string;
	readonly locale: string;
	/** How many words that could be tracked are wanted; looking for them takes time. */
	readonly suggestKeywords: number;
}

/** The report of a read page. What its language needs is fetched, and then it is judged again. */
export function useReport(
	{ facts, snippets }: AuditedTab,
	{ geo, keyword, locale, suggestKeywords }: Settings,
): Report {
	const [loadedLanguage, setLoadedLanguage] = useState<string | null>(null);
	// The language is no option of the audit, but what was loaded for it changes the verdicts.
	const auditor = useMemo(
		() => createAuditor(optionsFor({ geo, keyword, locale, suggestKeywords })),
		[geo, keyword, locale, suggestKeywords, loadedLanguage],
	);
	const report = useMemo(
		() => auditor.audit(facts, locateBy(snippets)),
		[auditor, facts, snippets],
	);
	const { language } = report;
	useEffect(() => {
		if (language) void load({ languages: [language] }).then(() => setLoadedLanguage(language));
	}, [language]);
	return report;
}

const optionsFor = ({ keyword, ...options }: Settings): AuditOptions => ({
	...options,
	keywords: keyword ? [keyword] : [],
});
