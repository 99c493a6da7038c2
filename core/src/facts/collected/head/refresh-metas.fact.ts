import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A meta tag that redirects people or reloads the page. */
export interface RefreshMeta {
	readonly seconds: number;
	/** As written; empty if the page itself is reloaded. */
	readonly address: string;
	readonly node: NodeRef;
}

export const refreshMetas = defineFact<RefreshMeta>({
	elements: ['meta'],
	part: 'document',
	enter({ attribute, inFrame, ref }) {
		if (inFrame || attribute('http-equiv')?.trim().toLowerCase() !== 'refresh') return null;
		const match = pattern.exec(attribute('content') ?? '');
		if (!match) return null;
		const [, seconds = '', address = ''] = match;
		return {
			seconds: Number.parseFloat(`0${seconds}`),
			address: address.replace(/^(['"])(.*?)(?:\1.*)?$/s, '$2').trim(),
			node: ref(),
		};
	},
});

/** As HTML reads it: a time, then, after a separator, a URL with or without “url=”. */
const pattern = /^\s*([\d.]+)\s*(?:[;,\s]\s*(?:url\s*=\s*)?(.*))?$/is;
