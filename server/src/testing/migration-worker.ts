import { setTimeout as wait } from 'node:timers/promises';
import { migrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';

// A process that migrates a database and reports its steps, for tests to kill.

const [, , databaseUrl = ''] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openDatabase(databaseUrl, {
	migrations: migrations.map(({ name, apply }) => ({
		name,
		apply: (...given) => {
			say(`applies ${name}`);
			return apply(...given);
		},
	})),
});
say('done');
await database.destroy();
// It is killed in any case.
await wait(60_000);
