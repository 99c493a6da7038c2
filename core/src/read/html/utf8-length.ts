/** Number of characters measured at once: browsers copy what they encode. */
const piece = 1 << 13;

const encoder = new TextEncoder();
let scratch: Uint8Array<ArrayBuffer> | undefined;

/** An encoder counts many times faster than a loop, but needs memory for its output. */
export function utf8Length(text: string): number {
	scratch ??= new Uint8Array(3 * piece);
	let bytes = 0;
	for (let at = 0; at < text.length; ) {
		// A surrogate pair has four bytes, but six if it is split.
		const end = at + piece - (isHighHalf(text.charCodeAt(at + piece - 1)) ? 1 : 0);
		bytes += encoder.encodeInto(text.slice(at, end), scratch).written;
		at = end;
	}
	return bytes;
}

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
