import { type Browser, chromium } from '@playwright/test';
import { editorSteps } from '@plumbline/e2e/wordpress/editor-blueprint';
import { pluginZip } from '@plumbline/e2e/wordpress/plugin-zip';
import { startWordPress } from '@plumbline/e2e/wordpress/start-wordpress';
import { findBrowsers } from '@plumbline/scripts/find-browsers';
import { atMost, type Figure, type FigureGroup } from './figure.ts';
import { keystrokesToPaint } from './wordpress/keystroke-to-paint.ts';
import {
	fillPost,
	type LongPost,
	openPost,
	type PostSize,
	verdictOn,
} from './wordpress/long-post.ts';
import { longestTask } from './wordpress/longest-task.ts';
import { timeToHint } from './wordpress/time-to-hint.ts';

const mostSlower = 1.1;
const longestTaskMs = 8;
/** People notice a delay when a task takes longer. */
const noticedMs = 50;
const longestHintMs = 300;
const keys = 100;
const rounds = 2;
const post: PostSize = { words: 10_000, blocks: 600 };
const book: PostSize = { words: 50_000, blocks: 1_000 };

/** A cookie deactivates the plugin, so that both sides run in the same WordPress. */
const switchedByCookie = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/without.php',
	data: "<?php\nadd_filter( 'option_active_plugins', function ( $plugins ) {\n\treturn isset( $_COOKIE['without'] ) ? array() : $plugins;\n} );\n",
};

/** The cost of typing in a real WordPress with the plugin, against without. */
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
		return group(
			await measure(browser, wordPress.url, post),
			await measure(browser, wordPress.url, book),
		);
	} finally {
		await browser.close();
		await wordPress.stop();
	}
}

interface Measured {
	readonly withPlugin: number;
	readonly without: number;
	readonly firstVerdictMs: number;
	readonly longestMs: number;
	readonly hintMs: number;
}

async function measure(browser: Browser, url: string, size: PostSize): Promise<Measured> {
	const times = { with: [] as number[], without: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		times.without.push(...(await typed(browser, url, size, false)));
		times.with.push(...(await typed(browser, url, size, true)));
	}
	const own = await inPage(browser, url, true, async (post) => {
		const firstVerdictMs = await longestTask(post.page, () => fillPost(post, size));
		await verdictOn(post);
		const longestMs = await longestTask(post.page, () => keystrokesToPaint(post, keys));
		return { firstVerdictMs, longestMs, hintMs: await timeToHint(post) };
	});
	return { withPlugin: p95(times.with), without: p95(times.without), ...own };
}

const typed = (browser: Browser, url: string, size: PostSize, withPlugin: boolean) =>
	inPage(browser, url, withPlugin, async (post) => {
		await fillPost(post, size);
		if (withPlugin) await verdictOn(post);
		return keystrokesToPaint(post, keys);
	});

async function inPage<Result>(
	browser: Browser,
	url: string,
	withPlugin: boolean,
	work: (post: LongPost) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	if (!withPlugin) await context.addCookies([{ name: 'without', value: '1', url }]);
	try {
		return await work(await openPost(await context.newPage(), url, withPlugin));
	} finally {
		await context.close();
	}
}

const p95 = (times: readonly number[]) =>
	times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

function group(post: Measured, book: Measured): FigureGroup {
	return {
		title: 'Typing in WordPress',
		method: `Real keys in the block editor of one WordPress in Chromium, the sidebar open; from key to paint, p95 of ${rounds * keys} keys, in turns with the plugin switched off. The longest task is the largest share of the plugin’s scripts in one task of the editor’s thread, in processor time, without garbage collection.`,
		figures: [
			slower('10,000 words in 600 blocks, key to paint', post),
			longest('10,000 words: longest task while typing', post.longestMs, longestTaskMs),
			{
				name: '10,000 words: last key to finding',
				measured: `${post.hintMs.toFixed(0)} ms`,
				...atMost(post.hintMs, longestHintMs, ' ms'),
			},
			slower('50,000 words in 1,000 blocks, key to paint', book),
			longest('50,000 words: longest task while typing', book.longestMs, longestTaskMs),
			longest(
				'50,000 words: longest task before the first verdict',
				book.firstVerdictMs,
				noticedMs,
			),
		],
	};
}

function slower(name: string, { withPlugin, without }: Measured): Figure {
	const ratio = withPlugin / without;
	return {
		name,
		measured: `${ratio.toFixed(2)}× (${withPlugin.toFixed(0)} ms against ${without.toFixed(0)} ms)`,
		...atMost(ratio, mostSlower),
	};
}

const longest = (name: string, ms: number, aim: number): Figure => ({
	name,
	measured: `${ms.toFixed(1)} ms`,
	...atMost(ms, aim, ' ms'),
});
