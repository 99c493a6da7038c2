import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { apiEndpoints } from '../service/serve-api.ts';
import { onEachEngine } from '../testing/database.ts';
import { tablesOf } from '../testing/every-table.ts';
import type { WrittenSite } from '../testing/facts/write-site.ts';
import { parametersOf } from '../testing/parameters-of.ts';
import { knownParameters, rightValuesOf } from '../testing/right-values.ts';
import { asNobodys, isPartOf, mark, theirNames, twoAccounts } from './two-accounts.ts';

test('every parameter of every endpoint is tried', () => {
	const names = new Set(apiEndpoints.flatMap(parametersOf));
	expect(knownParameters.toSorted()).toEqual([...names].toSorted());
});

/** Answers of endpoints that would fetch the site, which the server may not. */
const refusals: Readonly<Record<string, string>> = {
	reportOnPage: 'url_not_allowed',
	startCrawl: 'is not a public address',
};

const endpointNames = apiEndpoints.map(({ name }) => name);

function endpointNamed(name: string) {
	const endpoint = apiEndpoints.find((one) => one.name === name);
	if (endpoint === undefined) throw new Error(`There is no endpoint ${name}.`);
	return endpoint;
}

function requiredOf({ example, kind }: (typeof apiEndpoints)[number]): readonly string[] {
	return [...Object.keys(Object(example)), ...(kind === 'write' ? ['dry_run'] : [])];
}

/** The mark with the text around it. */
const markedText = new RegExp(`${mark}[ \\w%.+/-]*`, 'g');

/** For an endpoint: a valid request, and the places in it that can name something of the other account. */
const request = (ours: WrittenSite) =>
	fc.constantFrom(...endpointNames).chain((endpointName) => {
		const endpoint = endpointNamed(endpointName);
		const values = parametersOf(endpoint).map(
			(name) => [name, fc.constantFrom(...rightValuesOf(endpoint.name, name, ours))] as const,
		);
		// These are numbers that do not identify anything.
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

/** The answer suggests the words of the URL, without its punctuation. */
const urlAsText = {
	endpointName: 'reportOnHtml',
	parameters: { html: '<title>Rye bread</title><p>Rye', geo: 'us', keyword: 'our rye' },
	places: ['html', 'url'],
	theirName: `http://127.0.0.2/${mark}-rye`,
	isList: false,
};

onEachEngine(
	'anything of a different account is as unknown as something that does not exist',
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
			// Removes the ids of requests and of findings; a finding's id contains its message.
			const body = response.body.replace(/"(request_)?id":"[^"]*"/g, '');
			const { link, 'x-total-count': count } = response.headers;
			return JSON.stringify({ status: response.statusCode, link, count, body });
		};
		for (const url of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs']) {
			expect((await app.inject({ url })).body).not.toContain(mark);
		}
		for (const endpoint of apiEndpoints) {
			const wanted = requiredOf(endpoint).map((name) => [
				name,
				rightValuesOf(endpoint.name, name, ours)[0],
			]);
			const answer = await ask(endpoint, Object.fromEntries(wanted));
			const expected = refusals[endpoint.name] ?? '"status":200';
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
				const shown = theirAnswer.match(markedText) ?? [];
				expect(shown.filter((text) => !isPartOf(text, theirName))).toEqual([]);
			}),
			{ numRuns: 250, examples: [[urlAsText]] },
		);
		expect(await rowsOfSite(database, theirs.siteId)).toEqual(before);
	},
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
