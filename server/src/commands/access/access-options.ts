import type { CommandOption } from '../command.ts';

const robotsUses = ['obey', 'report'] as const;

/** Options that say how the pages of a site are reached. */
export const accessOptions = {
	robots: {
		type: 'string',
		value: 'USE',
		choices: robotsUses,
		help: 'What to do with robots.txt: obey, or report (visit disallowed pages of your own site). Default: obey.',
	},
	header: {
		type: 'string',
		multiple: true,
		value: 'NAME:VALUE',
		help: 'Header for the host of the given URL; $NAME takes the value from the environment. Repeatable.',
	},
	cookie: {
		type: 'string',
		multiple: true,
		value: 'NAME=VALUE',
		help: 'Cookie for the host of the given URL. Repeatable.',
	},
	auth: {
		type: 'string',
		value: 'USER',
		help: 'User for basic authentication; the password comes from PLUMBLINE_CRAWL_PASSWORD.',
	},
	ca: {
		type: 'string',
		value: 'FILE',
		help: 'Certificate to trust besides those of Node, as text (PEM), such as the one that signs a preview’s. Rendering asks the browser instead.',
	},
	proxy: {
		type: 'string',
		value: 'URL',
		help: 'HTTP proxy for all requests; $NAME takes parts such as its password from the environment.',
	},
} as const satisfies Readonly<Record<string, CommandOption>>;
