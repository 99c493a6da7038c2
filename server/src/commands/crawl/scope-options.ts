import { userAgentNames } from '../../crawl/user-agents.ts';
import type { CommandOption } from '../command.ts';

/** Options that say what a crawl visits of a site, and as whom. */
export const scopeOptions = {
	include: {
		type: 'string',
		multiple: true,
		value: 'PATTERN',
		help: 'Visit only URLs like this, such as /blog/* or https://shop.example.com/*. Repeatable.',
	},
	exclude: {
		type: 'string',
		multiple: true,
		value: 'PATTERN',
		help: 'Leave out URLs like this. Repeatable.',
	},
	depth: { type: 'string', value: 'N', help: 'Follow at most N links from the start.' },
	'per-folder': { type: 'string', value: 'N', help: 'Visit at most N pages of each folder.' },
	'drop-parameter': {
		type: 'string',
		multiple: true,
		value: 'NAME',
		help: 'Query parameter that does not change a page, such as utm_source. Repeatable.',
	},
	sitemaps: {
		type: 'string',
		value: 'USE',
		help: 'What to do with sitemaps: visit (pages that only they list, after all others) or ignore. Default: visit.',
	},
	'user-agent': {
		type: 'string',
		value: 'NAME',
		help: `Name to crawl under: ${userAgentNames.join(', ')}. Reports say which. Default: plumbline.`,
	},
} as const satisfies Readonly<Record<string, CommandOption>>;
