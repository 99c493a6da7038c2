import { expect, test } from 'vitest';
import { decideCharset, decodeBody } from './charset.ts';

const japanese = {
	shift_jis: [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea],
	'euc-jp': [0xc6, 0xfc, 0xcb, 0xdc, 0xb8, 0xec],
	'iso-2022-jp': [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x38, 0x6c, 0x1b, 0x28, 0x42],
	gb18030: [0xc8, 0xd5, 0xb1, 0xbe, 0xd5, 0x5a],
	'utf-8': [...Buffer.from('日本語')],
	'utf-16le': [...Buffer.from('日本語', 'utf16le')],
};

function bytes(...parts: (string | readonly number[])[]): Uint8Array {
	return Buffer.concat(
		parts.map((part) => Buffer.from(typeof part === 'string' ? Buffer.from(part) : [...part])),
	);
}

function decode(body: Uint8Array, headerCharset: string | null = null, geo = 'us') {
	const { encoding, source } = decideCharset(body, { headerCharset, geo });
	return { encoding, source, text: decodeBody(body, encoding) };
}

test.each(Object.entries(japanese))('the header names %s', (encoding, text) => {
	expect(decode(bytes(text), encoding)).toMatchObject({ encoding, source: 'header' });
	expect(decode(bytes(text), encoding).text).toBe('日本語');
});

test.each(['shift_jis', 'euc-jp', 'iso-2022-jp', 'gb18030', 'utf-8'] as const)(
	'a meta tag names %s',
	(encoding) => {
		const decoded = decode(bytes(`<meta charset="${encoding}">`, japanese[encoding]));
		expect(decoded).toMatchObject({ encoding, source: 'meta' });
		expect(decoded.text).toContain('日本語');
	},
);

test.each([
	['x-sjis', 'shift_jis'],
	['Windows-31J', 'shift_jis'],
	['gb2312', 'gbk'],
	['ISO-8859-1', 'windows-1252'],
	['latin1', 'windows-1252'],
	['unicode-1-1-utf-8', 'utf-8'],
])('the label %s means %s', (label, encoding) => {
	expect(decode(bytes('x'), label).encoding).toBe(encoding);
});

test('windows-1252 has quotes and a euro where Latin-1 has control characters', () => {
	expect(decode(bytes([0x80, 0x93, 0x94, 0x97]), 'iso-8859-1').text).toBe('€“”—');
});

test('a byte order mark wins over the header, and the header over the meta tag', () => {
	const marked = bytes([0xff, 0xfe], japanese['utf-16le']);
	expect(decode(marked, 'shift_jis')).toEqual({
		encoding: 'utf-16le',
		source: 'bom',
		text: '日本語',
	});
	const tagged = bytes('<meta charset="euc-jp">', japanese.shift_jis);
	expect(decode(tagged, 'shift_jis').source).toBe('header');
});

test('an unknown name in the header is ignored', () => {
	expect(decode(bytes('<meta charset="euc-jp">'), 'nonsense').encoding).toBe('euc-jp');
});

test('a meta tag cannot declare UTF-16, because it could not be read in UTF-16', () => {
	expect(decode(bytes('<meta charset="utf-16">')).encoding).toBe('utf-8');
});

test('a page that declares nothing is UTF-8 when its bytes are', () => {
	expect(decode(bytes(japanese['utf-8']))).toMatchObject({ encoding: 'utf-8', source: 'detected' });
});

test.each([
	['jp', 'shift_jis'],
	['kr', 'euc-kr'],
	['cn', 'gb18030'],
	['tw', 'big5'],
	['ru', 'windows-1251'],
	['us', 'windows-1252'],
])('without other signs it is the encoding that browsers assume in %s', (geo, encoding) => {
	expect(decode(bytes([0xe9, 0x20]), null, geo)).toMatchObject({ encoding, source: 'default' });
});

test('nothing of a page is shown if browsers refuse its encoding', () => {
	expect(decode(bytes('<script>'), 'iso-2022-kr').text).toBe('\uFFFD');
});

test('a meta tag after the first 1024 bytes counts when nothing else reveals the encoding', () => {
	const late = `<script>${'/* crumbs */'.repeat(200)}</script><meta charset="shift_jis"><p>`;
	expect(decode(bytes(late, japanese.shift_jis))).toMatchObject({
		encoding: 'shift_jis',
		source: 'meta',
	});
	expect(decode(bytes(late, '日本語'))).toMatchObject({ encoding: 'utf-8', source: 'detected' });
	expect(decode(bytes(late, japanese.shift_jis), 'gb18030')).toMatchObject({ source: 'header' });
});

const tag = '<meta charset="shift_jis">';
const far = '-'.repeat(2000);

test.each([
	['a comment', `<!-- ${tag} -->`],
	['an attribute', `<p title='${tag}'>`],
	['a script', `<script>write('${tag}')</script>`],
	[
		'a script that a tag in an attribute only seems to end',
		`<script data-x="</script>">'${tag}'</script>`,
	],
	['a title', `<TITLE>${tag}</TITLE>`],
	['a comment far below', `<!-- ${far} ${tag} -->`],
	['an attribute far below', `<p title='${far} ${tag}'>`],
	['a script far below', `<script>/*${far}*/ write('${tag}')</script>`],
])('a meta tag inside %s declares nothing', (_place, html) => {
	expect(decode(bytes(html, [0xe9, 0x20]))).toMatchObject({ source: 'default' });
	expect(decode(bytes(html, '<meta charset="euc-jp">')).encoding).toBe('euc-jp');
});

test('a meta tag that begins before byte 1024 and ends after it counts as late', () => {
	const start = `<!--${'-'.repeat(1024 - 7 - tag.length)}-->`;
	expect(decode(bytes(start, tag, '日本語'))).toMatchObject({ source: 'meta' });
	expect(decode(bytes(`${start} `, tag, '日本語'))).toMatchObject({ source: 'detected' });
});
