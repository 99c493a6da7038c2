import { expect, test } from 'vitest';
import { responseOf } from './response-of.ts';

const url = 'https://example.com/a';

test('gives the status the document came with', () => {
	expect(responseOf(`${url}#part`, [{ name: url, responseStatus: 404 }])).toEqual({
		status: 404,
		headers: null,
	});
});

test.each([
	['nothing is remembered', []],
	['the status is not told', [{ name: url, responseStatus: 0 }]],
	['the browser does not know statuses', [{ name: url }]],
	['the address has changed since', [{ name: 'https://example.com/b', responseStatus: 200 }]],
])('gives nothing when %s', (_, entries) => {
	expect(responseOf(url, entries)).toBeNull();
});
