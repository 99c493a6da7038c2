import { readableAddress } from '../../addresses/readable-address.ts';

interface ShownAddress {
	/** Without “www.”; empty if there is no URL. */
	readonly host: string;
	readonly path: readonly string[];
}

/** The URL above a result, in parts. */
export function shownAddress(address: string | null): ShownAddress {
	const url = URL.parse(address ?? '');
	return {
		host: url?.host.replace(/^www\./, '') ?? '',
		path: (url?.pathname ?? '').split('/').filter(Boolean).map(readableAddress),
	};
}
