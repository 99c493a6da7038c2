import { ExpectedError } from './expected-error.ts';

/** Why the command without the server, `@plumbline/cli`, refuses what only the server can do. */
export const serverMissing = (what: string): ExpectedError =>
	new ExpectedError(
		'server_missing',
		`${what} needs @plumbline/server, which is not installed. Write “npx @plumbline/server …” instead of “plumbline …”, or install it: npm install --global @plumbline/cli @plumbline/server`,
	);
