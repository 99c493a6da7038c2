import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { programFile } from '../testing/built-programs/program-file.ts';
import { onEachEngine } from '../testing/database.ts';
import { siteWithJobs } from '../testing/site-with-jobs.ts';
import { jobStates } from './jobs.store.ts';

const worker = new URL('../testing/job-worker.ts', import.meta.url);

function startWorker(url: string, folder: string, ...times: readonly string[]) {
	const child = spawn(process.execPath, [programFile(worker), url, folder, ...times], {
		stdio: 'inherit',
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	return child;
}

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-jobs-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

async function filesOf(folder: string, ending: string): Promise<readonly string[]> {
	return (await readdir(folder)).filter((file) => file.endsWith(ending));
}

async function leasedJobs(database: Database, keys: readonly string[]) {
	const states = await jobStates(database, keys);
	return [...states.values()].filter(({ state }) => state === 'leased');
}

onEachEngine(
	'two processes share the jobs of a database, one holder per job, and stop when asked',
	async (database, url) => {
		const folder = await newFolder();
		const keys = Array.from({ length: 60 }, (_, index) => `job-${index}`);
		const workers = [startWorker(url, folder), startWorker(url, folder)];
		while ((await filesOf(folder, '.ready')).length < workers.length) await wait(20);
		await siteWithJobs(
			database,
			keys.map((key, index) => ({ key, kind: `kind ${index % 4}` })),
		);
		while ((await filesOf(folder, '.done')).length < keys.length) await wait(20);
		const exits = workers.map((child) => once(child, 'exit'));
		for (const child of workers) child.kill('SIGTERM');
		expect(await Promise.all(exits)).toEqual([
			[0, null],
			[0, null],
		]);
		expect(await readdir(folder)).toHaveLength(keys.length + workers.length);
	},
);

onEachEngine(
	'a killed process’s work is done by the other, and running work is never duplicated',
	async (database, url) => {
		const folder = await newFolder();
		const keys = Array.from({ length: 40 }, (_, index) => `job-${index}`);
		await siteWithJobs(
			database,
			keys.map((key, index) => ({ key, kind: `kind ${index % 4}` })),
		);
		const start = () => startWorker(url, folder, '4000', '30');
		let workers = [start(), start()];
		for (let kills = 0; (await filesOf(folder, '.done')).length < keys.length; ) {
			await wait(40);
			if (kills === 6 || (await filesOf(folder, '.held')).length === 0) continue;
			const [oldest, ...others] = workers;
			oldest?.kill('SIGKILL');
			workers = [...others, start()];
			kills++;
			await wait(300);
		}
		// A process that was killed after its work, but before it noted that, has left a lease.
		while ((await leasedJobs(database, keys)).length > 0) await wait(20);
		const exits = workers.map((child) => once(child, 'exit'));
		for (const child of workers) child.kill('SIGTERM');
		await Promise.all(exits);
		expect(await filesOf(folder, '.twice')).toEqual([]);
		expect(await leasedJobs(database, keys)).toEqual([]);
	},
);
