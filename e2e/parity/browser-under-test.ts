import type { AuditHtmlOptions, PageFacts, Report } from '@plumbline/core';

/** What the parity stories ask of a browser, whichever drives it. */
export interface BrowserUnderTest {
	goto(url: string): Promise<void>;
	auditHtml(html: string, options: AuditHtmlOptions): Promise<Report>;
	collect(options: AuditHtmlOptions): Promise<PageFacts>;
	auditDocument(options: AuditHtmlOptions): Promise<Report>;
	close(): Promise<void>;
}
