/** How many bytes a `data:` address (RFC 2397) holds. */
export function writtenBytes(address: string): number {
	const comma = address.indexOf(',');
	const body = address.slice(comma + 1).replace(/#.*/s, '');
	const letters = body.replace(/%[\da-f]{2}/gi, '.').length;
	if (!/;\s*base64\s*$/i.test(address.slice(0, comma))) return letters;
	const padding = /=*$/.exec(body)?.[0].length ?? 0;
	return Math.floor(((letters - padding) * 3) / 4);
}
