import { pageGlance } from '@plumbline/core';
import { useEffect, useMemo } from 'preact/hooks';
import { type KeptAudit, keptAudit } from '../../history/kept-audit.ts';
import { isMeantToBeHidden } from '../../settings/judge-options.ts';
import { keywordsOf } from '../../settings/page-keywords.ts';
import type { SiteMemory } from '../../settings/site-memory.ts';
import { nodesOf } from '../locate-by.ts';
import { usePage } from '../page-view.ts';
import { useAudit } from '../use-audit.ts';
import { Changes } from './changes.tsx';
import type { OtherPage } from './other-tabs.ts';
import { useComparisonTexts } from './use-comparison-texts.ts';

interface TabChangesProps {
	readonly other: OtherPage;
	readonly now: KeptAudit;
}

/** The page beside one in a different tab, both judged by the settings of this page. */
export function TabChanges({ other, now }: TabChangesProps) {
	const texts = useComparisonTexts();
	const { others, report, site, url, visit, words } = usePage();
	const sameSettings = useMemo(
		() => siteForOther(site, { url, otherUrl: other.url, geo: report.geo }),
		[site, url, other.url, report.geo],
	);
	const audit = useAudit(other.tab, {
		site: sameSettings,
		usualGeo: report.geo,
		textLanguage: site.textLanguage,
	});
	const nodes = audit ? nodesOf(audit.report) : [];
	useEffect(() => {
		void others.audits.describe(other.tabId, nodes);
	}, [other.tabId, audit?.read, nodes.join()]);
	if (!audit) return <p class="quiet-text">{texts.reading}</p>;

	const glance = pageGlance(audit.facts, audit.ruleSet, new Date(visit));
	const kept = keptAudit(audit.report, { time: visit, words, glance });
	const isTwin = site.twin !== '' && URL.parse(other.url)?.origin === site.twin;
	const before = isTwin ? onOrigin(kept, { from: site.twin, to: new URL(url).origin }) : kept;
	return <Changes before={before} now={now} isOtherPage />;
}

interface Move {
	readonly from: string;
	readonly to: string;
}

/** An audit of a twin with the URLs that the page would have on its own site. */
const onOrigin = (audit: KeptAudit, { from, to }: Move): KeptAudit =>
	JSON.parse(JSON.stringify(audit), (_name, value) =>
		typeof value === 'string' ? value.replaceAll(from, to) : value,
	);

interface Pair {
	readonly url: string;
	readonly otherUrl: string;
	readonly geo: string;
}

/** Settings by which a different page is judged as this one is, so that only the pages differ. */
const siteForOther = (site: SiteMemory, { geo, otherUrl, url }: Pair): SiteMemory => ({
	...site,
	geo,
	keywords: keywordsOf(site, url),
	pageKeywords: {},
	hiddenPages: isMeantToBeHidden(site, url) ? [otherUrl] : [],
});
