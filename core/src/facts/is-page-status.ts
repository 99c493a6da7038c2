/**
 * Whether a response with this status contains the page: it is not an error, a redirect or empty.
 * With 304, the cached page is meant.
 */
export const isPageStatus = (status: number): boolean =>
	status === 304 || (status < 300 && status !== 204 && status !== 205);
