import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import { keptOrder } from './kept-order.ts';

onEachEngine('later parts of a list are sorted once, until the data changes', async (database) => {
	let sorts = 0;
	const sortAll = async () => {
		sorts++;
		const rows = await database.selectFrom('account').select('id').orderBy('id').execute();
		return rows.map(({ id }) => id);
	};
	const add = (name: string) =>
		database.insertInto('account').values({ global_key: name, name, created_ms: 0 }).execute();
	const part = (offset: number) => keptOrder(database, 'accounts', { offset, limit: 1 }, sortAll);

	for (const name of ['rye', 'spelt', 'oat']) await add(name);
	expect(await part(0)).toBeNull();
	const second = await part(1);
	// PostgreSQL does not say cheaply whether its data has changed.
	if (second === null) return;
	const third = await part(2);
	expect([...second.ids, ...(third?.ids ?? [])]).toEqual((await sortAll()).slice(1));
	expect(sorts).toBe(2);
	await add('barley');
	expect(await part(3)).toMatchObject({ totalCount: 4 });
	expect(sorts).toBe(3);
});
