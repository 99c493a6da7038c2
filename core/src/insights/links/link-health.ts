/**
 * The state of a requested URL. A link is broken only if the server says twice that nothing is
 * there: many servers refuse programs, ask for a sign-in or fail for a moment.
 */
export type LinkHealth =
	| 'works'
	| 'redirects'
	/** Redirects to a URL whose response the host is not allowed to read. */
	| 'redirects_out_of_reach'
	| 'broken'
	| 'refuses'
	| 'server_error'
	| 'no_answer';

export interface LinkAnswer {
	/** null if there was no response. */
	readonly status: number | null;
	/** The final URL after redirects. */
	readonly address: string;
	/** Whether the URL redirects to a target that could not be read. */
	readonly isRedirect?: boolean;
	/** The status of the first redirect; null if the host did not see it. */
	readonly firstStatus?: number | null;
}

export function linkHealth(asked: string, { status, address, isRedirect }: LinkAnswer): LinkHealth {
	if (status === null || status === 0) return isRedirect ? 'redirects_out_of_reach' : 'no_answer';
	if (status === 404 || status === 410) return 'broken';
	if (status >= 500 && status < 600) return 'server_error';
	if (status >= 400) return 'refuses';
	return withoutHash(asked) === withoutHash(address) ? 'works' : 'redirects';
}

/** Many servers handle HEAD badly, so anything but success is requested again with GET. */
export const needsSecondLook = ({ status }: LinkAnswer) => status === null || status >= 400;

function withoutHash(address: string): string {
	const url = URL.parse(address);
	if (!url) return address;
	url.hash = '';
	return url.href;
}
