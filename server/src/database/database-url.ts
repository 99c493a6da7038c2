import { resolve } from 'node:path';
import { ExpectedError } from '../process/expected-error.ts';

export type DatabasePlace =
	| { readonly dialect: 'sqlite'; readonly path: string }
	| { readonly dialect: 'postgres'; readonly url: string };

export const inMemory = ':memory:';

/** The database that a DATABASE_URL points to. */
export function databasePlace(url: string): DatabasePlace {
	if (/^postgres(ql)?:\/\/./.test(url) && URL.canParse(url)) return { dialect: 'postgres', url };
	const path = url.match(/^sqlite:(.+)$/)?.[1];
	if (path !== undefined) {
		return { dialect: 'sqlite', path: path === inMemory ? path : resolve(path) };
	}
	throw new ExpectedError(
		'database_url',
		`DATABASE_URL: “${withoutPassword(url)}” is not understood. Write “sqlite:” and the path of a file, or “postgres://user:password@host/database”.`,
	);
}

/** The URL as messages and logs show it. */
export function withoutPassword(url: string): string {
	return url.replace(/(:\/\/[^:@/]*):.*@/s, '$1:…@').replace(/([?&]password=)[^&]*/g, '$1…');
}
