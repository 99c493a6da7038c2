import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { searchLocale } from '../parameters/search-parameters.ts';
import { reportMarks } from './show-report.ts';

/** When somebody is needed. */
export const portfolioGroups = ['today', 'this_week', 'unknown', 'quiet'] as const;

export type PortfolioGroup = (typeof portfolioGroups)[number];

const portfolioSiteSchema = z.strictObject({
	site_global_key: z.string(),
	domain: z.string(),
	title: z.string(),
	group: z.enum(portfolioGroups),
	/** Why somebody is needed, in one sentence. */
	reason: z.string(),
	search_engine_global_key: z.nullable(z.string()),
	/** The last of the 28 days. */
	date_to: z.nullable(z.string()),
	clicks: z.nullable(z.int()),
	/** Against the 28 days before, as a share; null where both cannot be compared. */
	change: z.nullable(z.number()),
	/** The side of a change beyond chance, all sites taken together. */
	mark: z.enum(reportMarks),
	/** Clicks by week, oldest first; null for a week without complete figures. */
	weeks: z.array(z.nullable(z.int())),
	/** Pages with a fault; null where no watch looks. */
	faults: z.nullable(z.int()),
	crawled_at: z.nullable(z.iso.datetime()),
	is_crawling: z.boolean(),
	/** The last report that was sent. */
	reported_at: z.nullable(z.iso.datetime()),
	next_report_at: z.nullable(z.iso.datetime()),
});

export const listPortfolio = defineEndpoint({
	name: 'listPortfolio',
	paths: ['/api/v3/reports/portfolio'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'All sites in one list',
	description:
		'Each site of the account with its clicks in the newest 28 complete days, open faults, last crawl and last report; those that need somebody first, with the reason.',
	input: z.object({ locale: searchLocale }),
	output: z.strictObject({ sites: z.array(portfolioSiteSchema) }),
	example: {},
	problems: [],
});

export type PortfolioSite = z.output<typeof portfolioSiteSchema>;
