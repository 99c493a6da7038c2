import { scopes } from '@plumbline/core/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApiKey } from '../accounts/api-keys.store.ts';
import type { Database } from '../database/open-database.ts';
import { apiEndpoints } from '../serve-api.ts';
import { testApp } from '../testing/app.ts';
import { onEachEngine } from '../testing/database.ts';
import { tablesOf } from '../testing/every-table.ts';
import type { SiteFacts } from '../testing/facts/site-facts.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { parametersOf } from '../testing/parameters-of.ts';

/** Stands in everything that another account has, and nowhere else. */
const mark = 'zqbee';
/** Sites are at addresses where nobody may be asked. */
const ourHost = '127.0.0.4';
const theirHost = '127.0.0.2';
/** An id that does not stand in an answer by chance. */
const theirId = 1_234_567_001;

function factsNamed(name: string, origin: string): SiteFacts {
	const url = `${origin}/${name}-rye`;
	const keyword = `${name} rye`;
	return {
		events: [`${name} order`],
		keywords: [{ text: keyword, groups: [`${name} breads`] }, { text: `${name} pie` }],
		ranks: [
			{
				keyword,
				date: '2026-11-02',
				rank: 4,
				url,
				listing: { title: `${name} title`, snippet: `${name} snippet` },
			},
		],
		search: [{ keyword, date: '2026-11-03', impressions: 10, clicks: 1, position: 9, url }],
		searchPages: [{ keyword, date: '2026-11-03', impressions: 10, clicks: 1, position: 9, url }],
		visits: [{ url, date: '2026-11-04', visits: 7 }],
		conversions: [{ url, date: '2026-11-04', event: `${name} order`, conversions: 2, revenue: 12 }],
	};
}

async function twoAccounts(database: Database) {
	const { app } = await testApp({ database });
	const ours = await writeSite(database, factsNamed('our', `http://${ourHost}`), {
		account: 'Ours',
		domain: ourHost,
	});
	const theirs = await writeSite(database, factsNamed(mark, `http://${theirHost}`), {
		account: `${mark} account`,
		domain: theirHost,
	});
	const site = { site_id: theirs.siteId, created_ms: 0 };
	await database
		.insertInto('conversion_event')
		.values({
			...site,
			id: theirId,
			name: `${mark} call`,
			event_alias: `${mark} call`,
			goal_number: 2,
			conversion_type: 'goal',
			updated_ms: 0,
		})
		.execute();
	await database
		.updateTable('site')
		.set({ global_key: `${mark}1x` })
		.where('id', '=', theirs.siteId)
		.execute();
	await database
		.updateTable('keyword_group')
		.set({ global_key: `${mark}2x` })
		.where('site_id', '=', theirs.siteId)
		.execute();
	const keyword = { text: `${mark} cake`, match_key: `${mark} cake`, active: 1 };
	await database
		.insertInto('keyword')
		.values({ ...site, ...keyword, id: theirId + 1 })
		.execute();
	const { accountId } = ours;
	return { app, ours, theirs, apiKey: await createApiKey(database, { accountId, scopes }) };
}

type Site = Awaited<ReturnType<typeof writeSite>>;

const theirNames = [
	`${mark}1x`,
	`${mark}2x`,
	`${mark} breads`,
	`${mark} rye`,
	`${mark} account`,
	String(theirId),
	String(theirId + 1),
	`http://${theirHost}/${mark}-rye`,
	theirHost,
];

/** Of the same shape, and nobody’s. */
function asNobodys(text: string): string {
	return text
		.replaceAll(mark, 'qzeeb')
		.replaceAll(theirHost, '127.0.0.3')
		.replaceAll(String(theirId), String(theirId + 10))
		.replaceAll(String(theirId + 1), String(theirId + 11));
}

function isPartOf(text: string, name: string): boolean {
	return name.includes(decodeURIComponent(text.replaceAll('+', ' ')).trim());
}

/** What each parameter may be in a right request of ours. */
const rightValues: Readonly<Record<string, (ours: Site) => readonly unknown[]>> = {
	site_global_key: ({ globalKey }) => [globalKey],
	search_engine_global_key: () => ['google_us'],
	date_from: () => ['2026-11-01'],
	date_to: () => ['2026-11-30'],
	granularity: () => ['daily', 'monthly'],
	groups: ({ groupKeys }) => ['our breads', [...groupKeys.values()]],
	conversion_events: ({ eventIds }) => [[...eventIds.values()]],
	limit: () => [1, 100],
	offset: () => [0, 1],
	sort_col: () => ['rank', 'visits'],
	sort_dir: () => ['asc', 'desc'],
	url: () => [`http://${ourHost}/our-rye`],
	keyword: () => ['our rye'],
	null_style: () => ['zero'],
	details: () => [true],
	include: () => ['status'],
	include_keyword_groups: () => [true],
	aggregation: () => ['keywords', 'groups'],
	keywords: () => ['our rye', 'something new'],
	partial: () => [true],
	// Whatever is asked twice is to be the same twice.
	dry_run: () => [true],
	html: () => ['<title>Rye bread</title><p>Rye'],
	geo: () => ['us'],
	failed: () => [true],
	rules: () => ['title_tag_exists'],
	rule_set: () => ['2026.11'],
	locale: () => ['en', 'ja'],
	environment: () => ['staging'],
	headers: () => ['X-A: 1'],
	title: () => ['Rye'],
	description: () => ['Bread'],
	status: () => [200],
	scope: () => ['document'],
	id: () => ['1'],
};

