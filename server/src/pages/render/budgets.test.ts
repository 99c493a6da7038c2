import { constants, getPriority } from 'node:os';
import { expect, onTestFinished } from 'vitest';
import { startCostlySite } from '../../testing/costly-site.ts';
import { localRenderer, renderTest } from '../../testing/local-renderer.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { browsers, killBrowsers } from '../../testing/render-leftovers.ts';
import { costlyPages } from './costly-pages.fixtures.ts';
import { defaultRenderLimits } from './render-limits.ts';
import type { Renderer } from './renderer.ts';

const megabyte = 1024 * 1024;
const endless = '<script>for (;;);</script>';
const honest = '<h1>Rye</h1>';

const pageOf = (html: string, url = 'http://bakery.example/') => ({
	...{ url, status: 200, headers: [] },
	html: `<!doctype html><title>Rye</title><body>${html}`,
});

/** Pages that never end, until the test does. */
function endlessPages(renderer: Renderer, count: number) {
	const hangUp = new AbortController();
	let ended = 0;
	const pages = Array.from({ length: count }, () =>
		renderer.render({ ...pageOf(endless), signal: hangUp.signal }).finally(() => ended++),
	);
	const all = Promise.allSettled(pages);
	onTestFinished(() => hangUp.abort());
	return { all, ended: () => ended, hangUp: () => hangUp.abort() };
}

/** For a machine whose cores are busy with endless pages. */
const slow = { pageMs: 50_000, runMs: 50_000, loadMs: 40_000 };
const inBackground = { waitMs: null };
const patient = { waitMs: 60_000 };
const patience = { timeout: 20_000 };

renderTest('endless pages of an account keep nobody else waiting', async () => {
	const renderer = localRenderer({ limits: slow });
	const { ended } = endlessPages(renderer.forAccount(1, patient), 3);
	expect(renderer.load()).toMatchObject({ running: 2, waiting: 1 });
	expect((await renderer.forAccount(2).render(pageOf(honest))).kind).toBe('rendered');
	expect(ended()).toBe(0);
});

renderTest('while a page has a browser, the next one starts', async () => {
	const renderer = localRenderer({ limits: slow });
	endlessPages(renderer.forAccount(1), 1);
	await expect.poll(() => renderer.load(), patience).toMatchObject({ running: 1, browsers: 2 });
});

renderTest('a page that had to be ended counts against its account', async () => {
	const renderer = localRenderer({ limits: { runMs: 500 } });
	const account = renderer.forAccount(1, patient);
	expect(await account.render(pageOf(endless))).toMatchObject({ kind: 'failed' });
	await expect.poll(() => renderer.load().running, patience).toBe(0);
	endlessPages(account, 2);
	expect(renderer.load()).toMatchObject({ running: 1, waiting: 1, ended: new Map([['time', 1]]) });
});

renderTest('crawls leave a browser to people who wait', async () => {
	const renderer = localRenderer({ limits: slow });
	const crawls = [1, 2, 3].map((id) => endlessPages(renderer.forAccount(id, inBackground), 1));
	expect(renderer.load()).toMatchObject({ running: 2, waiting: 1 });
	expect((await renderer.forAccount(1).render(pageOf(honest))).kind).toBe('rendered');
	expect(crawls.map(({ ended }) => ended())).toEqual([0, 0, 0]);
});

renderTest('a page is refused when the queue is full or its turn does not come', async () => {
	const renderer = localRenderer({ limits: { tabs: 0, waitingTasks: 2 } });
	const account = renderer.forAccount(1, { waitMs: 200 });
	const pages = [1, 2].map(() => account.render(pageOf(honest)));
	const overloaded = { status: 'rejected', reason: { code: 'overloaded' } };
	expect(await Promise.allSettled(pages)).toMatchObject([overloaded, overloaded]);
});

renderTest('a caller who hangs up leaves the queue, and its page ends', async () => {
	const renderer = localRenderer({ limits: { closeMs: 200 } });
	const { all, hangUp } = endlessPages(renderer.forAccount(1), 3);
	hangUp();
	const rejected = { status: 'rejected', reason: { name: 'AbortError' } };
	expect(await all).toMatchObject([rejected, rejected, rejected]);
	await expect.poll(() => renderer.load(), patience).toMatchObject({ running: 0, waiting: 0 });
});

