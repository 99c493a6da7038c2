import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export interface LinePlace {
	readonly offset: number;
	readonly length: number;
}

const lineFeed = 0x0a;

/** The position and the beginning of each line of a file, which may be larger than memory. */
export async function* linePlaces(
	path: string,
	headBytes: number,
): AsyncGenerator<LinePlace & { readonly head: string }> {
	let offset = 0;
	let length = 0;
	let head: Buffer = Buffer.alloc(0);
	const keepHead = (part: Buffer) => {
		const room = headBytes - head.length;
		if (room > 0) head = Buffer.concat([head, part.subarray(0, room)]);
	};
	for await (const chunk of createReadStream(path)) {
		// Without an encoding a stream yields bytes.
		let rest = chunk as Buffer;
		for (let end = rest.indexOf(lineFeed); end >= 0; end = rest.indexOf(lineFeed)) {
			keepHead(rest.subarray(0, end));
			yield { offset, length: length + end, head: head.toString() };
			offset += length + end + 1;
			length = 0;
			head = Buffer.alloc(0);
			rest = rest.subarray(end + 1);
		}
		keepHead(rest);
		length += rest.length;
	}
	if (length > 0) yield { offset, length, head: head.toString() };
}

export async function readLineAt(path: string, { length, offset }: LinePlace): Promise<string> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
		return buffer.toString('utf8', 0, bytesRead);
	} finally {
		await file.close();
	}
}
