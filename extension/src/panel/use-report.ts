import { type AuditOptions, createAuditor, load, type Report } from '@plumbline/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { locateBy } from './locate-by.ts';
import type { AuditedTab } from './panel-state.ts';

interface Settings {
	readonly geo: string;
	readonly keyword: string;
	readonly locale: string;
}

/** The report of a read page. What its language needs is fetched, and then it is judged again. */
export function useReport(
	{ facts, snippets }: AuditedTab,
	{ geo, keyword, locale }: Settings,
): Report {
	const [loadedLanguage, setLoadedLanguage] = useState<string | null>(null);
	// The language is no option of the audit, but what was loaded for it changes the verdicts.
	const auditor = useMemo(
		() => createAuditor(optionsFor({ geo, keyword, locale })),
		[geo, keyword, locale, loadedLanguage],
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

const optionsFor = ({ geo, keyword, locale }: Settings): AuditOptions => ({
	geo,
	locale,
	keywords: keyword ? [keyword] : [],
});