test('every parameter of every endpoint is tried', () => {
	const names = new Set(apiEndpoints.flatMap(parametersOf));
	expect(Object.keys(rightValues).toSorted()).toEqual([...names].toSorted());
});

const endpointNames = apiEndpoints.map(({ name }) => name);

function endpointNamed(name: string) {
	const endpoint = apiEndpoints.find((one) => one.name === name);
	if (endpoint === undefined) throw new Error(`There is no endpoint ${name}.`);
	return endpoint;
}

function requiredOf({ example, kind }: (typeof apiEndpoints)[number]): readonly string[] {
	return [...Object.keys(Object(example)), ...(kind === 'write' ? ['dry_run'] : [])];
}

/** An endpoint, a right request for it, and where something of theirs takes a right value’s place. */
const request = (ours: Site) =>
	fc.constantFrom(...endpointNames).chain((endpointName) => {
		const endpoint = endpointNamed(endpointName);
		const values = parametersOf(endpoint).map(
			(name) => [name, fc.constantFrom(...(rightValues[name]?.(ours) ?? []))] as const,
		);
		// These count, and name nothing.
		const places = parametersOf(endpoint).filter((name) => !['limit', 'offset'].includes(name));
		return fc.record({
			endpointName: fc.constant(endpointName),
			parameters: fc.record(Object.fromEntries(values), {
				requiredKeys: [...requiredOf(endpoint)],
			}),
			places: fc.uniqueArray(fc.constantFrom('', ...places), {
				minLength: 1,
				maxLength: 2,
			}),
			theirName: fc.constantFrom(...theirNames),
			isList: fc.boolean(),
		});
	});

onEachEngine(
	'whatever of another account is named, it is as unknown as what nobody has',
	async (database) => {
		const { app, apiKey, ours, theirs } = await twoAccounts(database);
		const before = await rowsOfSite(database, theirs.siteId);
		const ask = async (
			{ lines, paths }: (typeof apiEndpoints)[number],
			parameters: Readonly<Record<string, unknown>>,
		) => {
			const response = await app.inject({
				method: 'POST',
				url: paths[0],
				headers: {
					'x-api-key': apiKey,
					'content-type': lines ? 'application/x-ndjson' : 'application/json',
				},
				payload: JSON.stringify(parameters),
			});
			// Of each request, and of each finding, which is named after its message.
			const body = response.body.replace(/"(request_)?id":"[^"]*"/g, '');
			const { link, 'x-total-count': count } = response.headers;
			return JSON.stringify({ status: response.statusCode, link, count, body });
		};
		for (const url of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs']) {
			expect((await app.inject({ url })).body).not.toContain(mark);
		}
		for (const endpoint of apiEndpoints) {
			const wanted = requiredOf(endpoint).map((name) => [name, rightValues[name]?.(ours)[0]]);
			const answer = await ask(endpoint, Object.fromEntries(wanted));
			const expected = endpoint.name === 'reportOnPage' ? 'url_not_allowed' : '"status":200';
			expect(answer).toContain(expected);
			expect(answer).not.toContain(mark);
		}
		await fc.assert(
			fc.asyncProperty(request(ours), async (given) => {
				const endpoint = endpointNamed(given.endpointName);
				const { parameters, places, isList } = given;
				const { theirName } = given;
				const unknownName = asNobodys(theirName);
				const named = (value: string) => {
					const changed = places
						.filter((place) => place !== '')
						.map((place) => [place, isList ? [value] : value]);
					return { ...parameters, ...Object.fromEntries(changed) };
				};
				const [theirAnswer, unknownAnswer] = [
					await ask(endpoint, named(theirName)),
					await ask(endpoint, named(unknownName)),
				];
				expect(asNobodys(theirAnswer)).toBe(unknownAnswer);
				const shown = theirAnswer.match(new RegExp(`${mark}[ w%.+/-]*`, 'g')) ?? [];
				expect(shown.filter((text) => !isPartOf(text, theirName))).toEqual([]);
			}),
			{ numRuns: 250 },
		);
		expect(await rowsOfSite(database, theirs.siteId)).toEqual(before);
	},
	120_000,
);

async function rowsOfSite(database: Database, siteId: number) {
	const rows: Record<string, unknown> = {};
	for (const { name, columns } of await tablesOf(database)) {
		const column = name === 'site' ? 'id' : 'site_id';
		if (columns.every((one) => one.name !== column)) continue;
		const query = sql`select * from ${sql.table(name)} where ${sql.ref(column)} = ${siteId}`;
		rows[name] = (await query.execute(database)).rows;
	}
	return rows;
}
