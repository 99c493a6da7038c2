import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentDecoder } from './decompress.ts';
import { type FetchError, unreachable } from './fetch-outcome.ts';
import { discard } from './http-client.ts';
import type { FetchLimits } from './limits.ts';

interface BodySource {
	readonly url: string;
	readonly stream: Readable;
	readonly contentEncoding: string;
	/** The limit, both as sent and decompressed; a larger body is dropped. */
	readonly mostBytes: number;
	readonly signal: AbortSignal;
}

type Chunks = AsyncIterable<Uint8Array>;

/**
 * The whole decompressed body. Counts while streaming, so that a zip bomb is dropped when it
 * crosses the limit, not after.
 */
export async function readBody(source: BodySource, limits: FetchLimits): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	const decoded = decodedChunks(source, limits);
	for await (const chunk of withinSize(decoded, source)) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** Reads only the first bytes and drops the rest. */
export async function readStart(
	source: BodySource,
	limits: FetchLimits,
	startBytes: number,
): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of decodedChunks(source, limits)) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes >= startBytes) break;
	}
	return Buffer.concat(chunks).subarray(0, startBytes);
}

function decodedChunks(source: BodySource, limits: FetchLimits): Chunks {
	const { contentEncoding, signal, stream, url } = source;
	const decoder = contentDecoder(contentEncoding);
	if (decoder === null) {
		discard(stream);
		const detail = `The page is compressed as “${contentEncoding}”, which was not requested.`;
		throw unreachable(url, 'protocol', detail);
	}
	const sent = refuseDrip(withinSize(stream, source), url, limits);
	// The consumer of the decoder gets the error; here it must only not be unhandled.
	pipeline(sent, decoder, { signal }).catch(() => undefined);
	return decoder;
}

async function* withinSize(chunks: Chunks, { mostBytes, url }: BodySource): Chunks {
	let bytes = 0;
	for await (const chunk of chunks) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw tooLarge(url, mostBytes);
		yield chunk;
	}
}

/** A server that sends a byte now and then would occupy a connection for nothing. */
async function* refuseDrip(source: Chunks, url: string, limits: FetchLimits): Chunks {
	const start = performance.now();
	let bytes = 0;
	for await (const chunk of source) {
		bytes += chunk.length;
		const elapsedMs = performance.now() - start;
		const leastBytes = (elapsedMs / 1000) * limits.slowBytesPerSecond;
		if (elapsedMs > limits.slowAfterMs && bytes < leastBytes) {
			throw unreachable(url, 'too_slow', 'The server sends the page too slowly.');
		}
		yield chunk;
	}
}

function tooLarge(url: string, mostBytes: number): FetchError {
	const megabytes = Math.round(mostBytes / 1024 / 1024);
	return unreachable(url, 'too_large', `It is larger than ${megabytes} MB.`);
}
