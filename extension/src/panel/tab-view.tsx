import { useErrorBoundary } from 'preact/hooks';
import { AuditedPage } from './audited-page.tsx';
import { Notice } from './notice.tsx';
import type { TabState } from './panel-state.ts';
import type { TabAudits } from './tab-audits.ts';

interface TabViewProps {
	readonly tab: TabState;
	readonly tabId: number;
	readonly geo: string;
	readonly keyword: string;
	readonly audits: TabAudits;
	/** The server that is connected; empty for none. */
	readonly server: string;
	readonly onConnect: () => void;
	/** Says a sentence to those who cannot see the panel. */
	readonly speak: (sentence: string) => void;
}

/** What is known of a tab: its audit, or why there is none. A mistake of ours ends here. */
export function TabView({ tab, ...given }: TabViewProps) {
	const [error] = useErrorBoundary((thrown) => {
		console.error('The audit could not be shown.', thrown);
	});
	const { speak } = given;
	if (error) return <Notice reason="unexpected" speak={speak} />;
	if (tab.kind === 'audited') return <AuditedPage tab={tab} {...given} />;
	return <Notice reason={tab.kind === 'refused' ? tab.reason : null} speak={speak} />;
}
