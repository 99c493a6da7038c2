/**
 * What is known of an address that was asked. Only a server that says twice that there is nothing
 * makes a link broken: many refuse programs, ask for a sign-in or answer nobody for a moment.
 */
export type LinkHealth =
	| 'works'
	| 'redirects'
	/** To where the answer may not be read. */
	| 'redirects_out_of_reach'
	| 'broken'
	| 'refuses'
	| 'server_error'
	| 'no_answer';

export interface LinkAnswer {
	/** null when nothing answered. */
	readonly status: number | null;
	/** Where it came from in the end. */
	readonly address: string;
	/** A server answered with a redirect, which could not be followed. */
	readonly isRedirect?: boolean;
}

export function linkHealth(asked: string, { status, address, isRedirect }: LinkAnswer): LinkHealth {
	if (status === null || status === 0) return isRedirect ? 'redirects_out_of_reach' : 'no_answer';
	if (status === 404 || status === 410) return 'broken';
	if (status >= 500 && status < 600) return 'server_error';
	if (status >= 400) return 'refuses';
	return withoutHash(asked) === withoutHash(address) ? 'works' : 'redirects';
}

/** Servers often know HEAD badly, so anything but success is asked again with GET. */
export const needsSecondLook = ({ status }: LinkAnswer) => status === null || status >= 400;

function withoutHash(address: string): string {
	const url = URL.parse(address);
	if (!url) return address;
	url.hash = '';
	return url.href;
}
