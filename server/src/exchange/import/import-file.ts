import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { ExpectedError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';

export interface ReadProgress {
	readonly readBytes: number;
	readonly totalBytes: number;
}

/** A file to import, read on demand. */
export interface ImportFile {
	/** Only shown. */
	readonly name: string;
	/** Null for an upload, which is read once as it arrives. */
	readonly path: string | null;
	readonly bytes: number;
	/** The first bytes. */
	readonly head: Uint8Array;
	chunks(onProgress?: (progress: ReadProgress) => void): AsyncIterable<Uint8Array>;
}

const headBytes = 65_536;
const chunkBytes = 262_144;

export async function openImport(path: string): Promise<ImportFile> {
	try {
		const { bytes, head } = await startOf(path);
		return {
			name: basename(path),
			path,
			bytes,
			head,
			chunks: (onProgress) => chunksOf(path, bytes, onProgress),
		};
	} catch (cause) {
		const problem = `“${path}” cannot be read: ${fileProblem(cause)}.`;
		throw new ExpectedError('import_file', problem, { cause });
	}
}

async function startOf(path: string): Promise<Pick<ImportFile, 'bytes' | 'head'>> {
	const file = await open(path);
	try {
		const { size: bytes } = await file.stat();
		const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) });
		return { bytes, head: buffer.subarray(0, bytesRead) };
	} finally {
		await file.close();
	}
}

async function* chunksOf(
	path: string,
	totalBytes: number,
	onProgress: (progress: ReadProgress) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
	let readBytes = 0;
	for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
		yield chunk;
		readBytes += chunk.length;
		onProgress({ readBytes, totalBytes });
	}
}
