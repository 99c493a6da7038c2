import * as z from 'zod/mini';
import { userAgentNames } from '../../crawl/user-agents.ts';
import { renderModes } from '../../pages/render/renderer.ts';

const patterns = z.array(z.string());
const count = (least: number) => z.int().check(z.minimum(least));
const secrets = z
	.record(z.string(), z.string())
	.check(z.describe('Names and values. Write $NAME to take a value from the environment.'));

const crawl = z.strictObject({
	start: z.optional(z.string().check(z.describe('The URL to begin with.'))),
	pages: z.optional(count(1).check(z.describe('The most pages to visit.'))),
	include: z.optional(patterns.check(z.describe('Patterns of URLs to visit, such as /blog/*.'))),
	exclude: z.optional(patterns.check(z.describe('Patterns of URLs to leave out.'))),
	depth: z.optional(count(0).check(z.describe('The most links to follow from the start.'))),
	perFolder: z.optional(count(1).check(z.describe('The most pages of each folder.'))),
	dropParameters: z.optional(
		patterns.check(z.describe('Query parameters that do not change a page.')),
	),
	list: z.optional(z.string().check(z.describe('A file of URLs, one per line.'))),
	extract: z.optional(
		z
			.record(z.string(), z.string())
			.check(
				z.describe(
					'Names and what to take from each page: css:SELECTOR, regex:PATTERN or text:WORDS.',
				),
			),
	),
	sitemaps: z.optional(z.enum(['visit', 'ignore'])),
	delay: z.optional(count(0).check(z.describe('Milliseconds between two requests to a host.'))),
	atOnce: z.optional(count(1).check(z.describe('Pages fetched at once.'))),
	robots: z.optional(z.enum(['obey', 'report'])),
	userAgent: z.optional(z.enum(userAgentNames)),
	headers: z.optional(secrets),
	cookies: z.optional(secrets),
	auth: z.optional(
		z.string().check(z.describe('The user; the password comes from PLUMBLINE_CRAWL_PASSWORD.')),
	),
	render: z.optional(z.enum(renderModes)),
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const ignoredFinding = z.strictObject({
	rule: z.string().check(z.describe('Name of the rule.')),
	id: z.optional(
		z
			.string()
			.check(z.describe('Id of one finding, from a JSON report; default: all of the rule.')),
	),
	reason: z.string().check(z.minLength(1), z.describe('Why it is fine.')),
	date: day.check(z.describe('The day of the decision, such as 2027-01-31.')),
	until: z.optional(day.check(z.describe('The last day on which the finding is hidden.'))),
});

const severities = z
	.record(z.string(), z.enum(['error', 'warning', 'note', 'off']))
	.check(z.describe('Names of rules and the most severe that their findings may be.'));

const budgets = z
	.strictObject({
		error: z.optional(
			count(0).check(z.describe('The most errors, blockers included, on all pages.')),
		),
		warning: z.optional(count(0).check(z.describe('The most warnings on all pages.'))),
		note: z.optional(count(0).check(z.describe('The most notes on all pages.'))),
		score: z.optional(
			z.int().check(z.minimum(0), z.maximum(100), z.describe('The lowest score of a page.')),
		),
	})
	.check(z.describe('An audit that exceeds one of them ends with exit code 1.'));

/** The contents of `plumbline.config.json`, or `plumbline` in package.json, may contain. */
export const projectConfigSchema = z.strictObject({
	$schema: z.optional(z.string()),
	geo: z.optional(z.string().check(z.describe('Country of the search, such as us or jp.'))),
	locale: z.optional(z.string().check(z.describe('Language of reports: en or ja.'))),
	environment: z.optional(z.enum(['production', 'staging'])),
	ruleSet: z.optional(z.string().check(z.describe('Version of the rules.'))),
	rules: z.optional(patterns.check(z.describe('The rules to run; default: all.'))),
	ignore: z.optional(patterns.check(z.describe('Rules to leave out.'))),
	ignored: z.optional(
		z.strictObject({
			rules: z.optional(patterns),
			occurrences: z.optional(patterns),
			findings: z.optional(
				z.array(ignoredFinding).check(z.describe('Written by “plumbline ignore”.')),
			),
		}),
	),
	severities: z.optional(severities),
	failOn: z.optional(z.enum(['error', 'warning', 'note', 'never'])),
	budgets: z.optional(budgets),
	crawl: z.optional(crawl),
});

export type IgnoredFinding = z.infer<typeof ignoredFinding>;

export type ProjectConfig = z.infer<typeof projectConfigSchema>;
