import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { builtPrograms } from '@plumbline/server/built-program';
import { plumbline, servePlumbline } from '../plumbline.ts';

const bakery = path.resolve(import.meta.dirname, '../pages/bakery.html');

export interface RankingsServer {
	readonly origin: string;
	readonly apiKey: string;
	/** Runs `plumbline …` on the database of this server. */
	readonly run: (...parameters: string[]) => Promise<string>;
	readonly stop: () => Promise<void>;
}

/**
 * A folder with the database of the sample account and its key, to copy for each server. Beside the
 * programs, so that all processes share it until a source or the day changes: it takes seconds.
 */
async function sampleOfToday(): Promise<string> {
	const programs = fileURLToPath(await builtPrograms());
	const whole = path.join(programs, `sample-${new Date().toISOString().slice(0, 10)}`);
	if (existsSync(whole)) return whole;
	const making = await mkdtemp(path.join(programs, 'making-'));
	const answer = await plumbline(['demo', '--json'], { DATABASE_URL: urlIn(making) });
	await writeFile(path.join(making, keyFile), JSON.parse(answer).api_key);
	// If a different process has finished first, its result will do.
	await rename(making, whole).catch(() => rm(making, { recursive: true }));
	return whole;
}

const keyFile = 'key.txt';

const urlIn = (folder: string) => `sqlite:${path.join(folder, 'plumbline.db')}`;

/** Starts a server with the sample account. */
export async function serveRankings(
	settings: Readonly<Record<string, string>> = {},
	options: { readonly fromSource?: boolean } = {},
): Promise<RankingsServer> {
	const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-rankings-'));
	await cp(await sampleOfToday(), folder, { recursive: true });
	const apiKey = await readFile(path.join(folder, keyFile), 'utf8');
	const environment = { ...settings, DATABASE_URL: urlIn(folder) };
	const server = await servePlumbline(environment, options);
	let stopped: Promise<void> | null = null;
	return {
		origin: server.origin,
		apiKey,
		run: (...parameters) => plumbline(parameters, environment),
		async stop() {
			stopped ??= server.stop();
			await stopped;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Serves the site of the sample account, which has one page here. */
export async function serveBakery(context: BrowserContext): Promise<void> {
	const body = await readFile(bakery, 'utf8');
	await context.route('https://bakery.example/**', (route) =>
		route.fulfill({ contentType: 'text/html', body }),
	);
}
