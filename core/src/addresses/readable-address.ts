/**
 * A URL, or a part of one, with characters instead of their codes. Bytes that are not whole
 * characters stay codes, and so do invisible characters and those that change the direction of
 * text: they would make it look like a different URL.
 */
export const readableAddress = (address: string): string =>
	address.replace(/(?:%[0-9a-f]{2})+/gi, charactersOf);

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\ufffd]/u;

function charactersOf(codes: string): string {
	const bytes = codes.slice(1).split('%');
	const characters = new TextDecoder().decode(
		Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
	);
	return unseen.test(characters) ? codes : characters;
}
