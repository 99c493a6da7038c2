/** The country of a series such as `google_jp__mobile`; the United States for a series of all countries. */
export const countryOf = (engine: string | null): string =>
	engine?.match(/_([a-z]{2})(__|$)/)?.[1] ?? 'us';
