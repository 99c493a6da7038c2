/** What one fetch may cost. Every number can be made small in a test. */
export const defaultLimits = {
	connectMs: 10_000,
	headersMs: 15_000,
	totalMs: 30_000,
	/** Longest silence inside a body. */
	idleMs: 10_000,
	/** After this time a body must have come faster than `slowBytesPerSecond`. */
	slowAfterMs: 10_000,
	slowBytesPerSecond: 1024,
	/** After decompression. */
	pageBytes: 15 * 1024 * 1024,
	/** The same of a file that is no page; the protocol’s limit of a sitemap. */
	fileBytes: 50 * 1024 * 1024,
	robotsBytes: 500 * 1024,
	redirects: 10,
	robotsRedirects: 5,
};

export type FetchLimits = Readonly<typeof defaultLimits>;
