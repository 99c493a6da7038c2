import type { SearchTotals } from '@plumbline/core/api';
import { expect } from 'vitest';
import { storeFacts } from '../../facts/store-facts.ts';
import { onEachEngine } from '../../testing/database.ts';
import { rankingsApp } from '../../testing/rankings-app.ts';

onEachEngine('no text that anybody types stops the server', async (database) => {
	const { ask, site } = await rankingsApp(database, {}, { engine: 'google' });
	const sums = { day: 20_770, days: 1 as const, impressions: 1, clicks: 1, positionSum: 1 };
	await storeFacts(database, site, {
		search: Array.from({ length: 3000 }, (_, index) => ({
			...sums,
			keyword: `${'a'.repeat(180)} ${index}`,
		})),
	});
	const totals = async (segment: string) => {
		const response = await ask('/api/v3/search/totals', { segment });
		return { status: response.statusCode, ...response.json<SearchTotals & { detail: string }>() };
	};
	for (const segment of ['query~(a+)+$', 'query~(a|a)*b', `query:${'%a'.repeat(99)}`]) {
		expect(await totals(segment)).toMatchObject({ status: 200, totals: { clicks: 0 } });
	}
	expect(await totals("query:'or''1'='1")).toMatchObject({ status: 200, totals: { clicks: 0 } });
	expect(await totals('query~^a+.7$')).toMatchObject({ status: 200, totals: { clicks: 1 } });

	for (const [segment, why] of [
		['query~(a', '“query~(a” is not a regular expression'],
		['country:Germany', '“country:Germany” does not name a country'],
		["device:'or'1'='1", 'does not name a device'],
		['folder:blog', 'begins with a slash'],
		['query:"\u0000"', 'Only a part of the site'],
		['query~(((a{99}){99}){99})', 'as RE2 has them'],
		['query~(?=a)b', 'is not a regular expression'],
	] as const) {
		expect(await totals(segment)).toMatchObject({
			status: 400,
			detail: expect.stringContaining(why),
		});
	}

	const hard = totals('query~(a?){120}(a?){120}b');
	expect(await totals('query:bread')).toMatchObject({ status: 200 });
	expect([200, 400]).toContain((await hard).status);
});
