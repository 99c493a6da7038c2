import { withPlainEscapes } from '../../../addresses/address-spelling.ts';
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

/**
 * From link tags in the head and from Link headers, except links whose attributes give them a
 * different meaning.
 */
export const statedCanonicals = deriveFact({
	reads: ['writtenCanonicals'],
	derive: ({ writtenCanonicals }): readonly StatedCanonical[] =>
		writtenCanonicals
			.filter(({ qualifiers }) => qualifiers.length === 0)
			.map(({ base, href, node }) => ({ address: resolved(href ?? '', base), node }))
			.filter(({ address }) => address !== ''),
});

function resolved(href: string, base: string | null): string {
	const written = href.trim();
	return written && (parseAddress(written, base ?? undefined)?.href ?? written);
}
