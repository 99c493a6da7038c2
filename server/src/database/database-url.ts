import { resolve } from 'node:path';
import { ExpectedError } from '../errors/expected-error.ts';

export type DatabasePlace =
	| { readonly dialect: 'sqlite'; readonly path: string }
	| { readonly dialect: 'postgres'; readonly url: string };

export const inMemory = ':memory:';

/** Where a DATABASE_URL leads. */
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

/** For messages and logs. */
export function withoutPassword(url: string): string {
	return url.replace(/(:\/\/[^:@/]*):.*@/s, '$1:…@').replace(/([?&]password=)[^&]*/g, '$1…');
}
