import { withPlainEscapes } from '../../../addresses/address-spelling.ts';
import { parseLinkHeader } from '../../../addresses/link-header.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';

/** A canonical URL that the page names in a place where engines read it. */
export interface StatedCanonical {
	/** Absolute if it can be resolved, otherwise as written. */
	readonly address: string;
	/** null for a header. */
	readonly node: NodeRef | null;
}

/** Each URL once, in its first spelling. */
export function distinctAddresses(stated: readonly StatedCanonical[]): readonly string[] {
	const first = new Map<string, string>();
	for (const { address } of stated) {
		const key = withPlainEscapes(address);
		if (!first.has(key)) first.set(key, address);
	}
	return [...first.values()];
}

/** From link tags in the head and Link headers, without those that their attributes qualify. */
export const statedCanonicals = deriveFact({
	reads: ['canonicals'],
	mayRead: ['response', 'baseUrl', 'url'],
	derive({ baseUrl, canonicals, response, url }): readonly StatedCanonical[] {
		const elements = canonicals
			.filter(({ inHead, qualifiers }) => inHead && qualifiers.length === 0)
			.map(({ href, node }) => ({ address: resolved(href ?? '', baseUrl), node }));
		const headers = (response?.headers ?? [])
			.filter(([name]) => name === 'link')
			.flatMap(([, value]) => parseLinkHeader(value))
			.filter(({ rel, parameters }) => rel.includes('canonical') && parameters.length === 0)
			.map(({ href }) => ({ address: resolved(href, url), node: null }));
		return [...elements, ...headers].filter(({ address }) => address !== '');
	},
});

function resolved(href: string, base: string | null): string {
	const written = href.trim();
	return written && (parseAddress(written, base ?? undefined)?.href ?? written);
}
