import { forLatest } from '../facts/for-latest.ts';

/** The page's own address in its parts, or null where it is none. The same object for everybody who asks. */
export const pageAddress = forLatest((url: string | null): Readonly<URL> | null =>
	url === null ? null : URL.parse(url),
);
