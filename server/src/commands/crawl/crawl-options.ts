import { accessOptions } from '../access/access-options.ts';
import { auditOptions } from '../audit/audit-options.ts';
import { scopeOptions } from './scope-options.ts';

const {
	geo,
	'rule-set': ruleSet,
	rules,
	ignore,
	ignored,
	environment,
	locale,
	render,
} = auditOptions;

/** Options that say how a site is visited. Each can be in plumbline.config.json too. */
export const crawlOptions = {
	pages: { type: 'string', value: 'N', help: 'Visit at most N pages. Default: no limit.' },
	...scopeOptions,
	list: {
		type: 'string',
		value: 'FILE',
		help: 'Visit the URLs in a file, one per line, and follow no links; - for standard input.',
	},
	extract: {
		type: 'string',
		multiple: true,
		value: 'NAME=…',
		help: 'Take a value from each page into the table “extracts”: NAME=css:SELECTOR, with @ATTRIBUTE at its end for an attribute; NAME=regex:PATTERN (RE2, on the HTML; its first group); or NAME=text:WORDS, how often they appear. Repeatable.',
	},
	delay: {
		type: 'string',
		value: 'MS',
		help: 'Pause between two requests to one host. Default: 500, or the Crawl-delay in robots.txt. Longer while the server is slow or busy.',
	},
	'at-once': { type: 'string', value: 'N', help: 'Pages fetched at once. Default: 4.' },
	...accessOptions,
	render,
	geo,
	'rule-set': ruleSet,
	rules,
	ignore,
	ignored,
	environment,
	locale,
} as const;
