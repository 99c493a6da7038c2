import type { AuditedTab, TabState } from '../state/panel-state.ts';
import type { TabAudits } from '../state/tab-audits.ts';

/** The tabs of this window beside the one that is shown. */
export interface OtherTabs {
	readonly tabId: number;
	readonly tabs: ReadonlyMap<number, TabState>;
	readonly audits: Pick<TabAudits, 'describe' | 'read'>;
}

export interface OtherPage {
	readonly tabId: number;
	readonly tab: AuditedTab;
	readonly url: string;
}

/** The pages in other tabs that have been audited. */
export const otherPages = ({ tabId: shown, tabs }: OtherTabs): readonly OtherPage[] =>
	[...tabs].flatMap(([tabId, tab]) =>
		tab.kind === 'audited' && tabId !== shown
			? [{ tabId, tab, url: tab.facts.facts.url ?? '' }]
			: [],
	);
