import type { CommandOption } from '../command.ts';

/** Options that say which URLs of a site a crawl visits. */
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
	'drop-parameter': {
		type: 'string',
		multiple: true,
		value: 'NAME',
		help: 'Query parameter that does not change a page, such as utm_source. Repeatable.',
	},
} as const satisfies Readonly<Record<string, CommandOption>>;
