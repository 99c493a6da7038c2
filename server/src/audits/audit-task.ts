import type { AuditHtmlOptions, Report, SummarizedPage } from '@plumbline/core';
import { ExpectedError } from '../errors/expected-error.ts';

/** HTML as it came in. Decoding megabytes takes time too, so it happens where the audit runs. */
export type HtmlSource =
	| { readonly kind: 'text'; readonly text: string }
	/** `charset` is what a Content-Type said; null when it said nothing. */
	| { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly charset: string | null }
	/** A value of a form, still percent-encoded. */
	| { readonly kind: 'form'; readonly bytes: Uint8Array };

export interface AuditTask {
	readonly html: HtmlSource;
	/** Beyond it nothing is audited. */
	readonly mostBytes: number;
	/** Plain data only: it crosses to another thread. */
	readonly options: Omit<AuditHtmlOptions, 'onError'>;
	/** For whoever goes on to the other pages of the site. */
	readonly wantsSite?: boolean;
}

export interface AuditResult {
	readonly report: Report;
	/** WHATWG name in lower case of what the bytes were decoded from. */
	readonly charset: string;
	/** Rules that threw: not checked in the report, and a fault of ours. */
	readonly ruleErrors: readonly RuleError[];
	/** Where crawlers may go on; empty unless the task wants the site. */
	readonly links: readonly string[];
	/** What the other pages have to know of it; null unless the task wants the site. */
	readonly summarized: SummarizedPage | null;
}

export interface RuleError {
	readonly rule: string;
	readonly error: unknown;
}

export const htmlTooLarge = (): ExpectedError =>
	new ExpectedError('html_too_large', 'The HTML is larger than 15 MB.');
