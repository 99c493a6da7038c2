import { commaListsOf, type Endpoint, problemStatuses, scopes } from '@plumbline/core/api';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import { apiEndpoints } from '../service/serve-api.ts';
import { anyText, anyValue, hostileTexts, hostileValues } from '../testing/any-value.ts';
import { testApp } from '../testing/app.ts';
import { onEachEngine } from '../testing/database.ts';
import { factsNamed } from '../testing/facts/facts-named.ts';
import { type WrittenSite, writeSite } from '../testing/facts/write-site.ts';
import { page as htmlPage, localSite } from '../testing/local-site.ts';
import { parameterSetsOf, parametersOf } from '../testing/parameters-of.ts';
import { ourHost, rightValuesOf } from '../testing/right-values.ts';

type Parameters = Readonly<Record<string, unknown>>;

async function appWithFacts(database: Database, allow: readonly string[] = []) {
	const { app } = await testApp({ database, allow, pressure: { isLate: () => false } });
	const facts = factsNamed('our', `http://${ourHost}`);
	const site = await writeSite(database, facts, { domain: ourHost });
	const apiKey = await createApiKey(database, { accountId: site.accountId, scopes });
	const ask = (options: InjectOptions) => {
		const headers = { 'x-api-key': apiKey, ...options.headers };
		return app.inject({ ...options, headers });
	};
	return { ask, site };
}

const endpointNames = apiEndpoints.map(({ name }) => name);
const manyOn = (database: Database, runs: number) =>
	dialectOf(database) === 'sqlite' ? runs : runs / 4;

function endpointNamed(name: string): Endpoint {
	const endpoint = apiEndpoints.find((one) => one.name === name);
	if (endpoint === undefined) throw new Error(`There is no endpoint ${name}.`);
	return endpoint;
}

/** A valid request for an endpoint, in which some parameters are then wrong or missing. */
function request(endpoint: Endpoint, site: WrittenSite, other: fc.Arbitrary<unknown>) {
	const names = parametersOf(endpoint);
	const right = names.map(
		(name) => [name, fc.constantFrom(...rightValuesOf(endpoint.name, name, site))] as const,
	);
	const wrong = fc.tuple(fc.constantFrom('nothing_known', ...names), other);
	const brackets = fc.constantFrom('', '', '', '[]', '[0]');
	return fc
		.record({
			right: fc.record(Object.fromEntries(right), {
				requiredKeys: Object.keys(Object(endpoint.example)),
			}),
			wrong: fc.array(fc.tuple(wrong, brackets), { maxLength: 3 }),
			missing: fc.option(fc.constantFrom('', ...names)),
		})
		.map(({ right, wrong, missing }): Parameters => {
			const changed = wrong.map(([[name, value], bracket]) => [`${name}${bracket}`, value]);
			const all: Parameters = { ...right, ...Object.fromEntries(changed) };
			return Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing));
		});
}

/** Parameters in the form of a query or a form body. */
function asPairs(parameters: Parameters): URLSearchParams {
	return new URLSearchParams(
		Object.entries(parameters).flatMap(([name, value]) =>
			[value].flat(9).map((one) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
		),
	);
}

function expectAnswerOrProblem({ statusCode, headers, body }: LightMyRequestResponse): void {
	if (statusCode === 200) {
		expect(body).not.toContain('"code":"internal_error"');
		return;
	}
	expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
	const { code, errors, request_id } = JSON.parse(body);
	expect(`${statusCode} ${code}`).not.toMatch(/^5/);
	expect(problemStatuses).toHaveProperty(code, statusCode);
	expect(errors).toBeInstanceOf(Array);
	expect(request_id).toBe(headers['x-request-id']);
}

for (const name of endpointNames) {
	onEachEngine(
		`${name}: no request, however wrong, causes an internal error`,
		async (database) => {
			const endpoint = endpointNamed(name);
			const [url] = endpoint.paths;
			const { ask, site } = await appWithFacts(database);
			const send = (parameters: Parameters, how: string) => {
				const pairs = String(asPairs(parameters));
				const query = { url: `${url}?${pairs.slice(0, 15_000)}` };
				const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];
				switch (how) {
					case 'GET':
						return ask({ ...query, method: 'GET' });
					case 'query':
						return ask({ ...query, method: 'POST' });
					case 'form':
						return ask({ url, method: 'POST', headers: { 'content-type': form }, payload: pairs });
					default:
						return ask({
							url,
							method: 'POST',
							headers: { 'content-type': endpoint.lines ? 'application/x-ndjson' : json },
							payload: JSON.stringify(parameters),
						});
				}
			};
			await fc.assert(
				fc.asyncProperty(
					request(endpoint, site, anyValue),
					fc.constantFrom('json', 'json', 'json', 'form', 'GET', 'query'),
					async (parameters, how) => expectAnswerOrProblem(await send(parameters, how)),
				),
				{ numRuns: manyOn(database, 60) },
			);
		},
		120_000,
	);
}

onEachEngine(
	'a request with valid values of all parameters succeeds on each endpoint',
	async (database) => {
		const page = await localSite({ '/our-rye': htmlPage('<title>Our rye</title>') });
		const { ask, site } = await appWithFacts(database, [page.host, `${ourHost}:80`]);
		// Endpoints accept the caller's own headers only for a site of the account.
		await ensureSite(database, { accountId: site.accountId, domain: '127.0.0.1', title: 'Ours' });
		for (const endpoint of apiEndpoints) {
			for (const names of parameterSetsOf(endpoint)) {
				const right = names.map((name) => [name, rightValuesOf(endpoint.name, name, site)[0]]);
				const given = Object.fromEntries(right);
				const payload = JSON.stringify({
					...given,
					...(endpoint.kind === 'audit' && { url: page.url('/our-rye') }),
				});
				const type = endpoint.lines ? 'application/x-ndjson' : 'application/json';
				const headers = { 'content-type': type };
				const [url] = endpoint.paths;
				const { statusCode, body } = await ask({ method: 'POST', url, headers, payload });
				expect(`${endpoint.name} ${statusCode} ${body.slice(0, 300)}`).toContain(
					`${endpoint.name} 200`,
				);
				expect(body).not.toContain('"problem"');
			}
		}
	},
);

