import type { CrawlSettings, SecretHeaders } from '../../crawl/settings.ts';
import { siteOf } from '../../crawl/site-of.ts';
import { userAgentNames } from '../../crawl/user-agents.ts';
import { usageError } from '../../process/expected-error.ts';
import type { AuditSettings } from '../audit/audit-settings.ts';
import { listedAddresses } from '../audit/inputs/listed-addresses.ts';
import { oneOf, ruleNames, wholeNumberOf } from '../option-values.ts';
import type { ReadConfig } from '../project-config/read-project-config.ts';
import type { Terminal } from '../terminal.ts';
import type { crawlOptions } from './crawl-options.ts';

type Options = typeof crawlOptions;
export type CrawlValues = {
	readonly [Name in keyof Options]?:
		| (Options[Name] extends { readonly multiple: true } ? readonly string[] : string)
		| undefined;
};

interface Surroundings {
	readonly audit: AuditSettings;
	readonly config: ReadConfig;
	readonly headers: SecretHeaders;
	readonly terminal: Terminal;
}

const most = 1_000_000_000;

/** The settings of a crawl from its options. */
export async function crawlSettings(
	words: readonly string[],
	values: CrawlValues,
	{ audit, config, headers, terminal }: Surroundings,
): Promise<CrawlSettings> {
	const list =
		values.list === undefined
			? null
			: (await listedAddresses(values.list, terminal)).map(withoutCredentials);
	const number = (name: 'pages' | 'depth' | 'per-folder', least: number) =>
		wholeNumberOf(name, values[name], { least, most, wanted: 'a whole number' }) ?? null;
	const { ownRules, severities: given = {} } = config;
	const off = Object.keys(given).filter((name) => given[name] === 'off');
	const { options, render, severities } = audit;
	const { extract = [], rules, ignore = '' } = values;
	return {
		start: startOf(words, list),
		most: number('pages', 1),
		include: values.include ?? [],
		exclude: values.exclude ?? [],
		depth: number('depth', 0),
		perFolder: number('per-folder', 1),
		dropParameters: values['drop-parameter'] ?? [],
		userAgent: oneOf(userAgentNames, values['user-agent'] ?? 'plumbline', '--user-agent'),
		robots: oneOf(['obey', 'report'] as const, values.robots ?? 'obey', '--robots'),
		delayMs: delayOf(values.delay),
		sitemaps: oneOf(['visit', 'ignore'], values.sitemaps ?? 'visit', '--sitemaps') === 'visit',
		list,
		render,
		audit: options,
		rules: rules === undefined ? null : ruleNames(rules, '--rules', ownRules),
		ignore: [...ruleNames(ignore, '--ignore', ownRules), ...off],
		...(Object.keys(severities).length > 0 && { severities }),
		...(ownRules.length > 0 && { ownRules: ownRules.map(({ run, ...data }) => data) }),
		...(extract.length > 0 && { extractions: await extractionsOf(extract) }),
		headerNames: Object.keys(headers).sort(),
	};
}

async function extractionsOf(written: readonly string[]) {
	const { extractionsOf: read } = await import('./extractions.ts');
	return read(written);
}

function startOf(words: readonly string[], list: readonly string[] | null): string {
	const [word, ...others] = words;
	const start = URL.parse(word ?? list?.[0] ?? '');
	if (start === null || others.length > 0 || siteOf(start) === null) {
		throw usageError('Give one start URL, such as https://example.com/, or --list FILE.');
	}
	start.hash = '';
	// Credentials of the URL would be stored and shown with it.
	if (start.username !== '' || start.password !== '') {
		throw usageError(
			'The start URL contains a user or a password. Leave them out, and use --auth USER with PLUMBLINE_CRAWL_PASSWORD.',
		);
	}
	return start.href;
}

/** The settings are stored; passwords are not. */
function withoutCredentials(address: string): string {
	const url = URL.parse(address);
	if (url === null || (url.username === '' && url.password === '')) return address;
	url.username = '';
	url.password = '';
	return url.href;
}

function delayOf(given: string | undefined): number | null {
	const wanted = 'a number of milliseconds';
	return wholeNumberOf('delay', given, { least: 0, most: 600_000, wanted }) ?? null;
}
