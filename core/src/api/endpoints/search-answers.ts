import * as z from 'zod/mini';
import { engineEventKinds } from '../../periods/engine-events.ts';
import { segmentBases } from '../../segments/segment.ts';

/** Clicks and impressions as the engine counts them. */
export const figuresSchema = z.strictObject({
	clicks: z.int(),
	impressions: z.int(),
	ctr: z.number(),
	/** Null without impressions, and where the engine knows no positions, as in Discover. */
	average_position: z.nullable(z.number()),
});

export type SearchFigures = z.infer<typeof figuresSchema>;

const rangeSchema = z.strictObject({ from: z.string(), to: z.string() });

/** The days of the range for which the figures are complete. */
export const coverageSchema = z.strictObject({
	/** The last day up to which every day is complete; null if the first day is not. */
	complete_to: z.nullable(z.string()),
	/** Days that were read but that the engine still corrects. */
	incomplete: z.array(rangeSchema),
	/** Days that nobody has read: their figures are missing, not zero. */
	missing: z.array(rangeSchema),
	/** When the newest figures were read. */
	read_at: z.nullable(z.iso.datetime()),
});

export type SearchCoverage = z.infer<typeof coverageSchema>;

export const engineEventSchema = z.strictObject({
	kind: z.enum(engineEventKinds),
	from: z.string(),
	to: z.string(),
	source: z.string(),
});

/** The common part of `meta`. */
export const searchMeta = {
	site_global_key: z.string(),
	/** Null if no engine of the site has data. */
	search_engine_global_key: z.nullable(z.string()),
	date_from: z.string(),
	date_to: z.string(),
	coverage: coverageSchema,
	/** Events of the engine in these days, or in those to compare with, on all sites. */
	engine_events: z.array(engineEventSchema),
};

/** The part of `meta` about the segment. */
export const segmentMeta = {
	/** Null for the whole site. */
	segment: z.nullable(z.string()),
	/**
	 * The kind of sums: totals of the site or of its pages, both with the queries that the engine does
	 * not disclose; disclosed queries, of the site or of its pages; totals by country and device; or
	 * nothing, because pages and queries have no figures by country and device.
	 */
	basis: z.enum(segmentBases),
};

export const indexStates = ['indexed', 'not_indexed', 'unknown'] as const;

export type IndexState = (typeof indexStates)[number];

/** The answer of Google's URL Inspection; its own constants and sentences are passed on unchanged. */
const verdictFacts = {
	state: z.enum(indexStates),
	/** PASS, PARTIAL, FAIL, NEUTRAL or VERDICT_UNSPECIFIED. */
	verdict: z.string(),
	/** “Submitted and indexed”, “Crawled - currently not indexed” and so on. */
	coverage: z.string(),
	robots_txt: z.string(),
	indexing: z.string(),
	page_fetch: z.string(),
	google_canonical: z.nullable(z.string()),
	declared_canonical: z.nullable(z.string()),
	/** MOBILE or DESKTOP; empty if it was never reported. */
	crawled_as: z.string(),
	/** PASS, FAIL and so on; empty for a page without rich results. */
	rich_results: z.string(),
	last_crawl: z.nullable(z.iso.datetime()),
};

export const googleVerdictSchema = z.strictObject({
	...verdictFacts,
	inspected_at: z.iso.datetime(),
	/** Google's decision with its reason, joined with our findings on the page; and the remedy. */
	explanation: z.strictObject({ code: z.string(), reason: z.string(), fix: z.string() }),
});

export type GoogleVerdict = z.infer<typeof googleVerdictSchema>;

/** One state of the past, from the inspection that first showed it. */
export const pastVerdictSchema = z.strictObject({ since: z.iso.datetime(), ...verdictFacts });

/** Our own newest verdict on a page. */
export const auditVerdictSchema = z.strictObject({
	verdict: z.string(),
	/** When an audit first saw the page in this state. */
	audited_at: z.iso.datetime(),
	/** Names of the failed rules, notes included. */
	failed_rules: z.array(z.string()),
});
