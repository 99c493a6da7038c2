import type { Location } from '../audit/report/location.ts';
import type { PageSummary, Pointer } from '../facts/derived/page/summary.fact.ts';
import type { AddressTable } from './address-table.ts';

/** A page as its site stores it. */
export interface SummarizedPage {
	readonly summary: PageSummary;
	/** The places of the nodes that the summary names. */
	readonly places: readonly Location[];
	/** The fact `namedFiles` and the page’s media; absent where nobody can know them. */
	readonly files?: readonly Pointer[] | undefined;
	/** The places of the page that links can lead to; absent like the files. */
	readonly targets?: readonly string[] | undefined;
}

/**
 * A summarized page in a tenth of the memory: its links are kept as numbers, their places as line
 * and column.
 */
export interface PackedPage {
	/** Replaced when another URL turns out to redirect here. */
	summary: Omit<PageSummary, 'links'>;
	readonly places: readonly Location[];
	readonly files?: readonly Pointer[] | undefined;
	/** URL number, offset in the HTML, line and column of each link. */
	readonly links: Int32Array;
}

const linkStride = 4;
const unknownNode = -1;

export function packPage(
	{ files, places, summary }: SummarizedPage,
	table: AddressTable,
): PackedPage {
	const { links, ...rest } = summary;
	const placeOf = new Map(places.map((place) => [place.node, place]));
	const packed = new Int32Array(links.length * linkStride);
	for (const [index, { address, node }] of links.entries()) {
		const place = node === null ? undefined : placeOf.get(node);
		if (place) placeOf.delete(place.node);
		const offset = typeof node === 'number' ? node : unknownNode;
		packed.set(
			[table.idOf(address), offset, place?.line ?? 0, place?.column ?? 0],
			index * linkStride,
		);
	}
	return { summary: rest, places: [...placeOf.values()], links: packed, files };
}

/** The numbers of the URLs that it links to. */
export const linkedNumbers = ({ links }: PackedPage): readonly number[] =>
	Array.from({ length: links.length / linkStride }, (_, index) => links[index * linkStride] ?? 0);

export function unpackPage(
	{ files, links: packed, places, summary }: PackedPage,
	table: AddressTable,
): SummarizedPage {
	const links: Pointer[] = [];
	const linkPlaces: Location[] = [];
	for (let at = 0; at < packed.length; at += linkStride) {
		const [id = 0, offset = unknownNode, line = 0, column = 0] = packed.subarray(at);
		const node = offset === unknownNode ? null : offset;
		links.push({ address: table.addressOf(id), node });
		if (node !== null && line > 0) {
			linkPlaces.push({ node, snippet: null, selector: null, line, column });
		}
	}
	return { summary: { ...summary, links }, places: [...places, ...linkPlaces], files };
}
