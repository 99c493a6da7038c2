/** Two halves of 32 bits. */
export type Hash64 = readonly [low: number, high: number];

/** Two mixed hashes: among millions of texts, a collision is practically impossible. */
export function hash64(text: string): Hash64 {
	let low = 0x811c9dc5;
	let high = 0x9e3779b9;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		low = Math.imul(low ^ unit, 0x01000193);
		high = Math.imul(high ^ unit, 0x5bd1e995);
		high ^= high >>> 13;
	}
	return [low >>> 0, high >>> 0];
}
