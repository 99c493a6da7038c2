import { expect, test } from 'vitest';
import { pagingHeaders } from './paging.ts';

const page = { path: '/rankings', parameters: { groups: ['a', 'b c'] }, limit: 10, totalCount: 25 };

function links(offset: number, parameters: Record<string, unknown> = page.parameters) {
	return pagingHeaders({ ...page, parameters, offset }).link;
}

test('links to the next and the previous page, with the parameters as given', () => {
	expect(links(10)).toBe(
		'</rankings?groups%5B%5D=a&groups%5B%5D=b+c&offset=0>; rel="prev", </rankings?groups%5B%5D=a&groups%5B%5D=b+c&offset=20>; rel="next"',
	);
});

test('no link is longer than the server accepts', () => {
	expect(links(0, { url: 'x'.repeat(17_000) })).toBe(undefined);
	expect(pagingHeaders({ ...page, offset: 0 })['x-total-count']).toBe('25');
});

test.each([
	[0, ['next']],
	[5, ['prev', 'next']],
	[20, ['prev']],
	[30, ['prev']],
])('from offset %i it links to %j', (offset, relations) => {
	const found = [...(links(offset) ?? '').matchAll(/rel="(\w+)"/g)].map(([, relation]) => relation);
	expect(found).toEqual(relations);
});
