import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { databaseUrl } from '../testing/database.ts';

function priorities(): readonly number[] {
	return readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
}

test.runIf(process.platform === 'linux')(
	'reader threads yield to the main thread, whose priority stays the same',
	async (context) => {
		const own = getPriority();
		const database = await openDatabase(await databaseUrl('sqlite', context));
		onTestFinished(() => database.destroy());
		await Promise.all([1, 2].map(() => database.selectFrom('account').selectAll().execute()));
		expect(priorities().filter((priority) => priority > own).length).toBeGreaterThan(0);
		expect(getPriority(process.pid)).toBe(own);
	},
);
