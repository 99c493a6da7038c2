import type { ProjectConfig } from '../project-config/project-config.schema.ts';
import { type ReadConfig, readProjectConfig } from '../project-config/read-project-config.ts';
import type { CrawlValues } from './crawl-settings.ts';

interface Configured<Values> {
	readonly start: readonly string[];
	readonly values: Values & CrawlValues;
	readonly config: ReadConfig;
}

/** The options of the command, and those of the project’s file where the command names none. */
export async function configured<Values extends CrawlValues>(
	words: readonly string[],
	given: Values,
): Promise<Configured<Values>> {
	const config = await readProjectConfig();
	const { start } = config.crawl ?? {};
	return {
		config,
		start: words.length > 0 || start === undefined ? words : [start],
		values: { ...valuesOf(config), ...given },
	};
}

function valuesOf({ crawl = {}, ...config }: ProjectConfig): CrawlValues {
	const text = (value: number | undefined) => (value === undefined ? undefined : String(value));
	const pairs = (values: Readonly<Record<string, string>> | undefined, between: string) =>
		values && Object.entries(values).map(([name, value]) => name + between + value);
	return {
		pages: text(crawl.pages),
		include: crawl.include,
		exclude: crawl.exclude,
		depth: text(crawl.depth),
		'per-folder': text(crawl.perFolder),
		'drop-parameter': crawl.dropParameters,
		list: crawl.list,
		extract: pairs(crawl.extract, '='),
		sitemaps: crawl.sitemaps,
		delay: text(crawl.delay),
		'at-once': text(crawl.atOnce),
		robots: crawl.robots,
		'user-agent': crawl.userAgent,
		header: pairs(crawl.headers, ': '),
		cookie: pairs(crawl.cookies, '='),
		auth: crawl.auth,
		render: crawl.render,
		geo: config.geo,
		locale: config.locale,
		environment: config.environment,
		'rule-set': config.ruleSet,
		rules: config.rules?.join(','),
		ignore: config.ignore?.join(','),
	};
}
