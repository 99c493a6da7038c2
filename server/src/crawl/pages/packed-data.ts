import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Frequent parts of what is packed; a change would make earlier crawls unreadable. */
const dictionary = Buffer.from(
	'"ledHere":[],"hidden":[],"isNoindex":false,"isHidden":false,"fingerprint":[,"canonical":["https://www.,"alternates":[],"places":[[,"<meta name=\\"description\\" content=\\"html > head > meta:nth-child(html > head > title<title></title><link rel=\\"canonical\\" href=\\"https://html > head > link:nth-child(",null],null,null',
);

const fewestCharacters = 120;

/** JSON, compressed if that makes it shorter. */
export function packData(value: unknown): string {
	const text = JSON.stringify(value);
	if (text.length < fewestCharacters) return text;
	const packed = deflateRawSync(text, { dictionary, level: 6 }).toString('base64');
	return packed.length < text.length ? packed : text;
}

/** The caller knows what it packed. */
export function unpackData(text: string): unknown {
	// Base64 contains neither of these.
	if (/^[[{]/.test(text)) return JSON.parse(text);
	return JSON.parse(inflateRawSync(Buffer.from(text, 'base64'), { dictionary }).toString());
}
