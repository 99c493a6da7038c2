/**
 * An address, or a part of one, with its characters instead of their codes. Bytes that are no whole
 * characters stay codes, and so does what nobody sees or what turns the direction of a text: it
 * would show another address than the one it is.
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
