import type { Page } from '@playwright/test';
import { allowHost } from './allow-host.ts';
import { panelInChromium } from './any-panel.ts';
import { allowedCopy, type ChromiumWithExtension, startChromium } from './chromium.ts';
import { test as base, expect } from './extension-fixture.ts';
import { type LivePage, type LivePages, serveLivePages } from './live-pages.ts';
import { numbersAreRight } from './numbers/numbers-are-right.ts';
import { openScreen } from './screens.ts';
import { serverStories } from './server-stories.ts';
import { doTenJobs } from './ten-jobs.ts';

interface Live {
	/** Navigates to a page and opens the panel; later pages of the same site need no click. */
	readonly look: (name: LivePage) => Promise<Page>;
	readonly browser: ChromiumWithExtension;
	readonly timesAsked: (name: LivePage) => number;
	readonly url: (name: LivePage) => string;
}

const test = base.extend<{ readonly site: LivePages; readonly live: Live }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	site: async ({}, use) => {
		const site = await serveLivePages();
		await use(site);
		await site.close();
	},

	live: async ({ extension: browser, site }, use) => {
		let panel: Page | undefined;
		await use({
			browser,
			timesAsked: site.timesAsked,
			url: site.url,
			async look(name) {
				await browser.page.goto(site.url(name));
				panel ??= await browser.openPanel(browser.page);
				await expect(panel.locator('header')).toContainText(`/${name}`);
				await openScreen(panel, 'findings');
				return panel;
			},
		});
	},
});

interface Sample {
	readonly page: string;
	readonly verdict: string;
	readonly isBusy: boolean;
}

declare global {
	interface Window {
		samples?: Sample[];
	}
}

/** Runs in the panel; notes after every change what it shows. */
function sample() {
	const samples: Sample[] = [];
	window.samples = samples;
	const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
	new MutationObserver(() =>
		samples.push({
			page: textOf('header .address'),
			verdict: textOf('.verdict strong'),
			isBusy: document.querySelector('main')?.ariaBusy === 'true',
		}),
	).observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
	});
}

const findings = (panel: Page) =>
	panel
		.locator('[data-rule]')
		.evaluateAll((found) => found.map((finding) => finding.getAttribute('data-rule')));

const layoutRules = [
	'h1_is_visible',
	'content_has_no_hidden_text',
	'content_fits_viewport',
	'text_is_legible_on_mobile',
	'tap_targets_are_large_enough',
	'images_have_width_and_height',
	'lcp_image_is_not_lazy_loaded',
	'images_are_not_broken',
	'images_are_not_oversized',
	'main_visual_title_is_clear',
	'intrusive_interstitial_is_absent',
];

const defects: readonly (readonly [LivePage, string])[] = [
	['hidden-heading', 'h1_is_visible'],
	['hidden-text', 'content_has_no_hidden_text'],
	['tiny-text', 'content_has_no_hidden_text'],
	['wide', 'content_fits_viewport'],
	['small-print', 'text_is_legible_on_mobile'],
	['small-icons', 'tap_targets_are_large_enough'],
	['shifting', 'images_have_width_and_height'],
	['lazy', 'lcp_image_is_not_lazy_loaded'],
	['gone', 'images_are_not_broken'],
	['large', 'images_are_not_oversized'],
	['loud-slogan', 'main_visual_title_is_clear'],
	['covered', 'intrusive_interstitial_is_absent'],
];

test('each layout defect is found on its own page and on no other', async ({ live }) => {
	for (const [name, rule] of defects) {
		const panel = await live.look(name);
		const found = async () =>
			(await findings(panel)).filter((each) => layoutRules.includes(each ?? ''));
		await expect.poll(found, { message: name }).toEqual([rule]);
	}
	for (const name of ['fine', 'well-hidden'] as const) {
		const panel = await live.look(name);
		// The request for the served HTML is the last source to arrive.
		await expect.poll(() => live.timesAsked(name)).toBeGreaterThan(0);
		const found = await findings(panel);
		expect(
			found.filter((each) => layoutRules.includes(each ?? '')),
			name,
		).toEqual([]);
		// To show an image in a frame, the browser itself creates an `img`; no author can change it.
		expect(found, name).not.toContain('images_have_alt_attribute');
	}
});

for (const [title, story] of Object.entries(serverStories)) {
	test(title, ({ extension, site }) => story(panelInChromium(extension), site));
}

test('every number of the panel is that of the document', ({ extension }) =>
	numbersAreRight(panelInChromium(extension), (read) => extension.page.evaluate(read)));

declare const chrome: {
	readonly permissions: { readonly onAdded: { readonly dispatch: (added: object) => void } };
};

