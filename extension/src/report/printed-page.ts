import type { AuditedPage } from '@plumbline/core';
import { storage } from 'wxt/utils/storage';

interface PrintedPage extends AuditedPage {
	/** When it was audited, in milliseconds. */
	readonly time: number;
}

/** The audit that the page for printing shows; forgotten when the browser closes. */
export const printedPage = storage.defineItem<PrintedPage | null>('session:printedPage', {
	fallback: null,
});
