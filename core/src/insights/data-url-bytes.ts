/** The number of bytes in a `data:` URL (RFC 2397). */
export function dataUrlBytes(address: string): number {
	const comma = address.indexOf(',');
	const body = address.slice(comma + 1).replace(/#.*/s, '');
	const letters = body.replace(/%[\da-f]{2}/gi, '.').length;
	if (!/;\s*base64\s*$/i.test(address.slice(0, comma))) return letters;
	const padding = /=*$/.exec(body)?.[0].length ?? 0;
	return Math.floor(((letters - padding) * 3) / 4);
}
