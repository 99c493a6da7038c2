import { type Scope, scopes } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { ruleCatalogue } from '../optimization/rule-catalogue.ts';
import { testApp } from '../testing/app.ts';
import { localSite, page } from '../testing/local-site.ts';
import { sampleAgents } from '../testing/sample-agents.ts';
import { pageSchema } from './answers/answer-pages.ts';
import { tools } from './create-mcp-server.ts';
import { operations } from './operations/operations.ts';
import { orderingPage, orders } from './orders.fixtures.ts';
import { jobs } from './prompts.ts';

const bread = `<!doctype html><html lang="en"><head><title>Sourdough bread</title></head>
<body><h1>Sourdough bread</h1><img src="crumb.png"><a href="/starter">click here</a> or <a href="/rye">here</a></body></html>`;
const fixed = bread
	.replace('click here', 'How to keep a starter')
	.replace('.png"', '.png" alt="Crumb"');
const drawn = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rye bread</title></head>
<body><div id="root"></div><script src="/app.js"></script></body></html>`;

const agentsOf = sampleAgents();

/** A server with the sample account and a site; one client for each list of scopes. */
async function agents(...granted: (readonly Scope[])[]) {
	const site = await localSite({
		'/bread': page(bread),
		'/fixed': page(fixed),
		'/drawn': page(drawn),
	});
	return { site, ...(await agentsOf(granted, [site.host])) };
}

const november = { date_from: '2026-11-01', date_to: '2026-11-14' };
const bakery = { site: 'sample-site', search_engine: 'google_us', ...november };

test('two agents do thirty tasks at once, each within 4,000 bytes', async () => {
	const { site, agents: clients } = await agents(scopes, scopes);
	const [url, second] = [site.url('/bread'), site.url('/fixed')];
	const tasks: [string, object][] = [
		['audit_page', { url }],
		['audit_page', { url, keyword: 'rye bread', include_notes: true }],
		['audit_html', { html: bread }],
		['audit_html', { html: bread, url: 'https://example.com/', geo: 'jp', locale: 'ja' }],
		['audit_pages', { urls: [url, second, site.url('/missing')] }],
		['compare_pages', { before: url, after: second }],
		['list_rules', {}],
		['list_rules', { group: 'title' }],
		['explain_rule', { rule: 'title_tag_used' }],
		['explain_rule', { rule: 'page_is_indexable', locale: 'ja' }],
		['list_sites', {}],
		['list_rankings', bakery],
		['list_rankings', { ...bakery, sort: 'rank' }],
		['find_operation', { words: 'trends of rankings' }],
		['run_operation', { operation: 'listRankingTrends', arguments: bakery }],
		['add_keywords', { site: 'sample-site', keywords: ['spelt bread'] }],
	];
	const answers = clients.flatMap(({ call }) =>
		tasks.map(async ([name, args]) => ({ name, ...(await call(name, { ...args })) })),
	);
	for (const { answer, name, result, text } of await Promise.all(answers)) {
		expect(result.isError ?? false).toBe(false);
		expect(result.structuredContent).toEqual(answer);
		pageSchema(tools.find((tool) => tool.name === name)!).parse(answer);
		expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4000);
		expect(answer.total).toBeGreaterThan(0);
	}
});

test('findings come worst first, with what to do, and notes only on request', async () => {
	const {
		site,
		agents: [agent],
	} = await agents(['optimize']);
	const { answer } = await agent!.call('audit_page', { url: site.url('/bread') });
	expect(answer).toMatchObject({
		provenance: { source: 'page requested now', country: 'us' },
		indexable: 'yes',
		quoted: { url: site.url('/bread'), title: 'Sourdough bread' },
	});
	expect(answer.items.map(({ severity }) => severity)).not.toContain('note');
	const link = answer.items.find(({ rule }) => rule === 'link_text_is_descriptive');
	expect(link).toMatchObject({ severity: 'warning', count: 2 });
	expect(link?.quoted.found[0]?.snippet).toContain('click here');
});

test('pages come worst first and unknown ones last, without a score', async () => {
	const {
		site,
		agents: [agent],
	} = await agents(['optimize']);
	const asked = ['/drawn', '/fixed', '/bread', '/missing'].map(site.url);
	const urls = ['http://127.0.0.1:9/', ...asked];
	const { answer } = await agent!.call('audit_pages', { urls });
	expect(answer.items).toMatchObject([
		{ counts: { blocker: 1 }, quoted: { url: site.url('/missing') } },
		{ counts: { blocker: 0, error: 0, warning: 3 }, quoted: { url: site.url('/bread') } },
		{ counts: { blocker: 0, error: 0, warning: 2 }, quoted: { url: site.url('/fixed') } },
		{ counts: null, state: 'audited', quoted: { url: site.url('/drawn') } },
		{ counts: null, state: 'not audited' },
	]);
	expect(JSON.stringify(answer)).not.toContain('score');
});

test('the pages of an answer have each item once', async () => {
	const {
		agents: [agent],
	} = await agents(['optimize']);
	const rules: string[] = [];
	for (let cursor: string | null | undefined; cursor !== null; ) {
		const { answer } = await agent!.call('list_rules', cursor === undefined ? {} : { cursor });
		rules.push(...answer.items.map(({ rule }) => rule));
		expect(answer.total).toBeGreaterThan(200);
		cursor = answer.next_cursor;
		if (cursor === null) expect(new Set(rules).size).toBe(answer.total);
	}
});

test('a comparison lists what was fixed', async () => {
	const {
		agents: [agent],
	} = await agents(['optimize']);
	const { answer } = await agent!.call('compare_pages', {
		before: bread,
		after: fixed,
	});
	expect(answer).toMatchObject({ worse: 0 });
	expect(answer.items).toContainEqual(
		expect.objectContaining({ change: 'fixed', rule: 'link_text_is_descriptive' }),
	);
});

test('“looked up but not found” differs from “never looked up”', async () => {
	const {
		agents: [agent],
	} = await agents(['read']);
	const known = await agent!.call('list_rankings', bakery);
	expect(known.answer.provenance).toMatchObject({ source: 'stored rankings', ...november });
	const future = { date_from: '2027-11-01', date_to: '2027-11-14' };
	const unknown = await agent!.call('list_rankings', { ...bakery, ...future });
	const { complete, keywords, never_checked } = unknown.answer.provenance;
	expect([complete, never_checked]).toEqual([false, keywords]);
	expect(unknown.answer.items[0]).toMatchObject({ state: 'never checked', rank: null });
});

test('a part of the keywords is named by conditions', async () => {
	const {
		agents: [agent],
	} = await agents(['read']);
	const keywordsOf = async (segment: string) => {
		const { answer } = await agent!.call('list_rankings', { ...bakery, segment });
		return answer.items.map(({ quoted }) => String(Reflect.get(quoted, 'keyword')));
	};
	const all = await keywordsOf('');
	const some = await keywordsOf('query~^(rye|spelt)');
	expect(some).toEqual(all.filter((keyword) => /^(rye|spelt)/.test(keyword)));
	expect(some.length).toBeGreaterThan(0);
	expect(await keywordsOf('folder:/no-such-folder')).toEqual([]);
	for (const [segment, why] of [
		['country:Germany', '“country:Germany” does not name a country'],
		['country:de', 'Keywords have no figures by country or device'],
	] as const) {
		const { answer } = await agent!.call('list_rankings', { ...bakery, segment });
		expect(answer.error.quoted.detail).toContain(why);
	}
});

test('a question without dates is about the newest days with complete figures', async () => {
	const {
		agents: [agent],
	} = await agents(['read']);
	const { site, search_engine } = bakery;
	const daysOf = async (more: object) => {
		const { answer } = await agent!.call('list_rankings', { site, search_engine, ...more });
		const { date_from, date_to } = answer.provenance;
		return [date_from, date_to];
	};
	expect(await daysOf({})).toEqual(['2026-10-16', '2026-11-12']);
	expect(await daysOf({ days: 483 })).toEqual(['2025-07-18', '2026-11-12']);
	expect(await daysOf({ days: 7, date_to: '2026-10-31' })).toEqual(['2026-10-25', '2026-10-31']);
	expect(await daysOf({ ...november, days: 7 })).toEqual(['2026-11-01', '2026-11-14']);
});

test('keywords are added only outside a dry run, and can be removed', async () => {
	const {
		agents: [agent],
	} = await agents(scopes);
	const wanted = { site: 'sample-site', keywords: ['spelt, whole'] };
	const statusOf = async (tool: string, dry_run?: boolean) => {
		const args = { ...wanted, ...(dry_run !== undefined && { dry_run }) };
		return (await agent!.call(tool, args)).answer.items[0]?.status;
	};
	expect(await statusOf('add_keywords')).toBe('added');
	expect(await statusOf('add_keywords', false)).toBe('added');
	expect(await statusOf('add_keywords', false)).toBe('exists');
	expect(await statusOf('remove_keywords', false)).toBe('removed');
	const mixed = { site: 'sample-site', keywords: ['rye bread', 'never heard of'] };
	const { answer } = await agent!.call('remove_keywords', mixed);
	expect(answer.items).toMatchObject([
		{ status: 'removed', quoted: { keyword: 'rye bread' } },
		{ status: 'rejected', quoted: { keyword: 'never heard of' } },
	]);
});

test('tools that a key has no scope for are not offered', async () => {
	const {
		agents: [reader, writer],
	} = await agents(['read'], scopes);
	const offered = async (agent: typeof reader) => (await agent!.client.listTools()).tools;
	expect((await offered(reader)).map(({ name }) => name)).toEqual([
		'list_sites',
		'list_rankings',
		'find_operation',
		'run_operation',
	]);
	const all = await offered(writer);
	const marks = (name: string) => all.find((tool) => tool.name === name)?.annotations;
	expect(marks('audit_page')).toEqual({ readOnlyHint: true });
	expect(marks('add_keywords')).toMatchObject({ readOnlyHint: false, destructiveHint: false });
	expect(marks('remove_keywords')).toMatchObject({ destructiveHint: true });
});

test('common jobs are prompts, which name tools and operations that exist', async () => {
	const {
		agents: [agent, reader],
	} = await agents(scopes, ['read']);
	const { prompts } = await agent!.client.listPrompts();
	expect(prompts.map(({ name }) => name)).toEqual([
		'explain_fall',
		'first_titles',
		'check_change',
		'weekly_review',
	]);
	const few = await reader!.client.listPrompts();
	expect(few.prompts.map(({ name }) => name)).toEqual(['first_titles', 'weekly_review']);
	const given = { site: 'bakery.example', page: 'https://bakery.example/bread' };
	const { messages } = await agent!.client.getPrompt({ name: 'explain_fall', arguments: given });
	expect(JSON.stringify(messages)).toContain(given.page);

	const known = new Set([...tools, ...operations].map(({ name }) => name));
	for (const { asks, request } of jobs) {
		const text = request(Object.fromEntries(Object.keys(asks).map((key) => [key, key])));
		const named = text.match(/\b(?:list[A-Z]\w+|(?:audit|compare|explain|run|list)_\w+)/g) ?? [];
		expect(named.filter((name) => !known.has(name) && name !== 'audit_files')).toEqual([]);
	}
});

test('a refusal names the parameter, and says how to go on', async () => {
	const {
		agents: [agent],
	} = await agents(scopes);
	const { answer, result } = await agent!.call('list_rankings', { ...bakery, search_engine: 'x' });
	expect(result.isError).toBe(true);
	expect(answer.error.code).toBe('engine_not_tracked');
	expect(answer.error.quoted.detail).toContain('google_us');
});

test('a site is named by its domain, and a rule by a part of its name', async () => {
	const {
		agents: [agent],
	} = await agents(scopes);
	const [site] = (await agent!.call('list_sites')).answer.items;
	const domain = site!.quoted.domain;
	const byKey = await agent!.call('list_rankings', bakery);
	const byDomain = await agent!.call('list_rankings', {
		...bakery,
		site: `https://www.${domain}/`,
	});
	expect(byDomain.text).toBe(byKey.text);

	const detailOf = async (tool: string, args: object) => {
		const { answer, result } = await agent!.call(tool, { ...args });
		expect(result.isError).toBe(true);
		return answer.error.quoted.detail;
	};
	const mistyped = await detailOf('list_rankings', { ...bakery, site: `x${domain}` });
	expect(mistyped).toContain(`Did you mean “${domain}”`);
	expect(await detailOf('explain_rule', { rule: 'title_tag_usd' })).toContain('“title_tag_used”');
	expect(await detailOf('explain_rule', { rule: 'canonical' })).toMatch(/“\w*canonical\w*”/);

	const { answer } = await agent!.call('list_rules', { search: 'canonical points' });
	expect(answer.items.map(({ rule }) => rule)).toContain('canonical_points_to_this_page');
	expect(answer.total).toBeLessThan(10);
});

