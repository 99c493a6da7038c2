import type { AuditedPage } from '@plumbline/core';
import { storage } from 'wxt/utils/storage';

interface PrintedPage extends AuditedPage {
	/** Time of the audit, in milliseconds. */
	readonly time: number;
}

/** The audit that the print page shows; deleted when the browser closes. */
export const printedPage = storage.defineItem<PrintedPage | null>('session:printedPage', {
	fallback: null,
});
