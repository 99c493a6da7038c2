import type { AuditHtmlOptions } from '@plumbline/core';
import type { Verdicts } from './comparable.ts';
import type { ParityPage } from './pages.ts';

export interface DocumentRequest {
	readonly address: string;
	readonly options: AuditHtmlOptions;
}

/** What a browser makes of the document that it finds at an address, ready to be compared. */
export interface ReadDocument {
	readonly facts: unknown;
	readonly verdicts: Verdicts;
}

/** The interface that the parity tests need of any browser. */
export interface BrowserUnderTest {
	/** Reports have a hundred kilobytes each: their digests travel. */
	digestsOfReports(pages: readonly ParityPage[]): Promise<readonly string[]>;
	/** A whole report, as JSON. */
	report(page: ParityPage): Promise<string>;
	readDocuments(requests: readonly DocumentRequest[]): Promise<readonly ReadDocument[]>;
	close(): Promise<void>;
}

declare global {
	/** What the script in the browser offers. Answers are texts: WebDriver BiDi loses an object that stands in two places. */
	var parity: {
		/** A digest a line. */
		digestsOfReports(pages: readonly ParityPage[]): Promise<string>;
		report(page: ParityPage): Promise<string>;
		readDocuments(requests: readonly DocumentRequest[]): Promise<string>;
	};
}
