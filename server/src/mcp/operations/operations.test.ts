import { type Scope, scopes } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { apiEndpoints } from '../../service/serve-api.ts';
import { sampleAgents } from '../../testing/sample-agents.ts';
import { orders } from '../orders.fixtures.ts';
import { operationAnswer } from './operation-answer.ts';
import { operations } from './operations.ts';
import { argumentName } from './tool-words.ts';

const agentsOf = sampleAgents();
const agent = async (granted: readonly Scope[] = scopes) => (await agentsOf([granted])).agents[0]!;

test('every endpoint of the contract is an operation, and every change can be tried', () => {
	const single = apiEndpoints.filter((endpoint) => !('lines' in endpoint));
	expect(new Set(operations)).toEqual(new Set(single));
	for (const { input, kind } of operations) {
		if (kind === 'write') expect(Object.keys(Reflect.get(input, 'shape'))).toContain('dry_run');
	}
});

test('each operation is found by its name with its arguments, and answers its example', async () => {
	const { call } = await agent();
	const { answer: all } = await call('find_operation');
	expect(all.total).toBe(operations.length);
	for (const { example, kind, name, scope } of operations) {
		const found = await call('find_operation', { words: name });
		expect(found.answer.items).toMatchObject([{ operation: name }]);
		expect(Buffer.byteLength(found.text)).toBeLessThanOrEqual(4000);
		// Examples of audits are pages of the web.
		if (name === 'reportOnPage') continue;
		const { dry_run: _, ...rest } = { ...Object(example), dry_run: true };
		const args = Object.fromEntries(
			Object.entries(rest).map(([key, value]) => [argumentName(key), value]),
		);
		const known = Object.keys(Reflect.get(found.answer.items[0]!, 'arguments'));
		expect([name, scope, known]).toEqual([name, scope, expect.arrayContaining(Object.keys(args))]);
		const tool = kind === 'write' ? 'run_change' : 'run_operation';
		const { answer, result, text } = await call(tool, { operation: name, arguments: args });
		expect([name, result.isError ? text : null]).toEqual([name, null]);
		expect(answer.provenance).toMatchObject({ operation: name });
		expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4000);
	}
});

test.each([
	['what should I do next?', 'listOpportunities'],
	['open faults', 'listFaults'],
	['did our change work', 'listEffects'],
	['is it indexed by Google', 'listVerdicts'],
	['core web vitals field data', 'listFieldData'],
	['start crawling the site', 'startCrawl'],
	['queries', 'listSearchQueries'],
	['note a release', 'addChanges'],
	['trend of ranks', 'listRankingTrends'],
	['countries', 'listSearchSplit'],
	['report for my client', 'showReport'],
])('“%s” finds %s first', async (words, name) => {
	const { answer } = await (await agent()).call('find_operation', { words });
	expect(answer.items[0]).toMatchObject({ operation: name, arguments: expect.anything() });
});

test('a change is tried first, carried out on request, and read back by the domain', async () => {
	const { call } = await agent();
	const note = { site: 'bakery.example', note: 'Release 7', date: '2026-11-02' };
	const notes = async () => {
		const args = { site: 'bakery.example', date_from: '2026-11-02', date_to: '2026-11-02' };
		const { text } = await call('run_operation', { operation: 'list_changes', arguments: args });
		return text.includes('Release 7');
	};
	const change = (more: object) =>
		call('run_change', { arguments: note, ...more, operation: 'addChanges' });
	expect((await change({})).answer).toMatchObject({ dry_run: true });
	expect(await notes()).toBe(false);
	expect((await change({ dry_run: false })).answer).toMatchObject({ dry_run: false });
	expect(await notes()).toBe(true);
	await call('run_change', { operation: 'removeChanges', arguments: note, dry_run: false });
	expect(await notes()).toBe(false);
});

test('mistakes are named in words of the tools', async () => {
	const { call } = await agent();
	const detailOf = async (tool: string, operation: string, args: object = {}) => {
		const { answer, result } = await call(tool, { operation, arguments: args });
		expect(result.isError).toBe(true);
		return JSON.stringify(answer.error.quoted);
	};
	const site = 'bakery.example';
	expect(await detailOf('run_operation', 'listOportunities')).toContain('“listOpportunities”');
	expect(await detailOf('run_operation', 'addChanges')).toContain('run_change');
	expect(await detailOf('run_change', 'listChanges')).toContain('run_operation');
	expect(await detailOf('run_operation', 'listChanges', { site, dat_from: 1 })).toContain(
		'“date_from”',
	);
	expect(await detailOf('run_operation', 'listChanges', { site: 'x' })).toContain('list_sites');
	const missing = await detailOf('run_operation', 'listChanges');
	expect(missing).toContain('site: ');
	expect(missing).not.toMatch(/global_key|api\/v3/);
	const engine = {
		site,
		search_engine: 'yahoo_us',
		date_from: '2026-11-01',
		date_to: '2026-11-02',
	};
	const untracked = await detailOf('run_operation', 'listRankings', engine);
	expect(untracked).not.toMatch(/global_key|api\/v3/);
});

test('a key finds and runs only what it has scopes for', async () => {
	const { call, client } = await agent(['read']);
	const { tools } = await client.listTools();
	expect(tools.map(({ name }) => name)).not.toContain('run_change');
	const { answer } = await call('find_operation');
	const found = answer.items.map((item) => Reflect.get(item, 'operation'));
	expect(found).toContain('listChanges');
	expect(found).not.toContain('startCrawl');
	const refused = await call('run_operation', {
		operation: 'reportOnHtml',
		arguments: { html: '<p>Bread' },
	});
	expect(refused.answer.error.code).toBe('scope_missing');
});

test('stored text that gives orders changes nothing outside “quoted”', async () => {
	const { call } = await agent();
	const site = 'bakery.example';
	const add = (note: string) =>
		call('run_change', { operation: 'addChanges', arguments: { site, note }, dry_run: false });
	for (const order of orders) await add(order.replaceAll('\0', ''));
	const { answer } = await call('run_operation', { operation: 'listChanges', arguments: { site } });
	expect(JSON.stringify(answer)).toContain('remove_keywords');
	for (const item of answer.items) {
		expect({ ...item, quoted: null }).toEqual({ field: 'changes', quoted: null });
	}
	expect(Object.keys(answer).sort()).toEqual([
		'items',
		'next_cursor',
		'provenance',
		'quoted',
		'total',
	]);
	expect(answer.quoted).toEqual({ total_count: expect.any(Number) });
});

test('an answer of any size is cut without a loss, and texts of others are only quoted', () => {
	const rows = Array.from({ length: 300 }, (_, index) => ({
		place: index,
		text: 'Bread '.repeat(9),
	}));
	const answered = {
		meta: { from: '2026-11-01', known: null },
		days: Array.from({ length: 400 }, (_, day) => `2026-${day}`),
		pages: [
			{ url: '/', rows, note: null },
			{ url: '/empty', rows: [], note: 'x\u0001'.repeat(9000) },
		],
	};
	const { head, items } = operationAnswer(operations[0]!, answered, new Date(0));
	expect(head.quoted).toEqual({ meta: answered.meta });
	for (const item of items) expect(JSON.stringify(item).length).toBeLessThan(2600);
	const all = JSON.stringify(items);
	for (const { place } of rows) expect(all).toContain(`{"place":${place},`);
	for (const day of answered.days) expect(all).toContain(`"${day}"`);
	expect(items.at(-1)?.quoted).toMatchObject({ url: '/empty', rows: [] });
	for (const item of items)
		expect(Object.keys(item)).toEqual(expect.arrayContaining(['field', 'quoted']));
});
