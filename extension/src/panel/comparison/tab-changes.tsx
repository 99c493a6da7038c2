import { pageGlance } from '@plumbline/core';
import { useEffect, useMemo } from 'preact/hooks';
import { type KeptAudit, keptAudit } from '../../history/kept-audit.ts';
import { nodesOf } from '../locate-by.ts';
import { usePage } from '../page-view.ts';
import { useAudit } from '../use-audit.ts';
import { Changes } from './changes.tsx';
import { onOrigin } from './on-origin.ts';
import type { OtherPage } from './other-tabs.ts';
import { siteForOther } from './site-for-other.ts';
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
