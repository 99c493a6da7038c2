/** The limits of one fetch. Tests can lower each of them. */
export const defaultLimits = {
	connectMs: 10_000,
	headersMs: 15_000,
	totalMs: 30_000,
	/** The longest pause within a body. */
	idleMs: 10_000,
	/** From this time on a body must average at least `slowBytesPerSecond`. */
	slowAfterMs: 10_000,
	slowBytesPerSecond: 1024,
	/** After decompression, for a page. */
	pageBytes: 15 * 1024 * 1024,
	/** After decompression, for other files; the protocol’s limit for a sitemap. */
	fileBytes: 50 * 1024 * 1024,
	robotsBytes: 500 * 1024,
	redirects: 10,
	robotsRedirects: 5,
};

export type FetchLimits = Readonly<typeof defaultLimits>;
