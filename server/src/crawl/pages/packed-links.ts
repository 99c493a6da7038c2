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

/** Whole numbers in few characters: seven bits a byte, then Base64. Small numbers take one byte. */
function packNumbers(numbers: readonly number[]): string {
	const bytes: number[] = [];
	for (const number of numbers) {
		// Negative numbers get odd codes, so that small ones stay short.
		let rest = number < 0 ? -number * 2 - 1 : number * 2;
		while (rest > 127) {
			bytes.push((rest % 128) + 128);
			rest = Math.floor(rest / 128);
		}
		bytes.push(rest);
	}
	return Buffer.from(bytes).toString('base64url');
}

function unpackNumbers(text: string): number[] {
	const numbers: number[] = [];
	let number = 0;
	let place = 1;
	for (const byte of Buffer.from(text, 'base64url')) {
		number += (byte & 127) * place;
		place *= 128;
		if (byte > 127) continue;
		numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2);
		number = 0;
		place = 1;
	}
	return numbers;
}
