import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProblemError } from '../problems/problem-error.ts';
import { parseMultipart } from './parse-multipart.ts';

const names = ['html', 'keyword'];
const parse = (body: string | Buffer, boundary = 'x') =>
	parseMultipart(Buffer.from(body), {
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
		'a parameter after the boundary',
		'--x\r\nContent-Disposition: form-data; name="keyword"\r\n\r\nx\r\n--x--',
		'x ; charset=utf-8',
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
	'--x\r\nContent-Disposition: form-data; name="keyw%FFord"\r\n\r\nx\r\n--x--'.replace(
		'%FF',
		'\xff',
	),
])('%j is malformed', (body) => {
	expect(() => parse(Buffer.from(body, 'latin1'))).toThrow('malformed');
});

test('hostile bytes are parsed or refused, and nothing else', () => {
	const pieces = ['\r\n', 'Content-Disposition: ', 'form-data; ', 'name="keyword"', 'name*=UTF-8'];
	const more = ['filename="', "filename*=UTF-8''%", '%E0%A4%A', ':', ';', '"', '\\', '%22', '\xff'];
	const text = fc
		.array(fc.oneof(fc.constantFrom(...pieces, ...more), fc.string()))
		.map((parts) => parts.join(''));
	const body = fc
		.tuple(text, text)
		.map(([head, content]) => `--x\r\n${head}\r\n\r\n${content}\r\n--x--`)
		.map((form) => Buffer.from(form, 'latin1'));
	fc.assert(
		fc.property(body, (bytes) => {
			try {
				parse(bytes);
			} catch (error) {
				expect(error).toBeInstanceOf(ProblemError);
			}
		}),
		{ numRuns: 2000 },
	);
});
