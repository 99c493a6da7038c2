import { useEffect, useErrorBoundary } from 'preact/hooks';
import { siteOf } from '../settings/site-memory.ts';
import { useSiteMemory } from '../settings/use-site-memory.ts';
import { AuditedPage, type AuditedPageProps } from './audited-page.tsx';
import { useLanguage } from './language.ts';
import { Notice } from './notice.tsx';
import type { AuditedTab, TabState } from './panel-state.ts';
import type { TabAudits } from './tab-audits.ts';
import { type Settings, useAudit } from './use-audit.ts';
import { useLoadedLanguage } from './use-loaded-language.ts';

interface TabViewProps {
	readonly tab: TabState;
	readonly tabId: number;
	readonly usualGeo: string;
	readonly audits: TabAudits;
	/** The server that is connected; empty for none. */
	readonly server: string;
	readonly onConnect: () => void;
	/** Says a sentence to those who cannot see the panel. */
	readonly speak: (sentence: string) => void;
}

/** What is known of a tab: its audit, or why there is none. A mistake of ours ends here. */
export function TabView({ tab, ...given }: TabViewProps) {
	const [error, forgetError] = useErrorBoundary((thrown) => {
		console.error('The audit could not be shown.', thrown);
	});
	const read = tab.kind === 'audited' ? tab.facts : null;
	useEffect(forgetError, [read]);
	const { speak } = given;
	if (tab.kind === 'audited' && !error)
		return <RememberedPage key={siteOf(tab.facts.facts.url ?? '')} tab={tab} {...given} />;
	const reason = tab.kind === 'refused' ? tab.reason : null;
	return (
		<main>
			<Notice reason={error ? 'unexpected' : reason} speak={speak} />
		</main>
	);
}

/** Waits for what is remembered of the site: nobody should see a verdict change under their eyes. */
function RememberedPage(props: Omit<TabViewProps, 'tab'> & { readonly tab: AuditedTab }) {
	const { texts } = useLanguage();
	const [site, changeSite, isLost] = useSiteMemory(props.tab.facts.facts.url ?? '');
	const textLanguage = useLoadedLanguage(site?.textLanguage ?? null);
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

/** Waits for the first audit; those after it take the place of the one before. */
function JudgedPage(props: Omit<AuditedPageProps, 'audit'> & Settings) {
	const { site, tab, textLanguage, usualGeo } = props;
	const audit = useAudit(tab, { site, textLanguage, usualGeo });
	return audit && <AuditedPage {...props} audit={audit} />;
}
