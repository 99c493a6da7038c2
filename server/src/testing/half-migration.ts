import { setTimeout as wait } from 'node:timers/promises';
import { migrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';

// A process that migrates a database, reports just before it would commit, and waits there to be killed.

const [, , databaseUrl = ''] = process.argv;
const endless = {
	name: '999-endless',
	apply: async () => {
		process.stdout.write('half way\n');
		await wait(60_000);
	},
};

await openDatabase(databaseUrl, { migrations: [...migrations, endless] });
