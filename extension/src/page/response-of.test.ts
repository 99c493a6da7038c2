import { expect, test } from 'vitest';
import { responseOf } from './response-of.ts';

const url = 'https://example.com/a';

test('returns the status that the document came with, and the number of redirects', () => {
	const entry = { name: url, responseStatus: 404, redirectCount: 2 };

	expect(responseOf(`${url}#part`, [entry])).toEqual({
		status: 404,
		headers: null,
		redirectCount: 2,
	});
});

test.each([
	['the browser has no navigation entry', []],
	['the status is hidden', [{ name: url, responseStatus: 0 }]],
	['the browser does not support statuses', [{ name: url }]],
	['a script has changed the URL since', [{ name: 'https://example.com/b', responseStatus: 200 }]],
])('returns null when %s', (_, entries) => {
	expect(responseOf(url, entries)).toBeNull();
});
