import { auditHtmlPage, digestOf, factsOfHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { onEachEngine } from '../../testing/database.ts';
import { writeSite } from '../../testing/facts/write-site.ts';
import { pageChanges } from '../page-changes.store.ts';
import { pageStateOf } from './page-state.ts';
import { ruleCode, rulesOfCodes } from './page-states.store.ts';
import { rememberPage } from './remember-page.ts';

const url = 'https://bakery.example/rye';
const html = ({ title = 'Rye bread', text = 'Rye. ', head = '' } = {}) =>
	`<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>Rye</h1><main><p>${text.repeat(200)}</p></main></body></html>`;

function seen(page: string) {
	const options = { geo: 'us', url, scope: 'document' as const };
	const facts = factsOfHtml(page, options);
	const report = auditHtmlPage(facts, options);
	const unjudged = report.rules.flatMap(({ name, status }) =>
		status === 'not_checked' ? [name] : [],
	);
	return { report, digest: digestOf(facts), status: 200, unjudged };
}

async function bakery(database: Database) {
	const { siteId } = await writeSite(database, {});
	const site = { id: siteId, timeZone: 'Asia/Tokyo' };
	const visit = (page: string, seenMs: number) =>
		rememberPage(database, { ...seen(page), site, url, seenMs, madeBy: 'unknown' });
	const rows = () => database.selectFrom('page_state').selectAll().execute();
	return { siteId, visit, rows };
}

onEachEngine('keeps a row only where something changed', async (database) => {
	const { rows, visit } = await bakery(database);
	expect(await visit(html(), 1000)).toBeNull();
	expect(await visit(html(), 2000)).toBeNull();
	expect(await visit(html({ text: 'Rye! ' }), 3000)).toBeNull();
	expect(await rows()).toHaveLength(1);
	expect(await visit(html({ title: 'Spelt bread' }), 4000)).toMatchObject({ fields: ['title'] });
	expect(await rows()).toHaveLength(2);
});

onEachEngine(
	'findings and fields that an audit cannot judge stay as they were',
	async (database) => {
		const { rows, siteId, visit } = await bakery(database);
		const noindex = (title: string) =>
			html({ title, head: '<meta name="robots" content="noindex">' });
		await visit(noindex('Rye bread'), 1000);
		const { digest, report, unjudged } = seen(noindex('Rye loaf'));
		const rules = report.rules.filter(({ name }) => name !== 'page_is_indexable');
		const partial = {
			report: { ...report, rules },
			digest: { ...digest, robots: null },
			unjudged: [...unjudged, 'page_is_indexable'],
		};
		const site = { id: siteId, timeZone: 'Asia/Tokyo' };
		const visited = { ...partial, status: null, site, url, seenMs: 2000, madeBy: 'Ada' };
		expect(await rememberPage(database, visited)).toEqual({
			fields: ['title'],
			resolved: [],
			caused: [],
		});
		const newest = (await rows()).at(-1);
		expect(JSON.parse(newest?.fields ?? '')).toMatchObject({ title: 'Rye loaf', status: 200 });
		expect(newest?.failing).toContain(ruleCode('page_is_indexable'));
		expect(await visit(noindex('Rye loaf'), 3000)).toBeNull();
	},
);

onEachEngine('says which findings a change caused and resolved', async (database) => {
	const { siteId, visit } = await bakery(database);
	const late = Date.UTC(2026, 10, 3, 20);
	await visit(html(), 1000);
	await visit(html({ head: '<meta name="robots" content="noindex">' }), late);
	await visit(html(), late + 86_400_000);
	const changes = await pageChanges(database, { siteId });
	expect(changes).toMatchObject([
		{ url, fields: ['robots'], resolved: ['page_is_indexable'], caused: [] },
		// It is already the next day in Tokyo.
		{ day: Date.UTC(2026, 10, 4) / 86_400_000, fields: ['robots'], caused: ['page_is_indexable'] },
	]);
});

test('a page with long texts in any script takes less than a kilobyte', () => {
	const long = '長い題名'.repeat(100);
	const description = `<meta name="description" content="${long}"><link rel="canonical" href="https://bakery.example/${'a'.repeat(1000)}">`;
	const state = pageStateOf(seen(html({ title: long, head: description })));
	const row = { ...state, failing: state.failing.map(ruleCode).join('') };
	expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(1000);
	expect(rulesOfCodes(row.failing)).toEqual(state.failing);
});

test('texts that differ only at their end are different', () => {
	const states = ['a', 'b'].map((end) => pageStateOf(seen(html({ title: 'x'.repeat(900) + end }))));
	expect(states[0]?.fields.title).not.toBe(states[1]?.fields.title);
});
