import type { AuditHtmlOptions } from '@plumbline/core';
import type { Verdicts } from './comparable.ts';
import type { ParityPage } from './pages.ts';

export interface DocumentRequest {
	readonly address: string;
	/** The HTML to write into an empty frame; null loads the page from its address. */
	readonly html: string | null;
	readonly options: AuditHtmlOptions;
}

/** The facts that a browser reads from the document at a URL. */
export interface ReadDocument {
	/** Facts are a hundred kilobytes a page, so only their digest is transferred. */
	readonly factsDigest: string;
	readonly verdicts: Verdicts;
}

/** The interface that the parity tests need of any browser. */
export interface BrowserUnderTest {
	/** Reports are a hundred kilobytes each, so only digests are transferred. */
	digestsOfReports(pages: readonly ParityPage[]): Promise<readonly string[]>;
	/** A whole report, as JSON. */
	report(page: ParityPage): Promise<string>;
	readDocuments(requests: readonly DocumentRequest[]): Promise<readonly ReadDocument[]>;
	/** All comparable facts, as JSON. */
	facts(request: DocumentRequest): Promise<string>;
	close(): Promise<void>;
}

declare global {
	/**
	 * The functions of the script in the browser. They return strings, because WebDriver BiDi loses
	 * an object that is referenced twice.
	 */
	var parity: {
		/** One digest per line. */
		digestsOfReports(pages: readonly ParityPage[]): Promise<string>;
		report(page: ParityPage): Promise<string>;
		readDocuments(requests: readonly DocumentRequest[]): Promise<string>;
		facts(request: DocumentRequest): Promise<string>;
	};
}
