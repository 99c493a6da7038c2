import { forLatest } from '../facts/for-latest.ts';

/** The page's own URL, parsed, or null if it is invalid. All callers get the same object. */
export const pageAddress = forLatest((url: string | null): Readonly<URL> | null =>
	url === null ? null : URL.parse(url),
);
