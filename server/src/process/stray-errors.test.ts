import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startVictim } from '../survival/victim.ts';
import { databaseUrl } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';

const program = new URL('../testing/stray-error-worker.ts', import.meta.url);

test.for(['exception', 'rejection'])(
	'the %s that a job leaves uncaught fails this job, and the next one runs',
	async (stray, context) => {
		const url = await databaseUrl('sqlite', context);
		const database = await openDatabase(url);
		onTestFinished(() => database.destroy());
		const { siteId } = await writeSite(database, {});
		const victim = await startVictim(program, [url, String(siteId), stray]);
		await victim.says('Job ended');
		expect(victim.lines).toEqual([
			'An error was not caught Error: stray',
			expect.stringMatching(/^Job failed .*stray/),
			'Job ended',
		]);
		expect(await victim.kill()).toBe(true);
	},
);
