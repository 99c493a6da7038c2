import { PassThrough, type Transform } from 'node:stream';
import {
	constants,
	createBrotliDecompress,
	createGunzip,
	createInflate,
	createZstdDecompress,
} from 'node:zlib';

export const acceptEncoding = 'gzip, br, zstd';

// As browsers do, accepts the bytes so far when a server cuts off the trailer.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

const decoders: Readonly<Record<string, () => Transform>> = {
	gzip: () => createGunzip(lenient),
	'x-gzip': () => createGunzip(lenient),
	deflate: () => createInflate(lenient),
	br: () => createBrotliDecompress(),
	zstd: () => createZstdDecompress(),
	identity: () => new PassThrough(),
};

/**
 * The decoder for a Content-Encoding. Null for an unknown encoding, and for several: a few kilobytes
 * that were compressed twice can keep a processor busy for minutes.
 */
export function contentDecoder(contentEncoding: string): Transform | null {
	const names = contentEncoding
		.toLowerCase()
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '' && name !== 'identity');
	const [name = 'identity', ...others] = names;
	if (others.length > 0 || !Object.hasOwn(decoders, name)) return null;
	return decoders[name]?.() ?? null;
}
