export interface Line {
	/** Counted from 1, including empty lines. */
	readonly number: number;
	/** Null if the line was over the limit. */
	readonly text: string | null;
}

const lineFeed = 0x0a;

/** The non-empty lines of a stream, read no faster than they are consumed. */
export async function* readLines(
	chunks: AsyncIterable<Buffer>,
	longestBytes: number,
): AsyncGenerator<Line> {
	let line = emptyLine(longestBytes);
	let number = 1;
	for await (const chunk of chunks) {
		let start = 0;
		for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
			line.add(chunk.subarray(start, end));
			const text = line.text();
			if (!isBlank(text)) yield { number, text };
			line = emptyLine(longestBytes);
			number++;
			start = end + 1;
		}
		line.add(chunk.subarray(start));
	}
	const text = line.text();
	if (!isBlank(text)) yield { number, text };
}

function isBlank(text: string | null): boolean {
	return text?.trim() === '';
}

/** Collects the pieces of a line; drops a line that is too long. */
function emptyLine(longestBytes: number) {
	let pieces: Buffer[] = [];
	let bytes = 0;
	const isTooLong = () => bytes > longestBytes;
	return {
		add(piece: Buffer): void {
			bytes += piece.length;
			if (isTooLong()) pieces = [];
			else if (piece.length > 0) pieces.push(piece);
		},
		text: () =>
			isTooLong()
				? null
				: Buffer.concat(pieces)
						.toString()
						.replace(/^\ufeff/, ''),
	};
}
