import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../wordpress/site/free-port.ts';
import { ended, isAlive, isOpen, npmStart, processTree } from './npm-start.ts';

const endings = [
	{ name: 'Ctrl-C', end: (leader: number) => process.kill(-leader, 'SIGINT') },
	{ name: 'SIGTERM', end: (leader: number) => process.kill(leader, 'SIGTERM') },
];

for (const { name, end } of endings) {
	test(`npm start runs a server that answers, and ${name} leaves nothing behind`, async () => {
		const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-start-'));
		const port = await freePort();
		const started = await npmStart(port, folder);
		const tree = processTree(started.pid);
		try {
			console.log(`npm start was up after ${started.secondsToReady.toFixed(1)} s.`);
			expect(started.output()).not.toContain('Installing');
			expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
			expect(tree.length).toBeGreaterThan(2);

			end(started.pid);
			await ended(started.process);
			expect(tree.filter(isAlive)).toEqual([]);
			expect(await isOpen(port)).toBe(false);
		} finally {
			for (const pid of tree.filter(isAlive)) process.kill(pid, 'SIGKILL');
			await rm(folder, { recursive: true });
		}
	});
}