test('an argument that a tool does not have is refused', async () => {
	const {
		agents: [agent],
	} = await agents(scopes);
	const detailOf = async (args: Readonly<Record<string, unknown>>) => {
		const { answer, result } = await agent!.call('list_rules', args);
		expect(result.isError).toBe(true);
		return answer.error.quoted.detail;
	};
	expect(await detailOf({ serch: 'canonical' })).toContain('Did you mean “search”?');
	expect(await detailOf({ find: 'canonical' })).toContain('It has: group, search.');
	expect(await detailOf({ group: 7 })).toMatch(/^group: /);
});

test('the list of tools takes at most 10,000 bytes of the context of a model', async () => {
	const {
		agents: [agent],
	} = await agents(scopes);
	const { tools: listed } = await agent!.client.listTools();
	expect(listed.length).toBe(tools.length);
	expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThanOrEqual(10_000);
});

/** All texts of an answer but those below `quoted`. */
function ownTexts(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		name === 'quoted' ? [] : ownTexts(inner),
	);
}

test('page text that gives orders appears only below “quoted”', async () => {
	const {
		agents: [agent],
	} = await agents(['optimize']);
	const audited = async (order: string) => {
		const args = { html: orderingPage(order), include_notes: true };
		const { answer } = await agent!.call('audit_html', args);
		return { answer, own: ownTexts({ ...answer, provenance: null }) };
	};
	const { own: harmless } = await audited('A loaf on a board');
	const known = new Set([...harmless, ...ownTexts(ruleCatalogue(undefined))]);
	for (const order of orders) {
		const { answer, own } = await audited(order);
		expect(own.filter((text) => !known.has(text))).toEqual([]);
		expect(JSON.stringify(answer)).toContain(/\p{L}{3,9}/u.exec(order)?.[0]);
	}
});

