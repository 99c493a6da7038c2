import { isAscii, isUtf8 } from 'node:buffer';
import { getBOMEncoding, legacyHookDecode } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { encodingName } from './content-type.ts';
import { withoutRawText } from './raw-text.ts';

// The default encodings of browsers by country (HTML standard, “encoding sniffing algorithm”, step 9).
const countriesByCharset: Readonly<Record<string, string>> = {
	shift_jis: 'jp',
	'euc-kr': 'kr',
	gb18030: 'cn',
	big5: 'tw hk mo',
	'windows-1251': 'ru by ua kz kg bg rs mk tj',
	'windows-1250': 'cz sk hr',
	'iso-8859-2': 'pl hu si',
	'iso-8859-7': 'gr cy',
	'windows-1254': 'tr az',
	'windows-1255': 'il',
	'windows-1256': 'sa ae eg iq jo kw lb ly ma om qa sd sy tn ye dz bh ps ir af',
	'windows-1257': 'ee lv lt',
	'windows-1258': 'vn',
	'windows-874': 'th',
};

const charsetByCountry = new Map(
	Object.entries(countriesByCharset).flatMap(([charset, countries]) =>
		countries.split(' ').map((country) => [country, charset] as const),
	),
);

function defaultCharset(geo: string): string {
	return charsetByCountry.get(geo) ?? 'windows-1252';
}

export interface CharsetDecision {
	/** WHATWG name in lower case. */
	readonly encoding: string;
	readonly source: 'bom' | 'header' | 'meta' | 'detected' | 'default';
	readonly header: string | null;
	readonly meta: string | null;
}

interface CharsetHints {
	/** The charset parameter of Content-Type, as written. */
	readonly headerCharset: string | null;
	/** ISO 3166-1 alpha-2, lower case. */
	readonly geo: string;
}

/**
 * The order of the HTML standard: byte order mark, header, meta tag in the first 1024 bytes. If
 * none of them declares an encoding, the page is UTF-8 if its bytes are valid UTF-8, else what a
 * later meta tag declares (browsers start again there), else the default that browsers assume in
 * that country.
 */
export function decideCharset(body: Uint8Array, hints: CharsetHints): CharsetDecision {
	const header = encodingName(hints.headerCharset);
	const bom = getBOMEncoding(body);
	const meta = bom === null ? metaCharset(body) : null;
	const declared = { header, meta };
	if (bom !== null) return { encoding: bom, source: 'bom', ...declared };
	if (header !== null) return { encoding: header, source: 'header', ...declared };
	if (meta !== null) return { encoding: meta, source: 'meta', ...declared };
	if (isUtf8(body) && !isAscii(body)) return { encoding: 'utf-8', source: 'detected', ...declared };
	const late = lateMetaCharset(body);
	if (late !== null) return { encoding: late, source: 'meta', header, meta: late };
	return { encoding: defaultCharset(hints.geo), source: 'default', ...declared };
}

/** The text of a page. A byte order mark stays if it declares the encoding. */
export function decodeHtml(
	body: Uint8Array,
	hints: CharsetHints,
): { readonly text: string; readonly charset: string } {
	const { encoding, source } = decideCharset(body, hints);
	const text = decodeBody(body, encoding);
	return { text: source === 'bom' ? `\ufeff${text}` : text, charset: encoding };
}

export function decodeBody(body: Uint8Array, encoding: string): string {
	// The “replacement” encoding gives a single U+FFFD, so that bytes of an unsafe encoding never
	// become text.
	if (encoding === 'replacement') return '\uFFFD';
	return legacyHookDecode(body, encoding);
}

/** Browsers search this many bytes before they start to parse. */
const searchedBytes = 1024;

const metaCharset = (body: Uint8Array): string | null =>
	declaredCharset(body.subarray(0, searchedBytes));

/** In bytes; longer than the head of any real page. */
const longestHead = 200_000;

const lateMetaCharset = (body: Uint8Array): string | null =>
	declaredCharset(body.subarray(0, longestHead));

function declaredCharset(start: Uint8Array): string | null {
	const text = Buffer.from(start.buffer, start.byteOffset, start.length).toString('latin1');
	const tags = Buffer.from(withoutRawText(text), 'latin1');
	return encodingName(sniffEncoding(tags, { defaultEncoding: '', maxPrescanBytes: Infinity }));
}
