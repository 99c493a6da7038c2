import { addressDifference } from './address-spelling.ts';

/** A request to browsers, in a meta tag or a header, to load the page or a different one. */
export interface Refresh {
	readonly seconds: number;
	/** As written; empty if the page itself is reloaded. */
	readonly address: string;
}

/** Null if the value says nothing that browsers follow. */
export function parseRefresh(value: string): Refresh | null {
	const match = pattern.exec(value);
	if (!match) return null;
	const [, seconds = '', address = ''] = match;
	return {
		seconds: Number.parseFloat(`0${seconds}`),
		address: address.replace(/^(['"])(.*?)(?:\1.*)?$/s, '$2').trim(),
	};
}

/** As HTML reads it: a time, then, after a separator, a URL with or without “url=”. */
const pattern = /^\s*([\d.]+)\s*(?:[;,\s]\s*(?:url\s*=\s*)?(.*))?$/is;

/** Where a refresh leads; null if it reloads the page, or leads nowhere. */
export function refreshTarget(
	{ address }: Refresh,
	page: Readonly<URL>,
	base: string | Readonly<URL> = page,
): URL | null {
	if (address === '') return null;
	const target = URL.parse(address, String(base));
	return target === null || addressDifference(target, page) === 'none' ? null : target;
}
