import { type NodeRef, verdictLine } from '@plumbline/core';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { keywordsOf } from '../settings/page-keywords.ts';
import type { SiteMemory } from '../settings/site-memory.ts';
import type { ChangeSite } from '../settings/use-site-memory.ts';
import { useKeptVisit } from './comparison/use-kept-visit.ts';
import { Later } from './controls/later.tsx';
import { outcomeText } from './findings/point-button.tsx';
import { type Pointing, PointingContext } from './findings/pointing.ts';
import { synonymsOf } from './keyword-box/synonyms.ts';
import { nodesOf } from './locate-by.ts';
import { MarkingProvider } from './marks/marking-provider.tsx';
import { screenOfNode } from './marks/screen-of-node.ts';
import { type PageView, PageViewContext, type ShownPage } from './page-view.ts';
import { Screen } from './screens/screen.tsx';
import { labelOf, panelId, ScreenTabs } from './screens/screen-tabs.tsx';
import type { ScreenName } from './screens/screens.ts';
import { useRememberedVisit } from './server/use-remembered-visit.ts';
import type { AuditedTab, TabState } from './state/panel-state.ts';
import type { TabAudits } from './state/tab-audits.ts';
import { checkRunsOf } from './url-checks/check-runs.ts';
import type { Audit } from './use-audit.ts';

const loadKeepSite = async () => (await import('./keep-site/keep-site.tsx')).KeepSite;

export interface AuditedPageProps {
	readonly tab: AuditedTab;
	readonly tabId: number;
	readonly tabs: ReadonlyMap<number, TabState>;
	/** The audit of the latest reading, or of the previous one while the latest is being judged. */
	readonly audit: Audit;
	readonly audits: TabAudits;
	readonly site: SiteMemory;
	readonly changeSite: ChangeSite;
	/** Origin of the connected server; empty for none. */
	readonly server: string;
	readonly screen: ScreenName;
	readonly onOpen: (screen: ScreenName) => void;
	readonly shown: ShownPage;
	readonly announce: (sentence: string) => void;
}

/** A new object for each request, so that the same element can be brought into view again. */
interface Target {
	readonly selector: string;
}

/** The audit of one page: the verdict first, then its screens. */
export function AuditedPage(props: AuditedPageProps) {
	const { tab, tabId, audit, site, changeSite, server, audits, screen, shown } = props;
	const { onOpen, announce } = props;
	const { texts } = useLanguage();
	const url = audit.read.facts.url ?? '';
	const keywords = keywordsOf(site, url);
	const words = [...keywords, ...keywords.flatMap((keyword) => synonymsOf(site, keyword))];
	const visit = useKeptVisit(tab, { audit, words });
	useRememberedVisit({ server, url: tab.isGone ? '' : url, geo: audit.ruleSet.geo, visit });
	const [target, aim] = useState<Target | null>(null);
	const [picked, pick] = useState<NodeRef | null>(null);
	const nodes = nodesOf(audit.report);
	useEffect(() => {
		void audits.describe(tabId, nodes);
	}, [audits, tabId, audit.read, nodes.join()]);

	const sentence = tab.pointed
		? outcomeText(tab.pointed.outcome, texts)
		: verdictLine(audit.report);
	useEffect(() => announce(sentence), [sentence, announce]);
	const pointing: Pointing = {
		pointed: tab.pointed,
		canPoint: !tab.isGone,
		point: (node) => void audits.point(tabId, node),
		mark: (marks) => void audits.mark(tabId, marks),
		regions: () => audits.regions(tabId),
	};
	const page: PageView = {
		...audit,
		url,
		visit,
		site,
		keywords,
		words,
		changeSite,
		server,
		others: { tabId, tabs: props.tabs, audits },
		checkRuns: checkRunsOf(tabId),
		picked,
		open(name, selector) {
			aim(selector === undefined ? null : { selector });
			pick(null);
			onOpen(name);
		},
	};
	useEffect(() => {
		shown.current = audit.isOutdated ? null : page;
		return () => {
			shown.current = null;
		};
	});
	// A pick from before this page was shown has had its effect, such as before a change of tabs.
	const [eventBefore] = useState(tab.markEvent);
	useEffect(() => {
		if (tab.markEvent?.event !== 'picked' || tab.markEvent === eventBefore) return;
		const { node } = tab.markEvent;
		page.open(screenOfNode(audit.facts, node), `[data-node="${node}"]`);
		pick(node);
	}, [tab.markEvent]);
	return (
		<PageViewContext.Provider value={page}>
			<PointingContext.Provider value={pointing}>
				<MarkingProvider markEvent={tab.markEvent}>
					<ScreenTabs open={screen} findings={audit.report.findings} onOpen={page.open} />
					<main aria-busy={audit.isOutdated || (tab.isGone && tab.isReading)}>
						{tab.isGone && !tab.isReading && (
							<p class="gone" role="alert">
								{texts.gone}
							</p>
						)}
						{/* Firefox ends the access of a click at each navigation, also within a site. */}
						{import.meta.env.FIREFOX && tab.isGone && !tab.isReading && !site.isKept && (
							<Later load={loadKeepSite} />
						)}
						{tab.isGone && tab.isReading && (
							<p class="quiet-text" role="status">
								{texts.reading}
							</p>
						)}
						<div
							role="tabpanel"
							id={panelId}
							class="screen"
							data-screen={screen}
							// biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern of tabs asks for it
							tabIndex={0}
							{...(labelOf(screen)
								? { 'aria-labelledby': labelOf(screen) }
								: { 'aria-label': texts.screens[screen] })}
						>
							<Screen key={screen} name={screen} target={target} />
						</div>
					</main>
				</MarkingProvider>
			</PointingContext.Provider>
		</PageViewContext.Provider>
	);
}
