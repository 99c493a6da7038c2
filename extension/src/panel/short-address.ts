/** As people say it: without protocol, and with its characters instead of their codes. */
export function shortAddress(url: string): string {
	const { host, pathname, search, protocol } = new URL(url);
	const path = pathname === '/' ? '' : pathname;
	return `${protocol === 'file:' ? '' : host}${readable(path + search)}`;
}

const readable = (path: string) => path.replace(/(?:%[0-9a-f]{2})+/gi, charactersOf);

/** Bytes that are no whole characters stay codes. */
function charactersOf(codes: string): string {
	const bytes = codes.slice(1).split('%');
	const characters = new TextDecoder().decode(
		Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
	);
	return characters.includes('\ufffd') ? codes : characters;
}
