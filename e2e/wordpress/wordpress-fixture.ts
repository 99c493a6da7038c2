import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	type APIRequestContext,
	type APIResponse,
	type BrowserContext,
	test as base,
	expect as expectNow,
	type Page,
} from '@playwright/test';
import { type RankingsServer, serveRankings } from '../extension/serve-rankings.ts';
import { headlessStoryOptions } from '../launch-options.ts';
import { complaintsOf, phpComplaints } from './complaints.ts';
import { pluginZip } from './site/plugin-zip.ts';
import {
	type RunningWordPress,
	startWordPress,
	type WordPressOptions,
} from './site/start-wordpress.ts';
import { storySite } from './site/story-site.ts';

/** WordPress in WebAssembly is slow on a small machine. */
export const expect = expectNow.configure({ timeout: 120_000 });

interface RestOptions {
	readonly method?: string;
	/** Path of a site of the network; defaults to the first. */
	readonly site?: string;
}

/** Calls the REST API as the logged-in user. */
export type Rest = (path: string, data?: object, options?: RestOptions) => Promise<APIResponse>;

interface Fixtures {
	/** Errors logged by browser and PHP; a story must end without any. */
	readonly complaints: string[];
	readonly rest: Rest;
}

export type Site = Omit<WordPressOptions, 'plugin'>;

interface Shared {
	/** The browser’s profile of all stories of a worker. */
	readonly profile: BrowserContext;
	/** Settings that differ from the shared site's. */
	readonly site: Site;
	readonly wordPress: RunningWordPress;
	/** A server with the sample account, started on first use. */
	readonly server: RankingsServer;
}

/** A WordPress with the plugin; stories with the same settings share one. */
export const test = base.extend<Fixtures, Shared>({
	launchOptions: [headlessStoryOptions, { scope: 'worker' }],

	site: [{ wordpress: 'newest', prepared: storySite }, { scope: 'worker' }],

	wordPress: [
		async ({ site }, use) => {
			const wordPress = await startWordPress({ ...site, plugin: pluginZip });
			await use(wordPress);
			await wordPress.stop();
		},
		{ scope: 'worker', timeout: 600_000 },
	],

	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const server = await serveRankings();
			await use(server);
			await server.stop();
		},
		{ scope: 'worker', timeout: 600_000 },
	],

	// Shared, and stored on the disk: a third of a story’s time would be the compiling of scripts, which
	// Chromium remembers only for such a profile.
	profile: [
		async ({ launchOptions, playwright }, use) => {
			const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-profile-'));
			const profile = await playwright.chromium.launchPersistentContext(folder, {
				...launchOptions,
				// Otherwise each click would wait for the animations of the editor.
				reducedMotion: 'reduce',
			});
			await use(profile);
			await profile.close();
			await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
		{ scope: 'worker' },
	],

	context: async ({ profile }, use) => {
		await use(profile);
		await profile.setOffline(false);
		await profile.setStorageState({ cookies: [], origins: [] });
	},

	// The first tab, for every story: a new one has a process of its own, which would load the editor’s
	// scripts anew.
	page: async ({ context }, use) => {
		const [first] = context.pages();
		if (!first) throw new Error('The browser came up without a tab.');
		const viewport = first.viewportSize();
		await use(first);
		await Promise.all(context.pages().map((page) => page !== first && page.close()));
		await empty(first);
		if (viewport) await first.setViewportSize(viewport);
	},

	complaints: [
		async ({ page, wordPress }, use) => {
			const complaints = complaintsOf(page);
			await use(complaints);
			expect(complaints).toEqual([]);
			expect(await phpComplaints(wordPress.url)).toEqual([]);
		},
		{ auto: true },
	],

	rest: async ({ page: { request }, wordPress }, use) => {
		let nonce: string | undefined;
		await use(async (path, data, { method = data ? 'POST' : 'GET', site = '' } = {}) => {
			nonce ??= await askNonce(request, wordPress.url);
			return request.fetch(`${wordPress.url}${site}/?rest_route=${path}`, {
				method,
				headers: { 'X-WP-Nonce': nonce },
				...(data && { data }),
			});
		});
	},
});

/** Leaves nothing in a tab that the next story could notice. */
async function empty(page: Page): Promise<void> {
	for (const event of ['console', 'pageerror', 'request', 'response'] as const) {
		await page.removeAllListeners(event);
	}
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
	await page.goto('about:blank');
}

/** The first request of a browser logs in, but only if it looks like one for a page. */
async function askNonce(request: APIRequestContext, url: string): Promise<string> {
	const address = `${url}/wp-admin/admin-ajax.php?action=rest-nonce`;
	return (await request.get(address, { headers: { 'sec-fetch-dest': 'document' } })).text();
}
