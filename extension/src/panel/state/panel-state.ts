import type { NodeRef, PageFacts } from '@plumbline/core';
import { type SecondSource, withSecondSource } from '../../judging/second-source.ts';
import type { PageEvent, PointOutcome } from '../../messaging/protocol.ts';
import type { Refusal } from './refusal.ts';

export type Snippets = ReadonlyMap<NodeRef, string | null>;

export interface AuditedTab {
	readonly kind: 'audited';
	/** Includes the facts of the second source once those are available. */
	readonly facts: PageFacts;
	/** The first reading of this page: later ones are of the same page, until it is gone. */
	readonly first: PageFacts;
	readonly second: SecondSource | null;
	readonly snippets: Snippets;
	readonly isReading: boolean;
	/** The page is gone, so the panel shows its last state. */
	readonly isGone: boolean;
	readonly pointed: { readonly node: NodeRef; readonly outcome: PointOutcome } | null;
	/** The user’s last action with the marks on the page; a new object each time. */
	readonly markEvent: MarkEvent | null;
}

export type MarkEvent = Exclude<PageEvent, { readonly event: 'changed' }>;

/** A tab with something other than a web page. A new object for each reading. */
export interface FileTab {
	readonly kind: 'file';
	readonly contentType: string;
}

export type TabState =
	| { readonly kind: 'reading' }
	| { readonly kind: 'refused'; readonly reason: Refusal }
	| FileTab
	| AuditedTab;

export interface PanelState {
	/** The active tab of this window. */
	readonly tabId: number | null;
	readonly tabs: ReadonlyMap<number, TabState>;
}

type TabEvent =
	| { readonly type: 'reading' }
	| { readonly type: 'read'; readonly facts: PageFacts }
	| { readonly type: 'compared'; readonly second: SecondSource }
	| { readonly type: 'refused'; readonly reason: Refusal }
	| { readonly type: 'file'; readonly contentType: string }
	/** Snippets of all nodes that the report names. */
	| { readonly type: 'described'; readonly snippets: Snippets }
	| {
			readonly type: 'pointed';
			readonly pointed: { readonly node: NodeRef; readonly outcome: PointOutcome } | null;
	  }
	| { readonly type: 'marked'; readonly markEvent: MarkEvent }
	| { readonly type: 'gone' };

export type PanelEvent =
	| { readonly type: 'shown'; readonly tabId: number }
	| { readonly type: 'closed'; readonly tabId: number }
	| (TabEvent & { readonly tabId: number });

export const emptyPanel: PanelState = { tabId: null, tabs: new Map() };

export function panelAfter(state: PanelState, event: PanelEvent): PanelState {
	const { tabId } = event;
	if (event.type === 'shown') return { ...state, tabId };
	const tabs = new Map(state.tabs);
	const tab = event.type === 'closed' ? null : tabAfter(state.tabs.get(tabId), event);
	if (tab) tabs.set(tabId, tab);
	else tabs.delete(tabId);
	return { ...state, tabs };
}

function tabAfter(tab: TabState | undefined, event: TabEvent): TabState | undefined {
	const audited = tab?.kind === 'audited' ? tab : null;
	switch (event.type) {
		case 'reading':
			return audited ? { ...audited, isReading: true } : { kind: 'reading' };
		case 'read': {
			const known = audited && !audited.isGone ? audited : { ...fresh, first: event.facts };
			return { ...known, ...settled, facts: withSecondSource(event.facts, known.second) };
		}
		case 'compared':
			return audited && !audited.isGone
				? {
						...audited,
						second: event.second,
						facts: withSecondSource(audited.facts, event.second),
					}
				: tab;
		case 'refused':
			return audited && event.reason === 'not_clicked'
				? { ...audited, isReading: false, isGone: true }
				: { kind: 'refused', reason: event.reason };
		case 'file':
			return { kind: 'file', contentType: event.contentType };
		case 'gone':
			return audited
				? { ...audited, ...settled, isGone: true, pointed: null, markEvent: null }
				: undefined;
		case 'described':
			return audited ? { ...audited, snippets: event.snippets } : tab;
		case 'marked':
			return audited ? { ...audited, markEvent: event.markEvent } : tab;
		case 'pointed':
			return audited ? { ...audited, pointed: event.pointed } : tab;
	}
}

const settled = { isReading: false } as const;
/** Node references mean nothing on a different page. */
const fresh = {
	kind: 'audited',
	second: null,
	snippets: new Map(),
	isGone: false,
	pointed: null,
	markEvent: null,
} as const;