test('without a valid key nothing is read', async () => {
	const { app } = await agents();
	const ask = (headers: object) =>
		app.inject({ method: 'POST', url: '/mcp', headers: { ...headers }, payload: '{"jsonrpc":' });
	expect((await ask({})).statusCode).toBe(401);
	expect((await ask({ authorization: 'Bearer plb_wrong' })).statusCode).toBe(401);
});

test.each([
	['https://attacker.example', 403],
	['null', 403],
	['https://app.example', 200],
	['http://localhost:6274', 200],
])('a page of %s gets %i', async (origin, status) => {
	const { app, apiKey } = await testApp({ corsOrigins: ['https://app.example'] });
	const response = await app.inject({
		method: 'POST',
		url: '/mcp',
		headers: {
			origin,
			authorization: `Bearer ${apiKey}`,
			accept: 'application/json, text/event-stream',
		},
		payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
	});
	expect(response.statusCode).toBe(status);
});

test.each(['GET', 'DELETE'] as const)(
	'a %s that names the type of a body is answered like one that does not',
	async (method) => {
		const { app, apiKey } = await testApp();
		const status = async (headers: Readonly<Record<string, string>>) => {
			const authorization = `Bearer ${apiKey}`;
			const accept = 'text/event-stream';
			const url = '/mcp';
			return (await app.inject({ method, url, headers: { authorization, accept, ...headers } }))
				.statusCode;
		};
		expect(await status({})).toBe(405);
		expect(await status({ 'content-type': 'application/json' })).toBe(405);
	},
);
