import type { AuditedPage, SearchPreview, SocialCard } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';

/** Pictures of a page for a reader who does not know it. */
export interface ForClient {
	/** The name of the author; empty for ours. */
	readonly name: string;
	readonly preview: SearchPreview;
	/** null if it is unknown. */
	readonly card: SocialCard | null;
}

export interface PrintedPage extends AuditedPage {
	/** Time of the audit, in milliseconds. */
	readonly time: number;
	/** A short report for a client; otherwise all findings are printed. */
	readonly client?: ForClient;
}

/** The audit that the print page shows; deleted when the browser closes. */
export const printedPage = storage.defineItem<PrintedPage | null>('session:printedPage', {
	fallback: null,
});

/** Opens an audit in a tab of its own, laid out for paper. */
export async function printReport(page: Omit<PrintedPage, 'time'>): Promise<void> {
	await printedPage.setValue({ ...page, time: Date.now() });
	await browser.tabs.create({ url: browser.runtime.getURL('/report.html') });
}
