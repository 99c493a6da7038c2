import type { Transform } from 'node:stream';
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
};

const mostEncodings = 3;

/** The decoders for a Content-Encoding, in the order in which they apply; null when one is unknown. */
export function contentDecoders(contentEncoding: string): Transform[] | null {
	const names = contentEncoding
		.toLowerCase()
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '' && name !== 'identity');
	if (names.length > mostEncodings || names.some((name) => !Object.hasOwn(decoders, name)))
		return null;
	return names.reverse().flatMap((name) => decoders[name]?.() ?? []);
}
