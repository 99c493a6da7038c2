/**
 * The decoder for a file with this beginning: by its byte order mark, else UTF-8. It throws at
 * bytes that are not text.
 */
export function textDecoderFor(head: Uint8Array): InstanceType<typeof TextDecoder> {
	const [first, second] = head;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
	return new TextDecoder('utf-8', { fatal: true });
}
