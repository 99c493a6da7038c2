import { hash } from 'node:crypto';
import type { PageDigest, Report } from '@plumbline/core';

/** The state of a page as an audit saw it: small enough to keep for every page and change. */
export interface PageState {
	readonly verdict: Report['indexable'];
	readonly mustFix: number;
	readonly worthFixing: number;
	readonly notes: number;
	/** Names of the failed rules, sorted. */
	readonly failing: readonly string[];
	readonly fields: PageFields;
}

/** The fields that people change; null where the audit could not know one. */
export interface PageFields {
	readonly status: number | null;
	readonly title: string | null;
	readonly description: string | null;
	readonly h1: string | null;
	readonly canonical: string | null;
	readonly robots: string | null;
	/** Language versions by code and URL, as a hash after their number. */
	readonly languages: string | null;
	/** Characters of the main text. */
	readonly text: number | null;
	/** Number of pages that it links to. */
	readonly links: number | null;
}

export interface SeenPage {
	readonly report: Report;
	readonly digest: PageDigest;
	readonly status: number | null;
	/** Rules without a result. */
	readonly unjudged: readonly string[];
}

export function pageStateOf({ digest, report, status }: Omit<SeenPage, 'unjudged'>): PageState {
	const { counts } = report;
	const h1 = digest.headings?.filter(({ level }) => level === 1).map(({ text }) => text);
	const canonicals = digest.canonicals?.map(({ address }) => address);
	const robots = digest.robots?.map(({ crawler, name, value }) =>
		value === null ? `${crawler}:${name}` : `${crawler}:${name}=${value}`,
	);
	const languages = digest.hreflangs?.map(({ code, href }) => `${code} ${href}`);
	return {
		verdict: report.indexable,
		mustFix: counts.blocker + counts.error,
		worthFixing: counts.warning,
		notes: counts.note,
		failing: report.rules
			.filter(({ status: result, isSuperseded }) => result === 'failed' && !isSuperseded)
			.map(({ name }) => name)
			.sort(),
		fields: {
			status,
			title: short(digest.title, 150),
			description: short(digest.description, 150),
			h1: short(joined(h1), 100),
			canonical: short(joined(canonicals), 120),
			robots: short(joined(robots && [...new Set(robots)].sort()), 60),
			languages: languages ? `${languages.length} ${digestText(languages.sort().join())}` : null,
			text: digest.texts?.reduce((sum, text) => sum + text.length, 0) ?? null,
			links: digest.links?.length ?? null,
		},
	};
}

const joined = (values: readonly string[] | null | undefined) => values?.join(' | ') ?? null;

/** Within this many bytes; a hash of the rest keeps different texts different. */
function short(text: string | null, bytes: number): string | null {
	if (text === null || Buffer.byteLength(text) <= bytes) return text;
	const kept = Buffer.from(text).subarray(0, bytes - 12);
	return `${kept.toString().replace(/\uFFFD+$/, '')}… ${digestText(text)}`;
}

const digestText = (text: string) => hash('sha256', text, 'base64url').slice(0, 8);
