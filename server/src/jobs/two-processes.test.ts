import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import { siteWithJobs } from '../testing/site-with-jobs.ts';

const worker = fileURLToPath(new URL('../testing/job-worker.ts', import.meta.url));

function startWorker(url: string, folder: string) {
	const child = spawn(process.execPath, [worker, url, folder], { stdio: 'inherit' });
	onTestFinished(() => void child.kill('SIGKILL'));
	return child;
}

onEachEngine(
	'two processes share the jobs of a database, each job held by one, and stop when asked',
	async (database, url) => {
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-jobs-'));
		onTestFinished(() => rm(folder, { recursive: true, force: true }));
		const keys = Array.from({ length: 60 }, (_, index) => `job-${index}`);
		const workers = [startWorker(url, folder), startWorker(url, folder)];
		await siteWithJobs(
			database,
			keys.map((key, index) => ({ key, kind: `kind ${index % 4}` })),
		);
		let files: string[] = [];
		while (files.filter((file) => file.includes('.by-')).length < keys.length) {
			await wait(20);
			files = await readdir(folder);
		}
		const exits = workers.map((child) => once(child, 'exit'));
		for (const child of workers) child.kill('SIGTERM');
		expect(await Promise.all(exits)).toEqual([
			[0, null],
			[0, null],
		]);
		const left = await readdir(folder);
		expect(left.filter((file) => !file.includes('.by-'))).toEqual([]);
		expect(left).toHaveLength(keys.length);
	},
	120_000,
);
