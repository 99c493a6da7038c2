/** The paths of the console’s screens; the first is shown at `/`. */
export const screenPaths = [
	'/',
	'/sites',
	'/pages',
	'/keywords',
	'/countries',
	'/opportunities',
	'/crawls',
	'/effects',
	'/plan',
	'/report',
	'/audit',
	'/watches',
	'/sources',
	'/keys',
	'/settings',
] as const;

export type ScreenPath = (typeof screenPaths)[number];
