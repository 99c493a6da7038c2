import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { plumbline, servePlumbline } from '../plumbline.ts';

const bakery = path.resolve(import.meta.dirname, '../pages/bakery.html');

export interface RankingsServer {
	readonly origin: string;
	readonly apiKey: string;
	/** Runs `plumbline …` on the database of this server. */
	readonly run: (...parameters: string[]) => Promise<string>;
	readonly stop: () => Promise<void>;
}

interface Sample {
	readonly folder: string;
	readonly apiKey: string;
}

let prepared: Promise<Sample> | undefined;

/** The database with the sample account, written once and copied for each server. */
async function prepareSample(): Promise<Sample> {
	const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-sample-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	const answer = await plumbline(['demo', '--json'], { DATABASE_URL: urlIn(folder) });
	return { folder, apiKey: JSON.parse(answer).api_key };
}

const urlIn = (folder: string) => `sqlite:${path.join(folder, 'plumbline.db')}`;

/** Starts a server with the sample account. */
export async function serveRankings(
	settings: Readonly<Record<string, string>> = {},
	options: { readonly fromSource?: boolean } = {},
): Promise<RankingsServer> {
	const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-rankings-'));
	prepared ??= prepareSample();
	const { apiKey, folder: sample } = await prepared;
	await cp(sample, folder, { recursive: true });
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
