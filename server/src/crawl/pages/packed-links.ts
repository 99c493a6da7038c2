import { packNumbers, unpackNumbers } from './varints.ts';

/** A link of a page to a URL of the crawl, with its place in the HTML. */
export interface PlacedLink {
	readonly urlId: number;
	/** Offset in the HTML; null for a link that is not in it. */
	readonly node: number | null;
	readonly line: number;
	readonly column: number;
}

const unknownNode = -1;

/** Links in some characters each: only the difference to the link before is stored. */
export function packLinks(links: readonly PlacedLink[]): string {
	let [lastId, lastNode, lastLine] = [0, 0, 0];
	return packNumbers(
		links.flatMap(({ column, line, node: given, urlId }) => {
			const node = given ?? unknownNode;
			const numbers = [urlId - lastId, node - lastNode, line - lastLine, column];
			[lastId, lastNode, lastLine] = [urlId, node, line];
			return numbers;
		}),
	);
}

export function unpackLinks(text: string): PlacedLink[] {
	const numbers = unpackNumbers(text);
	const links: PlacedLink[] = [];
	let [urlId, node, line] = [0, 0, 0];
	for (let at = 0; at + 3 < numbers.length; at += 4) {
		urlId += numbers[at] ?? 0;
		node += numbers[at + 1] ?? 0;
		line += numbers[at + 2] ?? 0;
		const column = numbers[at + 3] ?? 0;
		links.push({ urlId, node: node === unknownNode ? null : node, line, column });
	}
	return links;
}

/** The URL ids only, each once, which a graph needs. */
export function linkedIds(text: string): ReadonlySet<number> {
	const numbers = unpackNumbers(text);
	const ids = new Set<number>();
	let urlId = 0;
	for (let at = 0; at + 3 < numbers.length; at += 4) {
		urlId += numbers[at] ?? 0;
		ids.add(urlId);
	}
	return ids;
}
