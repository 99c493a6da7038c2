import {
	type AuditOptions,
	createAuditor,
	type FactStore,
	type GeoSuggestion,
	type Report,
	type RuleSet,
	suggestGeo,
} from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import type { SiteMemory } from '../settings/site-memory.ts';
import { useLanguage } from './language.ts';
import { locateBy } from './locate-by.ts';
import type { AuditedTab } from './panel-state.ts';

interface Audit {
	readonly report: Report;
	readonly facts: FactStore;
	readonly ruleSet: RuleSet;
	readonly suggestedGeo: GeoSuggestion;
}

interface Settings {
	readonly site: SiteMemory;
	readonly usualGeo: string;
	/** The language somebody has chosen for the text, loaded; empty for the page’s own. */
	readonly textLanguage: string;
}

/** A read page, judged. What its languages need was fetched when it was read. */
export function useAudit(
	{ facts: read, second, snippets }: AuditedTab,
	{ site, usualGeo, textLanguage }: Settings,
): Audit {
	const { locale } = useLanguage();
	const suggestedGeo = useMemo(
		() => suggestGeo(createAuditor({ geo: usualGeo, textLanguage }).facts(read), usualGeo),
		[read, usualGeo, textLanguage],
	);
	const geo = site.geo || suggestedGeo.geo;
	const isMeantToBeHidden = site.hiddenPages.includes(read.facts.url ?? '');
	const auditor = useMemo(
		() => createAuditor(optionsFor(site, { geo, textLanguage, locale, isMeantToBeHidden })),
		[site, geo, textLanguage, locale, isMeantToBeHidden],
	);
	const report = useMemo(
		() => auditor.audit(read, locateBy(snippets, second)),
		[auditor, read, snippets, second],
	);
	const facts = useMemo(() => auditor.facts(read), [auditor, read]);
	return { report, facts, ruleSet: auditor.ruleSet, suggestedGeo };
}

const optionsFor = (
	{ ignoredOccurrences, ignoredRules, keywords, synonyms }: SiteMemory,
	options: AuditOptions,
): AuditOptions => ({
	...options,
	keywords,
	synonyms,
	ignored: { rules: ignoredRules, occurrences: ignoredOccurrences },
});
