import { expect, test } from 'vitest';
import { responseOf } from './response-of.ts';

const url = 'https://example.com/a';

test('returns the status that the document came with', () => {
	expect(responseOf(`${url}#part`, [{ name: url, responseStatus: 404 }])).toEqual({
		status: 404,
		headers: null,
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
