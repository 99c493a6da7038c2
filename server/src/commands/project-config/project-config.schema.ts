import * as z from 'zod/mini';
import { userAgentNames } from '../../crawl/user-agents.ts';
import { renderModes } from '../../render/renderer.ts';

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

/** What `plumbline.config.json`, or `plumbline` in package.json, may contain. */
export const projectConfigSchema = z.strictObject({
	$schema: z.optional(z.string()),
	geo: z.optional(z.string().check(z.describe('Country of the search, such as us or jp.'))),
	locale: z.optional(z.string().check(z.describe('Language of reports: en or ja.'))),
	environment: z.optional(z.enum(['production', 'staging'])),
	ruleSet: z.optional(z.string().check(z.describe('Version of the rules.'))),
	rules: z.optional(patterns.check(z.describe('The rules to run; default: all.'))),
	ignore: z.optional(patterns.check(z.describe('Rules to leave out.'))),
	ignored: z.optional(
		z.strictObject({ rules: z.optional(patterns), occurrences: z.optional(patterns) }),
	),
	crawl: z.optional(crawl),
});

export type ProjectConfig = z.infer<typeof projectConfigSchema>;
