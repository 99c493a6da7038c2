import { expect } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { dialectOf } from '../database/dialect-of.ts';
import { openDatabase } from '../database/open-database.ts';
import { onEachEngine, onEachEngineUrl } from './database.ts';

for (const time of ['first', 'second']) {
	onEachEngine(`every test has its own database, the ${time} time too`, async (database) => {
		expect(await database.selectFrom('account').selectAll().execute()).toEqual([]);
		expect(await createAccount(database, { name: 'Bakery' })).not.toBeNull();
	});
}

onEachEngineUrl('a database URL can be opened twice', async (url, dialect) => {
	const [one, other] = [await openDatabase(url), await openDatabase(url)];
	await createAccount(one, { name: 'Bakery' });
	expect(await other.selectFrom('account').select('name').execute()).toEqual([{ name: 'Bakery' }]);
	expect(dialectOf(one)).toBe(dialect);
	await Promise.all([one.destroy(), other.destroy()]);
});
