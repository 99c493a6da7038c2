import type {
	AuditHtmlOptions,
	PageDigest,
	PageInventory,
	Report,
	SummarizedPage,
} from '@plumbline/core';
import { ExpectedError } from '../../process/expected-error.ts';
import type { Extraction } from './extraction.ts';

/** HTML as received. Decoding megabytes takes time too, so the audit thread does it. */
export type HtmlSource =
	| { readonly kind: 'text'; readonly text: string }
	/** `charset` comes from the Content-Type header; null if the header names none. */
	| { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly charset: string | null }
	/** A text, encoded because bytes move between threads without being copied. */
	| { readonly kind: 'utf8'; readonly bytes: Uint8Array }
	/** Core’s `DrawnPage` as JSON in UTF-8. */
	| { readonly kind: 'drawn'; readonly bytes: Uint8Array }
	/** The value of a form field, still percent-encoded. */
	| { readonly kind: 'form'; readonly bytes: Uint8Array };

export interface AuditTask {
	readonly html: HtmlSource;
	/** Larger pages are refused. */
	readonly mostBytes: number;
	/** Plain data only, because it is copied to the thread. */
	readonly options: Omit<AuditHtmlOptions, 'onError' | 'ownRules'>;
	/** URL of the module that exports the project’s own rules: functions cannot be copied to a thread. */
	readonly ownRulesIn?: string | null;
	/** True if the caller goes on to other pages of the site. */
	readonly wantsSite?: boolean;
	/** True if the caller knows which files of the site exist. */
	readonly namesFiles?: boolean;
	/** True if the caller compares the page with an earlier state. */
	readonly wantsDigest?: boolean;
	/** Values to take from the HTML of a brief task. */
	readonly extractions?: readonly Extraction[];
	/** True if only failed rules are wanted, and how the page is built: a crawl stores nothing else. */
	readonly isBrief?: boolean;
}

/** In bytes, or in characters of a text. */
export const sizeOf = ({ html }: AuditTask): number =>
	html.kind === 'text' ? html.text.length : html.bytes.length;

export interface AuditResult {
	readonly report: Report;
	/** WHATWG name, in lower case, of the encoding that the bytes were decoded with. */
	readonly charset: string;
	/** Rules that threw: “not checked” in the report, and a bug of ours. */
	readonly ruleErrors: readonly RuleError[];
	/** URLs that crawlers are allowed to follow; empty unless the task wants the site. */
	readonly links: readonly string[];
	/** The summary for checks across pages; null unless the task wants the site. */
	readonly summarized: SummarizedPage | null;
	/** Absent unless the task wants it. */
	readonly digest?: PageDigest;
	/** Rules without a result, which a brief report leaves out; empty unless the task wants the digest. */
	readonly unjudged: readonly string[];
	/** Null unless the task is brief. */
	readonly build: PageBuild | null;
}

export interface PageBuild {
	/** Equal for pages made from one template; see `page-shape.ts`. */
	readonly shape: string;
	/** Size of the HTML. */
	readonly bytes: number;
	/** Images, links to other sites and versions in other languages. */
	readonly inventory: PageInventory;
	/** The values of each extraction of the task. */
	readonly extracted: readonly (readonly string[])[];
}

export interface RuleError {
	readonly rule: string;
	readonly error: unknown;
}

export const htmlTooLarge = (): ExpectedError =>
	new ExpectedError('html_too_large', 'The HTML is larger than 15 MB.');
