import type { AuditedPage } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { printedPage } from './printed-page.ts';

/** Opens an audit in a tab of its own, laid out for paper. */
export async function printReport(page: AuditedPage): Promise<void> {
	await printedPage.setValue({ ...page, time: Date.now() });
	await browser.tabs.create({ url: browser.runtime.getURL('/report.html') });
}
