import type { Ranking } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { rivalPages } from './known-rankings.tsx';

const page = 'https://bakery.example/rye';
const ranking = (keyword: string, shown: Readonly<Record<string, number>>) =>
	({
		keyword,
		pages: Object.entries(shown).map(([url, impressions]) => ({ url, impressions })),
	}) as unknown as Ranking; // only these properties matter here

test('lists pages that are shown more often first', () => {
	const rankings = [
		ranking('rye', { [page]: 90, 'https://bakery.example/': 4 }),
		ranking('rye bread', { 'https://bakery.example/guide': 50, [`${page}?utm_source=x`]: 9 }),
		ranking('loaf', { [page]: 3 }),
	];

	expect(rivalPages(rankings, page)).toEqual([
		{ keyword: 'rye bread', url: 'https://bakery.example/guide', isStronger: true },
		{ keyword: 'rye', url: 'https://bakery.example/', isStronger: false },
	]);
});
