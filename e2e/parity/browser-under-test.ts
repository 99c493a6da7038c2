import type { AuditHtmlOptions, PageFacts, Report } from '@plumbline/core';

export interface ReadDocument {
	readonly facts: PageFacts;
	readonly report: Report;
}

/** What the parity stories ask of a browser, whichever drives it. */
export interface BrowserUnderTest {
	auditHtml(html: string, options: AuditHtmlOptions): Promise<Report>;
	readDocument(address: string, options: AuditHtmlOptions): Promise<ReadDocument>;
	close(): Promise<void>;
}
