import { verdictLine } from '@plumbline/core';
import { useEffect } from 'preact/hooks';
import { screenSetting } from '../settings/settings.ts';
import type { SiteMemory } from '../settings/site-memory.ts';
import { useSetting } from '../settings/use-setting.ts';
import type { ChangeSite } from '../settings/use-site-memory.ts';
import { useKeptVisit } from './comparison/use-kept-visit.ts';
import { outcomeText } from './findings/outcome-text.ts';
import { type Pointing, PointingContext } from './findings/pointing.ts';
import { KeywordBox } from './keyword-box/keyword-box.tsx';
import { useLanguage } from './language.ts';
import { nodesOf } from './locate-by.ts';
import { type PageView, PageViewContext } from './page-view.ts';
import type { AuditedTab } from './panel-state.ts';
import { Screen } from './screens/screen.tsx';
import { tabId as idOfTab, panelId, ScreenTabs } from './screens/screen-tabs.tsx';
import { isScreenName } from './screens/screens.ts';
import type { TabAudits } from './tab-audits.ts';
import { TakeAway } from './take-away/take-away.tsx';
import type { Audit } from './use-audit.ts';

export interface AuditedPageProps {
	readonly tab: AuditedTab;
	readonly tabId: number;
	/** The audit of the latest reading, or of the previous one while the latest is being judged. */
	readonly audit: Audit;
	readonly audits: TabAudits;
	readonly site: SiteMemory;
	readonly changeSite: ChangeSite;
	/** Origin of the connected server; empty for none. */
	readonly server: string;
	readonly onConnect: () => void;
	readonly announce: (sentence: string) => void;
}

/** The audit of one page: the verdict first, then its screens. */
export function AuditedPage(props: AuditedPageProps) {
	const { tab, tabId, audit, site, changeSite, server, audits, onConnect, announce } = props;
	const { texts } = useLanguage();
	const visit = useKeptVisit(tab, audit.report);
	const [stored, setScreen] = useSetting(screenSetting);
	const nodes = nodesOf(audit.report);
	useEffect(() => {
		void audits.describe(tabId, nodes);
	}, [audits, tabId, audit.read, nodes.join()]);

	const sentence = tab.pointed
		? outcomeText(tab.pointed.outcome, texts)
		: verdictLine(audit.report);
	useEffect(() => announce(sentence), [sentence, announce]);
	if (stored === null) return null;

	const screen = isScreenName(stored) ? stored : 'overview';
	const pointing: Pointing = {
		pointed: tab.pointed,
		canPoint: !tab.isGone,
		point: (node) => void audits.point(tabId, node),
		mark: (marks) => void audits.mark(tabId, marks),
	};
	const page: PageView = {
		...audit,
		url: audit.read.facts.url ?? '',
		visit,
		site,
		changeSite,
		server,
		onConnect,
		open: (name) => void setScreen(name),
	};
	const { blocker, error, warning } = audit.report.counts;
	return (
		<PageViewContext.Provider value={page}>
			<PointingContext.Provider value={pointing}>
				<KeywordBox site={site} onChange={(change) => void changeSite(change)} />
				<ScreenTabs open={screen} findingCount={blocker + error + warning} onOpen={page.open} />
				<main>
					{tab.isGone && !tab.isReading && (
						<p class="gone" role="alert">
							{texts.gone}
						</p>
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
						aria-labelledby={idOfTab(screen)}
					>
						<Screen key={screen} name={screen} />
					</div>
					<TakeAway />
				</main>
			</PointingContext.Provider>
		</PageViewContext.Provider>
	);
}
