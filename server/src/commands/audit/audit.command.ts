import { defaultDelayMs } from '../../crawl/settings.ts';
import { usageError } from '../../process/expected-error.ts';
import { accessOptions } from '../access/access-options.ts';
import { defineCommand } from '../command.ts';
import { scopeOptions } from '../crawl/scope-options.ts';
import { auditOnce } from './audit-once.ts';
import { auditOptions } from './audit-options.ts';
import { formats, orders } from './audit-settings.ts';
import { outputEndings } from './output-file.ts';

export const auditCommand = defineCommand({
	takes: 'URL|FILE|FOLDER|- …',
	options: {
		...auditOptions,
		...accessOptions,
		format: {
			type: 'string',
			value: 'NAME',
			choices: formats,
			help: `${formats.join(', ')}. Default: text.`,
		},
		served: {
			type: 'string',
			value: 'FILE',
			help: 'File with the HTML as the server sent it, if the audited HTML comes from a browser.',
		},
		output: {
			type: 'string',
			multiple: true,
			value: 'FILE',
			help: `Write the report to FILE too, in the format of its ending: ${outputEndings.join(', ')}. Repeatable.`,
		},
		'save-baseline': {
			type: 'string',
			value: 'FILE',
			help: 'Write what a later --baseline needs to FILE: a small part of a JSON report.',
		},
		quiet: {
			type: 'boolean',
			help: 'Print no text report, progress or hints, only failures.',
		},
		notes: { type: 'boolean', help: 'Show notes instead of only counting them.' },
		'show-not-checked': {
			type: 'boolean',
			help: 'List the rules that could not be checked, by reason.',
		},
		'all-rules': {
			type: 'boolean',
			help: 'List every rule in the JSON of several pages, not only those that found something.',
		},
		by: {
			type: 'string',
			value: 'ORDER',
			choices: orders,
			help: 'Order of the report: page, or finding (each finding once, with its pages). Default: page.',
		},
		sitemap: {
			type: 'string',
			value: 'URL|FILE',
			help: 'Audit the pages of a sitemap or sitemap index.',
		},
		list: {
			type: 'string',
			value: 'FILE',
			help: 'Audit the URLs in a file, one per line; - for standard input.',
		},
		crawl: {
			type: 'string',
			value: 'N',
			help: 'Crawl at most N pages of the site of the given URL: follow its links, then its sitemaps.',
		},
		...scopeOptions,
		delay: {
			type: 'string',
			value: 'MS',
			help: `Pause between two requests to one host. Default: ${defaultDelayMs}, or the Crawl-delay in robots.txt.`,
		},
		'base-url': {
			type: 'string',
			value: 'URL',
			help: 'URL that the audited folder will be published at. Adds what only several pages show: equal titles, broken links, pages without links.',
		},
		journal: {
			type: 'string',
			value: 'FILE',
			help: 'File that keeps finished pages, so that the same command resumes after a stop.',
		},
		baseline: {
			type: 'string',
			value: 'FILE',
			help: 'File of --save-baseline, or a JSON report; changes since then go to standard error.',
		},
		watch: {
			type: 'boolean',
			help: 'Audit files again whenever one of them changes, until Ctrl-C.',
		},
		'fail-on-new': {
			type: 'boolean',
			help: 'Exit with code 1 only for findings that are new since the --baseline.',
		},
	},
	async run({ values, positionals, terminal }) {
		const audit = () => auditOnce(positionals, values, terminal);
		if (!values.watch) return audit();
		const other = (['sitemap', 'list', 'crawl', 'journal'] as const).find((name) => values[name]);
		if (other !== undefined || positionals.length === 0) {
			throw usageError(
				`--watch is for files, folders and globs${other ? `, not for --${other}` : ''}.`,
			);
		}
		const { watchAudits } = await import('./watch-audits.ts');
		return watchAudits(positionals, terminal, audit);
	},
});
