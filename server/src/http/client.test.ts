import { ApiError, createApiClient, listRules, reportOnHtml } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

/** The typed client, connected to the server without a socket. */
function clientOf(app: FastifyInstance, apiKey: string) {
	return createApiClient({
		baseUrl: 'http://plumbline.example',
		apiKey,
		fetch: async (request) => {
			const { statusCode, body } = await app.inject({
				method: 'POST',
				url: new URL(request.url).pathname,
				headers: Object.fromEntries(request.headers),
				payload: await request.text(),
			});
			return new Response(body, { status: statusCode });
		},
	});
}

test('the client of the contract understands the server', async () => {
	const { app, apiKey } = await testApp();
	const client = clientOf(app, apiKey);
	const { rules } = await client.call(listRules, {});
	const { audit } = await client.call(reportOnHtml, {
		html: '<p>Flour</p>',
		geo: 'uk',
		details: true,
	});
	const names = new Set(rules.map(({ rule_name }) => rule_name));
	expect(audit.length).toBeGreaterThan(0);
	expect(audit.every(({ rule_name }) => names.has(rule_name))).toBe(true);
});

test('the client of the contract understands the server’s problems', async () => {
	const { app } = await testApp();
	const failure = await clientOf(app, 'plb_wrong')
		.call(listRules, {})
		.catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(ApiError);
	expect(failure).toMatchObject({ problem: { code: 'key_invalid', status: 401 } });
});
