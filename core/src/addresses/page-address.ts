import { rememberLatest } from '../memory/remember-latest.ts';

/** The page's own URL, parsed, or null if it is invalid. All callers get the same object. */
export const pageAddress = rememberLatest((url: string | null): Readonly<URL> | null =>
	url === null ? null : URL.parse(url),
);
