import { openDatabase } from '../database/open-database.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { numberedBatch } from './facts/numbered-batch.ts';

// A process that stores numbered batches in sequence, for tests to kill.

const [, , databaseUrl = '', first = '', last = ''] = process.argv;
const database = await openDatabase(databaseUrl);
const { site_id: siteId, engine_id: engineId } = await database
	.selectFrom('site_engine')
	.select(['site_id', 'engine_id'])
	.executeTakeFirstOrThrow();
for (let number = Number(first); number <= Number(last); number++) {
	const { facts, replaceDays } = numberedBatch(number);
	process.stdout.write(`begun ${number}\n`);
	await storeFacts(database, { siteId, engineId }, facts, { replaceDays });
	process.stdout.write(`stored ${number}\n`);
}
await database.destroy();
