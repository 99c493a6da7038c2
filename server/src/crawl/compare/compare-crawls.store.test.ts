import { expect } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { onEachEngine } from '../../testing/database.ts';
import { compareCrawls } from './compare-crawls.store.ts';

interface Crawled {
	readonly title?: string;
	/** Severities by rule. */
	readonly findings?: Readonly<Record<string, string>>;
}

async function crawlOf(
	database: Database,
	pages: Readonly<Record<string, Crawled>>,
): Promise<number> {
	const { id } = await database
		.insertInto('crawl')
		.values({
			site_id: null,
			start: 'https://a.example/',
			settings: '{}',
			state: 'done',
			taken: 0,
			created_ms: 0,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const crawl_id = Number(id);
	for (const [path, { findings = {}, title = path }] of Object.entries(pages)) {
		const url = await database
			.insertInto('crawl_url')
			.values({
				crawl_id,
				hash: path,
				url: `https://a.example${path}`,
				state: 0,
				depth: 0,
				chain: 0,
				attempts: 0,
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		const place = { crawl_id, url_id: Number(url.id) };
		await database
			.insertInto('crawl_page')
			.values({
				...place,
				status: 200,
				indexable: 'yes',
				score: 100,
				blockers: 0,
				errors: 0,
				warnings: 0,
				notes: 0,
				title,
				shape: '',
				bytes: 0,
				answer_ms: 0,
				links: '',
				data: '',
			})
			.execute();
		for (const [rule, severity] of Object.entries(findings)) {
			const found = { ...place, rule, severity, count: 1, data: '' };
			await database.insertInto('crawl_finding').values(found).execute();
		}
	}
	return crawl_id;
}

onEachEngine('compares two crawls, each in a table of its own for a cluster', async (database) => {
	const before = await crawlOf(database, {
		'/gone': { findings: { title_tag_used: 'error' } },
		'/rye': { title: 'Rye', findings: { h1_tag_used: 'note', links_have_text: 'warning' } },
		'/oat': {},
	});
	const after = await crawlOf(database, {
		'/new': { findings: { title_tag_used: 'error' } },
		'/rye': { title: 'Rye bread', findings: { title_tag_used: 'error' } },
		'/oat': { findings: { title_tag_used: 'error', h1_tag_used: 'note' } },
	});

	expect(await compareCrawls(database, before, after)).toEqual({
		added: { count: 1, example: 'https://a.example/new' },
		gone: { count: 1, example: 'https://a.example/gone' },
		changed: [{ field: 'title', count: 1, example: 'https://a.example/rye' }],
		worse: [{ rule: 'title_tag_used', count: 2, example: 'https://a.example/oat' }],
		better: [{ rule: 'links_have_text', count: 1, example: 'https://a.example/rye' }],
	});
});
