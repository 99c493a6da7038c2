import type { Readable } from 'node:stream';
import type { ImportFile } from './import-file.ts';

const headBytes = 65_536;

/**
 * A file that is still on its way, read once and no faster than it is stored. The stream stays open
 * when the file is refused, because browsers read no answer while they cannot send the rest.
 */
export async function uploadedImport(stream: Readable, name: string): Promise<ImportFile> {
	const parts: AsyncIterator<Buffer> & AsyncIterable<Buffer> = stream.iterator({
		destroyOnReturn: false,
	});
	const beginning = await beginningOf(parts);
	async function* chunks() {
		yield beginning;
		yield* parts;
	}
	return {
		name,
		path: null,
		bytes: Number.NaN,
		head: beginning.subarray(0, headBytes),
		chunks,
	};
}

async function beginningOf(parts: AsyncIterator<Buffer>): Promise<Buffer> {
	const read: Buffer[] = [];
	for (let bytes = 0; bytes < headBytes; ) {
		const { done, value } = await parts.next();
		if (done) break;
		read.push(value);
		bytes += value.length;
	}
	return Buffer.concat(read);
}
