import { type Browser, chromium, type Page } from '@playwright/test';
import { editorSteps } from '@plumbline/e2e/wordpress/editor-blueprint';
import { startWordPress } from '@plumbline/e2e/wordpress/playground';
import { pluginZip } from '@plumbline/e2e/wordpress/plugin-zip';
import { findBrowsers } from '@plumbline/scripts/find-browsers';
import { atMost, type FigureGroup } from './figure.ts';
import { keystrokesToPaint } from './wordpress/keystroke-to-paint.ts';
import { openLongPost } from './wordpress/long-post.ts';
import { longestTask } from './wordpress/longest-task.ts';
import { timeToHint } from './wordpress/time-to-hint.ts';

const MOST_SLOWER = 1.1;
const LONGEST_TASK_MS = 8;
const HINT_MS = 300;
const KEYS = 100;
const ROUNDS = 2;
const post = { words: 10_000, blocks: 600 };

/** A cookie leaves the plugin out, so that both sides are one WordPress. */
const switchedByCookie = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/without.php',
	data: "<?php\nadd_filter( 'option_active_plugins', function ( $plugins ) {\n\treturn isset( $_COOKIE['without'] ) ? array() : $plugins;\n} );\n",
};

/** Typing in a real WordPress with the plugin costs what it costs without. */
export async function typingInWordPress(): Promise<FigureGroup> {
	const executablePath = findBrowsers().chromium;
	if (!executablePath) throw new Error('There is no Chromium; `npm test` installs one.');
	const wordPress = await startWordPress({
		wordpress: 'newest',
		plugin: pluginZip,
		prepared: editorSteps,
		steps: [switchedByCookie],
	});
	const browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		return group(await measure(browser, wordPress.url));
	} finally {
		await browser.close();
		await wordPress.stop();
	}
}

interface Measured {
	readonly withPlugin: number;
	readonly without: number;
	readonly longestMs: number;
	readonly hintMs: number;
}

async function measure(browser: Browser, url: string): Promise<Measured> {
	const times = { with: [] as number[], without: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		times.without.push(...(await typed(browser, url, { ...post, withPlugin: false })));
		times.with.push(...(await typed(browser, url, { ...post, withPlugin: true })));
	}
	const own = await inPage(browser, url, true, async (page) => {
		const opened = await openLongPost(page, url, { ...post, withPlugin: true });
		const longestMs = await longestTask(page, () => keystrokesToPaint(opened, KEYS));
		return { longestMs, hintMs: await timeToHint(opened) };
	});
	return {
		withPlugin: p95(times.with),
		without: p95(times.without),
		...own,
	};
}

const typed = (browser: Browser, url: string, about: Parameters<typeof openLongPost>[2]) =>
	inPage(browser, url, about.withPlugin, async (page) =>
		keystrokesToPaint(await openLongPost(page, url, about), KEYS),
	);

async function inPage<Result>(
	browser: Browser,
	url: string,
	withPlugin: boolean,
	work: (page: Page) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	if (!withPlugin) await context.addCookies([{ name: 'without', value: '1', url }]);
	try {
		return await work(await context.newPage());
	} finally {
		await context.close();
	}
}

const p95 = (times: readonly number[]) =>
	times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

function group(measured: Measured): FigureGroup {
	const { hintMs, longestMs, withPlugin, without } = measured;
	const slower = (one: number, other: number) =>
		`${(one / other).toFixed(2)}× (${one.toFixed(0)} ms against ${other.toFixed(0)} ms)`;
	return {
		title: 'Typing in WordPress',
		method: `Real keys in the block editor of one WordPress in Chromium, the sidebar open; from key to paint, p95 of ${ROUNDS * KEYS} keys, in turns with the plugin switched off. The longest task is what the plugin’s scripts took of one task of the editor’s thread, in the time that the thread itself worked.`,
		figures: [
			{
				name: '10,000 words in 600 blocks, key to paint',
				measured: slower(withPlugin, without),
				...atMost(withPlugin / without, MOST_SLOWER),
			},
			{
				name: 'longest task of the plugin while typing',
				measured: `${longestMs.toFixed(1)} ms`,
				...atMost(longestMs, LONGEST_TASK_MS, ' ms'),
			},
			{
				name: 'last key to finding',
				measured: `${hintMs.toFixed(0)} ms`,
				...atMost(hintMs, HINT_MS, ' ms'),
			},
		],
	};
}
