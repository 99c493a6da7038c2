import { expect, onTestFinished, test } from 'vitest';
import { onEachEngine, onEachEngineUrl } from '../testing/database.ts';
import { type Database, openDatabase } from './open-database.ts';

function addAccount(database: Database, name: string) {
	return database.insertInto('account').values({ name, global_key: name, created_ms: 1 }).execute();
}

async function names(database: Database): Promise<readonly string[]> {
	const rows = await database.selectFrom('account').select('name').orderBy('id').execute();
	return rows.map(({ name }) => name);
}

/** Starts a transaction that waits at its end until `commit` is called. */
function halfWay(database: Database, work: (transaction: Database) => Promise<unknown>) {
	const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const done = database.transaction().execute(async (transaction) => {
		await work(transaction);
		reached.resolve();
		await goOn.promise;
	});
	// Some tests make it fail on purpose.
	done.catch(() => undefined);
	return { done, reached: reached.promise, commit: goOn.resolve, fail: goOn.reject };
}

onEachEngine('a failed transaction stores nothing', async (database) => {
	const failing = database.transaction().execute(async (transaction) => {
		await addAccount(transaction, 'bakery');
		throw new Error('half way');
	});
	await expect(failing).rejects.toThrow('half way');
	expect(await names(database)).toEqual([]);
});

onEachEngine('a failed transaction does not undo what others wrote meanwhile', async (database) => {
	const { done, reached, fail } = halfWay(database, (transaction) =>
		addAccount(transaction, 'bakery'),
	);
	await reached;
	const written = addAccount(database, 'butcher');
	await new Promise((resolve) => setTimeout(resolve, 20));
	fail(new Error('half way'));
	await expect(done).rejects.toThrow('half way');
	await written;
	expect(await names(database)).toEqual(['butcher']);
});

onEachEngine('readers neither see nor wait for uncommitted rows', async (database) => {
	const { done, reached, commit } = halfWay(database, (transaction) =>
		addAccount(transaction, 'bakery'),
	);
	await reached;
	expect(await names(database)).toEqual([]);
	commit();
	await done;
	expect(await names(database)).toEqual(['bakery']);
});

onEachEngine('a transaction reads what it has written', async (database) => {
	await database.transaction().execute(async (transaction) => {
		await addAccount(transaction, 'bakery');
		expect(await names(transaction)).toEqual(['bakery']);
	});
});

onEachEngine('a read-only transaction sees one state from its first read on', async (database) => {
	await addAccount(database, 'bakery');
	const reading = database
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel('repeatable read');
	await reading.execute(async (snapshot) => {
		expect(await names(snapshot)).toEqual(['bakery']);
		await addAccount(database, 'butcher');
		expect(await names(snapshot)).toEqual(['bakery']);
	});
	expect(await names(database)).toEqual(['bakery', 'butcher']);
});

onEachEngine('a read-only transaction refuses to write', async (database) => {
	const writing = database
		.transaction()
		.setAccessMode('read only')
		.execute((snapshot) => addAccount(snapshot, 'bakery'));
	await expect(writing).rejects.toThrow(/read-?only/i);
	expect(await names(database)).toEqual([]);
});

onEachEngine('concurrent transactions run one after the other', async (database) => {
	await addAccount(database, '0');
	await Promise.all(
		Array.from({ length: 20 }, () =>
			database.transaction().execute(async (transaction) => {
				const { name } = await transaction
					.updateTable('account')
					.set(({ ref }) => ({ created_ms: ref('created_ms') }))
					.returning('name')
					.executeTakeFirstOrThrow();
				await transaction
					.updateTable('account')
					.set({ name: String(Number(name) + 1) })
					.execute();
			}),
		),
	);
	expect(await names(database)).toEqual(['20']);
});

onEachEngineUrl('a write on one connection is visible to others at once', async (url) => {
	const [one, other] = [await openDatabase(url), await openDatabase(url)];
	onTestFinished(async () => void (await Promise.all([one.destroy(), other.destroy()])));
	for (const name of ['bakery', 'butcher', 'grocer']) {
		await addAccount(one, name);
		expect((await names(other)).at(-1)).toBe(name);
	}
});

test('a database in memory takes turns too', async () => {
	const database = await openDatabase('sqlite::memory:');
	onTestFinished(() => database.destroy());
	const { done, reached, commit } = halfWay(database, (transaction) =>
		addAccount(transaction, 'bakery'),
	);
	await reached;
	const read = names(database);
	commit();
	await done;
	expect(await read).toEqual(['bakery']);
});
