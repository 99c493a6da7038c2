import { addKeywords, listSites, removeKeywords } from '@plumbline/core/api';
import { expect, onTestFinished } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { runServer } from '../service/run-server.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import { seeded } from '../testing/fake-google/shown-queries.ts';

const keywords = Array.from({ length: 60 }, (_, index) => `keyword ${index}`);
const groups = ['Breads', 'Cakes', 'Pies', 'Rolls'];

function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
	return items
		.map((item, index) => ({ item, place: seeded(seed, index) }))
		.toSorted((one, other) => one.place - other.place)
		.map(({ item }) => item);
}

/** Two servers with separate connections, as on two machines. */
async function twoServers(url: string) {
	const database = await openDatabase(url);
	const accountId = (await createAccount(database, { name: 'Bakery' }))?.id ?? 0;
	await ensureSite(database, {
		accountId,
		domain: 'bakery.example',
		title: 'Bakery',
		globalKey: 'bakery',
	});
	const apiKey = await createApiKey(database, { accountId, scopes: ['read', 'keywords:write'] });
	await database.destroy();
	const config = {
		DATABASE_URL: url,
		PORT: '0',
		PLUMBLINE_LOG: 'silent',
		PLUMBLINE_RATE_LIMIT: 'off',
	};
	const servers = await Promise.all([runServer(readConfig(config)), runServer(readConfig(config))]);
	onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
	return async (server: number, path: string, parameters: object, key?: string) => {
		const response = await fetch(`${servers[server % 2]?.url}${path}`, {
			method: 'POST',
			headers: {
				'x-api-key': apiKey,
				'content-type': 'application/json',
				...(key !== undefined && { 'idempotency-key': key }),
			},
			body: JSON.stringify(parameters),
		});
		return { status: response.status, body: await response.json() };
	};
}

const add = addKeywords.paths[0];

onEachEngineUrl(
	'keywords added through two servers at once get the same ids, and are stored once',
	async (url) => {
		const call = await twoServers(url);
		for (let round = 0; round < 5; round++) {
			const texts = keywords.map((text) => `${text} of ${round}`);
			const names = groups.map((name) => `${name} ${round}`);
			const answers = await Promise.all(
				Array.from({ length: 8 }, (_, index) =>
					call(index, add, {
						site_global_key: 'bakery',
						keywords: shuffled(texts, `keywords ${round} ${index}`),
						groups: shuffled(names, `groups ${round} ${index}`),
					}),
				),
			);
			expect(answers.map(({ body }) => body.detail)).toEqual(answers.map(() => undefined));
			const ids = answers.map(({ body }) =>
				Object.fromEntries(
					body.keywords.map(({ name, keyword_id }: Record<string, unknown>) => [name, keyword_id]),
				),
			);
			expect(new Set(Object.values(ids[0] ?? {})).size).toBe(texts.length);
			for (const other of ids) expect(other).toEqual(ids[0]);
			const sites = [await call(0, listSites.paths[0], {}), await call(1, listSites.paths[0], {})];
			for (const { body } of sites) {
				expect(body[0].active_keywords_count).toBe((round + 1) * texts.length);
				expect(body[0].keyword_groups).toHaveLength((round + 1) * names.length);
			}
		}
	},
);

onEachEngineUrl(
	'new groups are created once, in whatever order servers receive them',
	async (url) => {
		const call = await twoServers(url);
		const rounds = 6;
		for (let round = 0; round < rounds; round++) {
			const names = groups.map((name) => `${name} ${round}`);
			const answers = await Promise.all(
				Array.from({ length: 8 }, (_, index) =>
					call(index, add, {
						site_global_key: 'bakery',
						keywords: [`keyword ${round} ${index}`],
						groups: index % 2 ? names : names.toReversed(),
					}),
				),
			);
			expect(answers.map(({ body }) => body.detail)).toEqual(answers.map(() => undefined));
		}
		const { body } = await call(0, listSites.paths[0], {});
		expect(body[0].keyword_groups).toHaveLength(rounds * groups.length);
	},
);

onEachEngineUrl('two servers that remove and add keywords at once do not deadlock', async (url) => {
	const call = await twoServers(url);
	await call(0, add, { site_global_key: 'bakery', keywords });
	const remove = removeKeywords.paths[0];
	for (let round = 0; round < 12; round++) {
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				call(index, index % 3 ? add : remove, {
					site_global_key: 'bakery',
					keywords: shuffled(keywords, `${round} ${index}`),
				}),
			),
		);
		expect(answers.map(({ body }) => body.detail)).toEqual(answers.map(() => undefined));
	}
});

onEachEngineUrl(
	'a call repeated on the other server is executed once and answered twice',
	async (url) => {
		const call = await twoServers(url);
		const parameters = { site_global_key: 'bakery', keywords, groups, details: true };
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, index) => call(index, add, parameters, 'the-same')),
		);
		for (const { status, body } of answers) {
			expect(status).toBe(200);
			expect(body).toEqual(answers[0]?.body);
		}
		expect(answers[0]?.body.keywords[0].status).toBe('added');
	},
);