renderTest('a caller who hangs up while the browser starts leaves it no time limit', async () => {
	const renderer = localRenderer({ limits: { runMs: 100, closeMs: 60_000 } });
	const hangUp = new AbortController();
	const page = renderer.render({ ...pageOf(honest), signal: hangUp.signal });
	hangUp.abort();
	await expect(page).rejects.toThrow('aborted');
	// Its page takes longer than its limit until it is closed.
	await expect.poll(() => renderer.load().running, { timeout: 60_000 }).toBe(0);
	expect(renderer.load()).toMatchObject({ browsers: 1, ended: new Map() });
});

const onLinux = process.platform === 'linux' ? renderTest : renderTest.skip;

onLinux('a page whose browser is ended by somebody else is tried again', async () => {
	let crashes = 0;
	const site = await localSite({
		'/crash': (request, response) => {
			if (crashes++ === 0) killBrowsers();
			page('document.body.append("bread")')(request, response);
		},
	});
	const renderer = localRenderer({ allow: [site.host] });
	const outcome = await renderer.render(pageOf('<script src="/crash"></script>', site.url('/')));
	expect(outcome.kind).toBe('rendered');
	expect(crashes).toBe(2);
	expect(renderer.load().ended).toEqual(new Map([['lost', 1]]));
});

onLinux(
	'a page that computes for long goes behind all others, but the next page does not',
	async () => {
		const renderer = localRenderer({ limits: { ...slow, hurriedCpuSeconds: 0.5 } });
		const account = renderer.forAccount(1, patient);
		const { hangUp } = endlessPages(account, 1);
		const priorities = () => browsers().map((id) => getPriority(id));
		await expect.poll(priorities, patience).toContain(constants.priority.PRIORITY_LOW);
		hangUp();
		await expect.poll(() => renderer.load().running, patience).toBe(0);
		expect((await account.render(pageOf(honest))).kind).toBe('rendered');
		expect(priorities()).not.toContain(constants.priority.PRIORITY_LOW);
	},
);

onLinux('a page that fills the console is ended when reading that takes too long', async () => {
	const limits = { ...slow, messagesCpuSeconds: 0.5, hurriedCpuSeconds: 50 };
	const renderer = localRenderer({ limits });
	const html = costlyPages['a full console']?.({ origin: '', site: () => '' }) ?? '';
	expect(await renderer.render(pageOf(html))).toEqual({
		kind: 'failed',
		reason: expect.stringContaining('too busy to be read'),
	});
	expect(renderer.load().ended).toEqual(new Map([['messages', 1]]));
});

/** The quick half; `npm run attack` tries them all. */
const reasons: Readonly<Record<string, RegExp>> = {
	'array buffers at once': /memory/,
	'memories of WebAssembly': /memory/,
	'100 workers with 40 MB each': /50 workers|memory/,
	'frames of 100 sites with 60 MB each': /memory|processes/,
	'300 frames': /200 frames/,
	'200 windows': /20 windows/,
};

onLinux('no page takes more than its share of time, memory and processes', async () => {
	const site = await startCostlySite();
	onTestFinished(site.close);
	const limits = { ...slow, memoryBytes: 900 * megabyte, loadMs: 3000, hurriedCpuSeconds: 50 };
	const renderer = localRenderer({
		allow: site.hosts,
		limits,
		resolve: async () => [{ address: '127.0.0.1', family: 4 }],
	});
	let most = 0;
	const looking = setInterval(() => {
		most = Math.max(most, renderer.load().memoryBytes);
	}, 50);
	onTestFinished(() => clearInterval(looking));
	const outcomes = Object.keys(reasons).map(async (name, index) => {
		const html = costlyPages[name]?.(site) ?? '';
		const outcome = await renderer
			.forAccount(index % 2, patient)
			.render(pageOf(html, `${site.origin}/`));
		return [name, outcome.kind === 'failed' ? outcome.reason : outcome.kind];
	});
	for (const [name = '', reason] of await Promise.all(outcomes)) {
		expect(`${name}: ${reason}`).toMatch(reasons[name] ?? '');
	}
	// The kernel takes a while to end a browser when the cores are busy; until then it grows.
	expect(most).toBeLessThan(defaultRenderLimits.memoryBytes);
	const next = await renderer.forAccount(9).render(pageOf(honest));
	expect(next.kind).toBe('rendered');
});

renderTest.each(['history without end', 'a full console'])(
	'a page with %s does not keep its end from being noticed',
	async (name) => {
		const renderer = localRenderer({ limits: { runMs: 3000 } });
		await renderer.render(pageOf(honest));
		const html = costlyPages[name]?.({ origin: '', site: () => '' }) ?? '';
		expect((await renderer.render(pageOf(html))).kind).toBe('failed');
	},
);