onEachEngine(
	'each endpoint accepts or refuses wrong values in each parameter, and each parameter every kind',
	async (database) => {
		const { ask, site } = await appWithFacts(database);
		const valuesFor =
			dialectOf(database) === 'sqlite'
				? inTurns([...hostileTexts, ...hostileValues])
				: () => ['a\0b', '\ud800'];
		for (const endpoint of apiEndpoints) {
			const names = parametersOf(endpoint);
			const right = names.map((name) => [name, rightValuesOf(endpoint.name, name, site)[0]]);
			for (const name of names) {
				for (const value of valuesFor(name)) {
					const payload = JSON.stringify({ ...Object.fromEntries(right), [name]: value });
					const type = endpoint.lines ? 'application/x-ndjson' : 'application/json';
					const headers = { 'content-type': type };
					const [url] = endpoint.paths;
					expectAnswerOrProblem(await ask({ method: 'POST', url, headers, payload }));
				}
			}
		}
	},
);

onEachEngine(
	'each endpoint ignores what it does not know, and links to the other pages of a list without it',
	async (database) => {
		const { ask, site } = await appWithFacts(database);
		const noText = { toString: 'a' };
		for (const endpoint of apiEndpoints.filter(({ lines }) => !lines)) {
			const names = parametersOf(endpoint);
			const right = names.map((name) => [name, rightValuesOf(endpoint.name, name, site)[0]]);
			// With an offset, each list has a previous page to link to.
			const given = {
				...Object.fromEntries(right),
				...(names.includes('offset') && { offset: 1 }),
			};
			const [url] = endpoint.paths;
			const known = await ask({ method: 'POST', url, payload: given });
			expect('link' in known.headers).toBe('x-total-count' in known.headers);
			for (const value of ['a', noText, [noText]]) {
				const payload = { ...given, nothing_known: value };
				const { statusCode, headers } = await ask({ method: 'POST', url, payload });
				expect([endpoint.name, statusCode]).toEqual([endpoint.name, known.statusCode]);
				expect(headers.link).toBe(known.headers.link);
			}
		}
	},
);

/**
 * All values for the first endpoint that has a parameter. Others read it with the same code, so each
 * of them gets a third, of which none has the same as the one before.
 */
function inTurns(values: readonly unknown[]): (parameter: string) => readonly unknown[] {
	const asked = new Map<string, number>();
	return (parameter) => {
		const times = asked.get(parameter) ?? 0;
		asked.set(parameter, times + 1);
		return times === 0 ? values : values.filter((_, index) => index % 3 === times % 3);
	};
}

/** Values that query, form and JSON can all express: valid Unicode, and arrays for lists only. */
function sayable(lists: ReadonlySet<string>) {
	const text = anyText.filter((text) => text.length < 3000).map((text) => text.toWellFormed());
	const value = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 }));
	return { text, value, write: (parameters: Parameters) => asPairs(bracketed(parameters, lists)) };
}

/** In JSON an array is a list as it is; queries and forms need brackets for that. */
function bracketed(parameters: Parameters, lists: ReadonlySet<string>): Parameters {
	return Object.fromEntries(
		Object.entries(parameters).map(([name, value]) => [
			Array.isArray(value) && lists.has(name) ? `${name}[]` : name,
			value,
		]),
	);
}

onEachEngine(
	'equal parameters in a query, a form and JSON get the same answer',
	async (database) => {
		const { ask, site } = await appWithFacts(database);
		const endpoints = apiEndpoints.filter(({ lines }) => !lines);
		const call = fc.constantFrom(...endpoints.map(({ name }) => name)).chain((name) => {
			const endpoint = endpointNamed(name);
			const { value } = sayable(commaListsOf(endpoint));
			return fc.record({
				name: fc.constant(name),
				parameters: request(endpoint, site, value),
			});
		});
		await fc.assert(
			fc.asyncProperty(call, async ({ name, parameters }) => {
				const endpoint = endpointNamed(name);
				const [url] = endpoint.paths;
				// A GET request must change nothing, so none of the three remembers, and writes are dry runs.
				const { remember: _remember, ...asked } = asTexts(parameters);
				const given = {
					...asked,
					...(endpoint.kind === 'write' && { dry_run: 'true' }),
				};
				const pairs = String(sayable(commaListsOf(endpoint)).write(given));
				const form = 'application/x-www-form-urlencoded';
				const answers = [
					await ask({ url, method: 'POST', payload: given }),
					await ask({ url, method: 'POST', headers: { 'content-type': form }, payload: pairs }),
					await ask({ url: `${url}?${pairs}`, method: 'GET' }),
				];
				const [json, ...others] = answers.map(({ statusCode, body }) => {
					const shown = body.replace(/"request_id":"[^"]*"/, '');
					return `${statusCode} ${shown}`;
				});
				for (const other of others) expect(other).toBe(json);
			}),
			{ numRuns: manyOn(database, 400) },
		);
	},
);

/** Numbers and flags as strings. */
function asTexts(parameters: Parameters): Parameters {
	const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
	return Object.fromEntries(
		Object.entries(parameters)
			.filter(([name]) => !name.endsWith(']'))
			.map(([name, value]) => [name, Array.isArray(value) ? value.map(asText) : asText(value)]),
	);
}
