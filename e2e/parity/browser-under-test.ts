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

declare global {
	/** What the script in the browser offers. Answers are JSON: WebDriver BiDi loses an object that stands in two places. */
	var parity: {
		auditHtml(html: string, options: AuditHtmlOptions): Promise<string>;
		/** Facts and report of the document that the browser makes of what it finds there. */
		readDocument(address: string, options: AuditHtmlOptions): Promise<string>;
	};
}
