/**
 * Whether a response with this status is the page: not an error, a redirect or empty. With 304 it
 * is the cached page.
 */
export const isPageStatus = (status: number): boolean =>
	status === 304 || (status < 300 && status !== 204 && status !== 205);
