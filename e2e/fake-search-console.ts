import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayMs } from '@plumbline/core/time';
import { startFakeGoogle } from '@plumbline/server/fake-google';

/** A Search Console and a clock, for stories in which days pass. */
export interface FakeSearchConsole {
	/**
	 * URL of a page in the folder “recipes” of bakery.example that gets more clicks from tomorrow
	 * on.
	 */
	readonly liftedPage: string;
	/** The environment of servers and commands whose clock the story moves. */
	readonly environment: Readonly<Record<string, string>>;
	/** The arguments of `plumbline connect google`. */
	readonly connection: readonly string[];
	readonly letDaysPass: (days: number) => void;
	readonly stop: () => void;
}

export async function startFakeSearchConsole(): Promise<FakeSearchConsole> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-search-console-'));
	const daysFile = path.join(folder, 'days');
	const keyFile = path.join(folder, 'key.json');
	let passed = 0;
	const letDaysPass = (days: number) => {
		passed += days;
		writeFileSync(daysFile, String(passed));
	};
	letDaysPass(0);
	const { privateKey, publicKey } = generateKeyPairSync('rsa', {
		modulusLength: 2048,
		publicKeyEncoding: { type: 'spki', format: 'pem' },
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
	});
	const key = { type: 'service_account', client_email: 'reader@x.test', private_key: privateKey };
	writeFileSync(keyFile, JSON.stringify(key));
	const today = Math.floor(Date.now() / dayMs);
	const origin = 'https://bakery.example/recipes';
	const liftedPage = `${origin}/page-40`;
	const google = await startFakeGoogle({
		nowMs: () => Date.now() + passed * dayMs,
		properties: [{ siteUrl: 'sc-domain:bakery.example', permissionLevel: 'siteOwner' }],
		serviceAccountKey: publicKey,
		data: {
			...{ origin, pages: 60, queries: 120, firstDay: today - 60 },
			lift: { page: liftedPage, fromDay: today + 1, factor: 6 },
		},
	});
	return {
		liftedPage,
		letDaysPass,
		environment: {
			STORY_DAYS_FILE: daysFile,
			NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'story-clock.ts'))}`,
		},
		connection: ['--base-url', google.url, '--service-account', keyFile],
		stop: () => {
			google.close();
			rmSync(folder, { recursive: true });
		},
	};
}
