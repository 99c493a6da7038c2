import { spreadsheetLine } from '@plumbline/core';
import { formulas } from '@plumbline/core/formulas';
import { expect, test } from 'vitest';
import type { OverviewPost } from '../../overview-posts.ts';
import { postsCsv, readPostsCsv } from './posts-csv.ts';

const post: OverviewPost = {
	id: 7,
	title: '=HYPERLINK("https://evil.example")',
	edit_url: null,
	url: 'https://example.com/rye',
	type: 'Post',
	language: 'en',
	date: '',
	state: 'fine',
	verdict: 'Nothing to fix',
	is_stale: false,
	findings: [],
	keyword: '-rye, "dark"',
	seo_title: '@Rye {site}',
	description: 'It’s 1 + 1',
	variables: {},
	broken: [],
};

test('formulas stay texts in the file and come back as they were', () => {
	const csv = postsCsv([post]);
	expect(csv).not.toMatch(/(?:^|,|")[=@-]/m);
	expect(readPostsCsv(csv)).toEqual([
		{
			id: 7,
			texts: { title: post.seo_title, description: post.description, keyword: post.keyword },
		},
	]);
});

test('reads the file of a spreadsheet: other separators, columns and orders, and rows without an id', () => {
	const file = 'Title;Note;ID\r\nRye bread;;12\r\n;;\r\nSum;;total\r\n';
	expect(readPostsCsv(file)).toEqual([{ id: 12, texts: { title: 'Rye bread' } }]);
});

test.each(['title\nRye', 'id,url\n7,https://example.com', ''])(
	'refuses a file without an id or without a field: %j',
	(file) => expect(readPostsCsv(file)).toBeNull(),
);

test.each(formulas)('%j stays text in the file', (formula) => {
	const guarded = spreadsheetLine([`'${formula}`]).trimEnd();
	expect(postsCsv([{ ...post, description: formula }])).toContain(`,${guarded},`);
});
