import { problemStatuses } from '@plumbline/core/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const names = [
	'url',
	'html',
	'geo',
	'keyword',
	'details',
	'failed',
	'rules',
	'rule_set',
	'locale',
	'scope',
	'status',
	'headers',
	'environment',
	'api_key',
	'__proto__',
	'keyword[]',
];
const words = [
	'us',
	'uk',
	'true',
	'1',
	'',
	'document',
	'<p>x',
	'2026.11',
	'ja',
	'200',
	'X-A: 1',
	'http://10.0.0.1/',
	'-',
	'😀',
];

const name = fc.constantFrom(...names);
const value = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 20 }));
const json = fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.jsonValue({ maxDepth: 2 }));
const path = fc.constantFrom(
	'/api/optimization/html',
	'/api/v3/optimization/onpage',
	'/api/v3/optimization/rules',
);

test('no request, however wrong, is answered with a fault of ours', async () => {
	const { app, apiKey } = await testApp();
	const query = fc.array(fc.tuple(name, value), { maxLength: 5 });
	const body = fc.dictionary(name, json, { maxKeys: 5 });
	await fc.assert(
		fc.asyncProperty(path, query, body, async (url, pairs, payload) => {
			const response = await app.inject({
				method: 'POST',
				url: `${url}?${new URLSearchParams(pairs)}`,
				headers: { authorization: `Bearer ${apiKey}` },
				payload,
			});
			if (response.statusCode === 200) return;
			const { code, errors } = response.json();
			expect(response.statusCode).toBeLessThan(500);
			expect(problemStatuses).toHaveProperty(code, response.statusCode);
			expect(errors).toBeInstanceOf(Array);
		}),
		{ numRuns: 300 },
	);
});
