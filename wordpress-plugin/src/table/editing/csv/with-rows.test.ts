import { expect, test } from 'vitest';
import type { OverviewPost } from '../../overview-posts.ts';
import { mostPosts, withRows } from './with-rows.ts';

const post = (id: number, more: Partial<OverviewPost> = {}): OverviewPost => ({
	id,
	title: 'Rye',
	edit_url: '/edit',
	url: 'https://example.com/rye',
	type: 'Post',
	language: 'en',
	date: '',
	state: 'fine',
	verdict: '',
	is_stale: false,
	findings: [],
	keyword: 'rye',
	seo_title: 'Rye bread',
	description: '',
	variables: {},
	broken: [],
	...more,
});

test('only what differs from the site becomes an edit, and only where the person may edit', () => {
	const rows = [
		{ id: 1, texts: { title: 'Rye  bread', description: 'New' } },
		{ id: 2, texts: { title: 'Rye bread', keyword: 'rye' } },
		{ id: 3, texts: { title: 'Forbidden' } },
		{ id: 4, texts: { title: 'Gone' } },
		{ id: 5, texts: { title: '' } },
	];
	const posts = [post(1), post(2), post(3, { edit_url: null }), post(5)];
	expect(withRows({}, rows, posts)).toEqual({
		draft: {
			'1:description': { id: 1, field: 'description', before: '', after: 'New' },
			'5:title': { id: 5, field: 'title', before: 'Rye bread', after: '' },
		},
		changed: [1, 5],
		skipped: 0,
	});
});

test('more posts than can be edited together are counted', () => {
	const ids = Array.from({ length: mostPosts + 3 }, (_, index) => index + 1);
	const rows = ids.map((id) => ({ id, texts: { title: 'New' } }));
	const { changed, skipped } = withRows(
		{},
		rows,
		ids.map((id) => post(id)),
	);
	expect([changed.length, skipped]).toEqual([mostPosts, 3]);
});
