import type { View } from '@wordpress/dataviews';
import { expect, test } from 'vitest';
import { queryOf } from './overview-posts.ts';

test('asks the site for exactly the rows that the table shows', () => {
	const view: View = {
		type: 'table',
		page: 2,
		perPage: 50,
		search: 'rye & spelt',
		sort: { field: 'verdict', direction: 'asc' },
		filters: [
			{ field: 'rule', operator: 'is', value: 'title_tag_used' },
			{ field: 'state', operator: 'is', value: undefined },
		],
	};
	expect(queryOf(view)).toBe(
		'page=2&per_page=50&search=rye+%26+spelt&orderby=verdict&order=asc&rule=title_tag_used',
	);
});
