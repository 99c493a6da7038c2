import { expect, test } from 'vitest';
import { parseMultipart } from './parse-multipart.ts';

const names = ['html', 'keyword'];
const parse = (text: string, boundary = 'x') =>
	parseMultipart(Buffer.from(text), {
		contentType: `multipart/form-data; boundary=${boundary}`,
		names,
	});

test('reads what the Fetch standard writes, files and texts', async () => {
	const form = new FormData();
	form.append('keyword', 'sour “dough”\r\n--x');
	form.append('keyword', '');
	form.append('html', new Blob(['<p>\xff']), 'a"b.html');
	const request = new Response(form);
	const contentType = request.headers.get('content-type') ?? '';
	const parsed = parseMultipart(Buffer.from(await request.arrayBuffer()), { contentType, names });
	expect(parsed).toEqual({
		keyword: ['sour “dough”\r\n--x', ''],
		html: { kind: 'bytes', bytes: Buffer.from('<p>\xff'), charset: null },
	});
});

test.each([
	[
		'a quoted boundary',
		'--a b\r\nContent-Disposition: form-data; name="keyword"\r\n\r\nx\r\n--a b--',
		'"a b"',
	],
	[
		'a name without quotes',
		'--x\r\nContent-Disposition: form-data; name=keyword\r\n\r\nx\r\n--x--',
		'x',
	],
	[
		'more headers',
		'--x\r\nContent-Type: text/plain\r\ncontent-disposition: form-data; name="keyword"\r\n\r\nx\r\n--x--\r\n',
		'x',
	],
	[
		'spaces after the boundary',
		'--x  \r\nContent-Disposition: form-data; name="keyword"\r\n\r\nx\r\n--x--',
		'x',
	],
])('understands %s', (_what, body, boundary) => {
	expect(parse(body, boundary)).toEqual({ keyword: 'x' });
});

test.each([
	'',
	'x',
	'--x',
	'--x\r\n',
	'--x\r\nContent-Disposition: form-data; name="keyword"\r\n\r\nx',
	'--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--',
	'--x\r\n\r\nx\r\n--x--',
])('%j is malformed', (body) => {
	expect(() => parse(body)).toThrow('malformed');
});
