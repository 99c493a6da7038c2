import { searchRedirectTarget } from '@plumbline/core';

interface DirectUrl {
	/** The URL as it is written in the HTML. */
	readonly written: string;
	readonly target: string;
}

/** The target of a link whose URL leads through Google; `html` begins with the link. */
export function directUrl(html: string): DirectUrl | null {
	const written = /^<a\b[^>]*?\shref="([^"]*)"/i.exec(html)?.[1];
	const target = written && searchRedirectTarget(decoded(written));
	return target ? { written, target } : null;
}

/** A URL as HTML. */
export const asHtml = (url: string): string => url.replaceAll('&', '&amp;').replaceAll('"', '%22');

const decoded = (url: string) => url.replaceAll('&amp;', '&').replaceAll('&#038;', '&');
