import { parseAddress } from '../../../addresses/parse-address.ts';
import {
	distinctAddresses,
	type StatedCanonical,
} from '../../../facts/derived/indexing/stated-canonicals.fact.ts';
import { rememberLatest } from '../../../memory/remember-latest.ts';

/** The canonical URL of the page, with one of its nodes; null if there is none or several. */
export const singleCanonical = rememberLatest((stated: readonly StatedCanonical[]) => {
	const [first] = stated;
	if (!first || distinctAddresses(stated).length > 1) return null;
	const address = parseAddress(first.address);
	if (!address || !/^https?:$/.test(address.protocol)) return null;
	const node = stated.find(({ node }) => node !== null)?.node ?? null;
	return { address, nodes: node === null ? [] : [node] };
});