/** Runs in the background. */
const sayAllowed = () => chrome.permissions.onAdded.dispatch({});

test('the ten daily jobs take as few clicks as in any rival', async ({ launchOptions, pages }) => {
	const allowed = await startChromium(launchOptions, await allowedCopy());
	try {
		const { context, page } = allowed;
		await page.goto(pages.url('shop.html'));
		const panel = await allowed.openPanel(page);
		const allow = async () => {
			for (const host of ['127.0.0.1', 'localhost', 'no-such-host.invalid']) {
				await allowHost(context, panel, `http://${host}`);
			}
			// The browser says so where a user has allowed it.
			for (const worker of context.serviceWorkers()) await worker.evaluate(sayAllowed);
			await page.bringToFront();
		};
		await allow();
		await doTenJobs(panelInChromium(allowed), pages, allow);
	} finally {
		await allowed.close();
	}
});

test('the element that scripts removed is shown as it was sent', async ({ live }) => {
	const panel = await live.look('removes-noindex');
	const finding = panel.locator('[data-rule="indexing_tags_same_after_render"]');
	await expect(finding.locator('.node').first()).toHaveText(
		'<meta name="robots" content="noindex">',
	);
});

test('the server is asked again only when the user audits again', async ({ live }) => {
	const panel = await live.look('removes-noindex');
	await expect.poll(() => findings(panel)).toContain('indexing_tags_same_after_render');
	const before = live.timesAsked('removes-noindex');

	await live.browser.page.evaluate(() => document.body.append('More words.'));
	await live.browser.page.evaluate(() => {
		document.title = 'Another title for the same page of our bakery';
	});
	await expect.poll(() => findings(panel)).toContain('title_tag_same_after_render');
	expect(live.timesAsked('removes-noindex')).toBe(before);

	await panel.getByRole('button', { name: 'Audit this page again' }).click();
	await expect.poll(() => live.timesAsked('removes-noindex')).toBe(before + 1);
});

test('each route of an application is compared with the HTML served for it', async ({ live }) => {
	const { page } = live.browser;
	const panel = await live.look('application');
	await expect.poll(() => findings(panel)).toContain('content_is_in_server_html');

	await page.evaluate(() => {
		history.pushState(null, '', '/fine');
		document.title = 'Sourdough bread for beginners: a first loaf in 24 hours';
	});

	await expect.poll(() => findings(panel)).not.toContain('content_is_in_server_html');
	expect(live.timesAsked('fine')).toBe(1);
});

test('slow responses and layout shifts of this visit are reported', async ({ live }) => {
	const slow = await live.look('late');
	await expect.poll(() => findings(slow)).toContain('server_responds_fast');

	const jumpy = await live.look('shifting');
	await expect.poll(() => findings(jumpy)).toContain('cumulative_layout_shift_is_good');
	expect(await findings(jumpy)).not.toContain('server_responds_fast');
});

test('fields named like members of elements do not keep a page from being read', async ({
	live,
}) => {
	const panel = await live.look('field-names');
	await openScreen(panel, 'headings');
	await expect(panel.locator('[data-screen=headings]')).toContainText('Sourdough bread');
});

test('the verdict of the previous page is never shown under the header of the current page', async ({
	live,
}) => {
	const panel = await live.look('adds-noindex');
	await openScreen(panel, 'overview');
	await expect(panel.locator('.verdict')).toContainText('Cannot be indexed');
	await panel.evaluate(sample);

	await live.browser.page.goto(live.url('links-in-paragraph'));
	await expect(panel.locator('.verdict')).not.toContainText('Cannot be indexed');

	const samples = await panel.evaluate(() => window.samples ?? []);
	const later = samples.filter(({ page }) => page.endsWith('/links-in-paragraph'));
	const old = later.filter(({ verdict }) => verdict.startsWith('Cannot be indexed'));
	// Otherwise the page was judged too fast to see anything.
	expect(old.length).toBeGreaterThan(0);
	expect(old.filter(({ isBusy }) => !isBusy)).toEqual([]);
	expect(later.at(-1)).toMatchObject({ isBusy: false });
});

test('thousands of links in one paragraph are read about as fast as in a list', async ({
	live,
}) => {
	await live.look('fine');
	const session = await live.browser.context.newCDPSession(live.browser.page);
	await session.send('Performance.enable');
	const threadSeconds = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
	};
	async function costOf(name: 'links-in-list' | 'links-in-paragraph') {
		const before = await threadSeconds();
		await live.look(name);
		await expect(live.browser.page.locator('a')).toHaveCount(3000);
		return (await threadSeconds()) - before;
	}

	const list = await costOf('links-in-list');
	const paragraph = await costOf('links-in-paragraph');
	expect(paragraph).toBeLessThan(3 * list);
});
