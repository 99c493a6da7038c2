import { withPlainEscapes } from '../../../addresses/address-spelling.ts';
import { parseLinkHeader } from '../../../addresses/link-header.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';

/** An address that the page names as its canonical one, where engines take it from. */
export interface StatedCanonical {
	/** Absolute where that can be worked out, as written where not. */
	readonly address: string;
	/** null for a header. */
	readonly node: NodeRef | null;
}

/** Each address once, as it was written first. */
export function distinctAddresses(stated: readonly StatedCanonical[]): readonly string[] {
	const first = new Map<string, string>();
	for (const { address } of stated) {
		const key = withPlainEscapes(address);
		if (!first.has(key)) first.set(key, address);
	}
	return [...first.values()];
}

/** From link elements in the head and Link headers, without those whose attributes say something else. */
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
