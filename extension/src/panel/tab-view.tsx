import { useEffect, useErrorBoundary } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { useTextLanguage } from '../language/use-text-language.ts';
import { siteOf } from '../settings/site-memory.ts';
import { useSiteMemory } from '../settings/use-site-memory.ts';
import { AuditedPage, type AuditedPageProps } from './audited-page.tsx';
import { Later } from './controls/later.tsx';
import type { ShownPage } from './page-view.ts';
import type { ScreenName } from './screens/screens.ts';
import type { AuditedTab, TabState } from './state/panel-state.ts';
import type { TabAudits } from './state/tab-audits.ts';
import { type Settings, useAudit } from './use-audit.ts';

interface TabViewProps {
	readonly tab: TabState;
	readonly tabId: number;
	/** All tabs of the window. */
	readonly tabs: ReadonlyMap<number, TabState>;
	readonly usualGeo: string;
	readonly audits: TabAudits;
	/** Origin of the connected server; empty for none. */
	readonly server: string;
	readonly screen: ScreenName;
	readonly onOpen: (screen: ScreenName) => void;
	/** Holds the page that is shown, for the row of it. */
	readonly shown: ShownPage;
	/** Announces a sentence to screen readers. */
	readonly announce: (sentence: string) => void;
}

/** The audit of a tab, or why there is none. Also the error boundary of the panel. */
export function TabView({ tab, ...given }: TabViewProps) {
	const [error, forgetError] = useErrorBoundary((thrown) => {
		console.error('The audit could not be shown.', thrown);
	});
	const read = tab.kind === 'audited' ? tab.facts : tab.kind;
	useEffect(forgetError, [read]);
	const { announce } = given;
	if (tab.kind === 'audited' && !error)
		return <RememberedPage key={siteOf(tab.facts.facts.url ?? '')} tab={tab} {...given} />;
	if (tab.kind === 'file' && !error)
		return (
			<main>
				<Later load={loadFile} given={{ tab, tabId: given.tabId }} />
			</main>
		);
	const refused = tab.kind === 'refused' ? tab.reason : null;
	const reason = error ? 'unexpected' : refused;
	return (
		<main>
			{reason === null ? (
				<Reading announce={announce} />
			) : (
				<Later load={loadNotice} given={{ reason, announce }} />
			)}
		</main>
	);
}

const loadFile = async () => (await import('./files/file-view.tsx')).FileView;
const loadNotice = async () => (await import('./notices/notice.tsx')).Notice;

function Reading({ announce }: Pick<TabViewProps, 'announce'>) {
	const { reading } = useLanguage().texts;
	useEffect(() => announce(reading), [reading, announce]);
	return <p class="notice">{reading}</p>;
}

/**
 * Waits for the stored settings of the site, so that the verdict never changes before the reader's
 * eyes.
 */
function RememberedPage(props: Omit<TabViewProps, 'tab'> & { readonly tab: AuditedTab }) {
	const { texts } = useLanguage();
	const [site, changeSite, isLost] = useSiteMemory(props.tab.facts.facts.url ?? '');
	const textLanguage = useTextLanguage(site?.textLanguage ?? null);
	if (!site || textLanguage === null) return null;
	return (
		<>
			{isLost && (
				<p class="gone" role="alert">
					{texts.notKept}
				</p>
			)}
			<JudgedPage {...props} {...{ site, changeSite, textLanguage }} />
		</>
	);
}

/** Renders nothing until the first audit is done; later audits replace it. */
function JudgedPage(props: Omit<AuditedPageProps, 'audit'> & Settings) {
	const { site, tab, textLanguage, usualGeo } = props;
	const audit = useAudit(tab, { site, textLanguage, usualGeo });
	return audit && <AuditedPage {...props} audit={audit} />;
}
