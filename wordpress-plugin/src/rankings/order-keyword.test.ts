import apiFetch from '@wordpress/api-fetch';
import { expect, test } from 'vitest';
import { orderKeyword } from './order-keyword.ts';

interface Sent {
	readonly keyword: string;
	readonly dry_run?: boolean;
}

test('agreeing to the cost of one keyword does not cover a different keyword', async () => {
	const sent: Sent[] = [];
	apiFetch.setFetchHandler(async ({ data }) => {
		sent.push(data as Sent);
		return { status: 'added', requests: 3, usd: 0.01 };
	});
	const order = (keyword: string, agreed: string | null) =>
		orderKeyword(1, { keyword, key: 'a', agreed });

	expect(await order('rye bread', null)).toMatchObject({ kind: 'costs', usd: 0.01 });
	expect(await order('wheat bread', 'rye bread')).toMatchObject({
		kind: 'costs',
		keyword: 'wheat bread',
	});
	expect(sent.filter((one) => !one.dry_run)).toEqual([]);
	expect(await order('wheat bread', 'wheat bread')).toMatchObject({ kind: 'added' });
	expect(sent.filter((one) => !one.dry_run)).toMatchObject([{ keyword: 'wheat bread' }]);
});
