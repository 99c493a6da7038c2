import fc from 'fast-check';
import { expect } from 'vitest';
import { createAccount } from '../../accounts/accounts.store.ts';
import { createApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { addConversionEvent } from '../../accounts/conversion-events.store.ts';
import { trackEngine } from '../../accounts/engines.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { ensureGroup } from '../../keywords/groups.store.ts';
import { apiEndpoints } from '../../service/serve-api.ts';
import { onEachEngine } from '../../testing/database.ts';
import { keywordsApp } from '../../testing/keywords-app.ts';

/** A word in all data of the other account. */
const secret = 'zanzibar';
const scopes = ['read', 'keywords:write', 'optimize'] as const;

async function withTwoAccounts(database: Database) {
	const ours = await keywordsApp(database, {}, scopes);
	await trackEngine(database, ours.site.id, 'google_us');
	const account = await createAccount(database, { name: secret, globalKey: secret });
	const accountId = account?.id ?? 0;
	const site = await ensureSite(database, {
		accountId,
		domain: `${secret}.example`,
		title: secret,
		globalKey: secret,
	});
	await trackEngine(database, site.id, 'google_us');
	const group = await ensureGroup(database, site.id, secret, secret);
	const eventId = await addConversionEvent(database, {
		siteId: site.id,
		name: secret,
		alias: secret,
	});
	const theirKey = await createApiKey(database, { accountId, scopes });
	await ours.app.inject({
		method: 'POST',
		url: '/api/v3/keywords/add_keywords',
		headers: { 'x-api-key': theirKey, 'idempotency-key': secret },
		payload: { site_global_key: secret, keywords: `${secret} bread`, groups: secret },
	});
	return { ...ours, group, eventId };
}

const path = fc.constantFrom(
	...apiEndpoints.filter(({ lines }) => !lines).flatMap(({ paths }) => paths),
);
const site = fc.constantFrom(secret, 'bakery', 'never');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

onEachEngine(
	'a key reveals nothing about other accounts, not even whether something exists',
	async (database) => {
		const { app, apiKey, group, eventId } = await withTwoAccounts(database);
		const parameters = fc.record({
			site_global_key: site,
			search_engine_global_key: fc.constant('google_us'),
			date_from: fc.constant('2026-01-01'),
			date_to: fc.constant('2026-01-31'),
			groups: maybe(fc.constantFrom(group.globalKey, secret)),
			conversion_events: maybe(fc.constant(String(eventId))),
			url: maybe(fc.constant(`http://${secret}.example/`)),
			keyword: maybe(fc.constant(`${secret} bread`)),
			keywords: maybe(fc.constant('rye')),
			details: maybe(fc.boolean()),
			dry_run: fc.constant(true),
		});
		const ask = async (url: string, payload: Record<string, unknown>) => {
			const headers = { 'x-api-key': apiKey, 'idempotency-key': secret };
			const response = await app.inject({ method: 'POST', url, headers, payload });
			const { request_id: _, ...body } = response.json();
			return { status: response.statusCode, text: response.body, body };
		};
		await fc.assert(
			fc.asyncProperty(path, parameters, async (url, payload) => {
				const { text, status, body } = await ask(url, payload);
				// An error may quote what the caller itself sent.
				if (status === 200) expect(text).not.toContain(secret);
				if (payload.site_global_key !== secret) return;
				const never = await ask(url, { ...payload, site_global_key: 'never' });
				expect({ status, body }).toEqual({ status: never.status, body: never.body });
			}),
			{ numRuns: 150 },
		);
	},
);
