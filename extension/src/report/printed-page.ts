import type { AuditedPage } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';

interface PrintedPage extends AuditedPage {
	/** Time of the audit, in milliseconds. */
	readonly time: number;
}

/** The audit that the print page shows; deleted when the browser closes. */
export const printedPage = storage.defineItem<PrintedPage | null>('session:printedPage', {
	fallback: null,
});

/** Opens an audit in a tab of its own, laid out for paper. */
export async function printReport(page: AuditedPage): Promise<void> {
	await printedPage.setValue({ ...page, time: Date.now() });
	await browser.tabs.create({ url: browser.runtime.getURL('/report.html') });
}
