import { expect, test } from '@playwright/test';
import type { AnyPanel } from './any-panel.ts';
import type { PageServer } from './serve-pages.ts';

interface Job {
	readonly name: string;
	readonly page: string;
	/** Where the page leads to, if that is a different one. */
	readonly arrives?: string;
	/** Pressed after the icon. */
	readonly clicks: readonly string[];
	/** The element that then has the answer, and a part of it. */
	readonly answer: readonly [selector: string, text: string | RegExp];
	/** A page that a tab beside it shows. */
	readonly beside?: string;
	/** The answer is in a report of its own. */
	readonly isPrinted?: boolean;
	/** The browser asks for access to hosts, which takes one click more wherever it asks. */
	readonly asks?: boolean;
	/** Clicks that the best of four other extensions needs, the icon included. */
	readonly best: number;
}

const line = (name: string) => `[data-line=${name}] .glance-value`;
const copied = '[role=status]';

/** The ten daily jobs of people who open such a panel. */
const jobs: readonly Job[] = [
	{
		name: 'the steps of a redirect',
		page: 'redirect-to/moved',
		arrives: 'bakery.html',
		clicks: [],
		answer: [line('response'), '302 → 301 → 200'],
		best: 1,
	},
	{
		name: 'the title and its length',
		page: 'shop.html',
		clicks: [],
		answer: ['[data-line=title] .pixels', /796 of 600 px110 chars/],
		best: 1,
	},
	{
		name: 'the description and its length',
		page: 'shop.html',
		clicks: [],
		answer: ['[data-line=description] .pixels', /239 chars/],
		best: 1,
	},
	{
		name: 'the canonical',
		page: 'shop.html',
		clicks: [],
		answer: [line('canonical'), 'shop.example/baskets/round'],
		best: 1,
	},
	{
		name: 'the language versions',
		page: 'shop.html',
		clicks: [],
		answer: [line('language'), '3 hreflang'],
		best: 1,
	},
	{
		name: 'whether the language versions link back',
		page: 'versions.html',
		clicks: ['[data-line=language] .plain'],
		asks: true,
		answer: ['[data-part=hreflang] .health', 'does not link back'],
		best: 2,
	},
	{
		name: 'the outline',
		page: 'shop.html',
		clicks: ['#tab-headings'],
		answer: ['.list-row', /What is in/],
		best: 2,
	},
	{
		name: 'the outline, copied',
		page: 'shop.html',
		clicks: ['[data-line=headings] .copy'],
		answer: [copied, 'Copied: Headings'],
		best: 3,
	},
	{
		name: 'links with nofollow',
		page: 'shop.html',
		clicks: [],
		answer: [line('links'), '1 nofollow'],
		best: 1,
	},
	{
		name: 'broken links and the codes of redirects',
		page: 'links-to-check.html',
		clicks: ['[data-line=links] .plain'],
		asks: true,
		answer: ['.row-list', /not found.*redirects \(301\)/s],
		best: 2,
	},
	{
		name: 'images without alt',
		page: 'shop.html',
		clicks: ['#tab-images'],
		answer: ['.list-row', 'no alt attribute'],
		best: 2,
	},
	{
		name: 'structured data',
		page: 'shop.html',
		clicks: ['#tab-data'],
		answer: ['.item summary', 'Product'],
		best: 2,
	},
	{
		name: 'structured data, copied',
		page: 'shop.html',
		clicks: ['[data-line=data] .copy'],
		answer: [copied, 'Copied: Schema'],
		best: 3,
	},
	{
		name: 'why a page is not indexed',
		page: 'hostile-everywhere.html',
		clicks: [],
		answer: [line('robots'), 'noindex'],
		best: 2,
	},
	{
		name: 'response headers',
		page: 'shop.html',
		clicks: [],
		answer: ['[data-part=response] .list-row', /content-type/i],
		best: 1,
	},
	{
		name: 'what scripts changed',
		page: 'app.html',
		clicks: [],
		answer: ['[data-part=rendered] .added', 'Rye bread in two days'],
		best: 1,
	},
	{
		name: 'links for a sheet',
		page: 'shop.html',
		clicks: ['[data-line=links] .copy'],
		answer: [copied, 'Copied: Links'],
		best: 3,
	},
	{
		name: 'a report for a client',
		page: 'shop.html',
		clicks: ['#open-export', '.client-name + button'],
		isPrinted: true,
		answer: ['.client .client-right > li', /./],
		best: 3,
	},
	{
		name: 'the page beside that of a competitor',
		page: 'shop.html',
		beside: 'bakery.html',
		clicks: ['#tab-findings', '#sub-tab-comparison'],
		answer: ['.comparison [data-line=title] .removed', /Sourdough bread for beginners/],
		best: 3,
	},
	{
		name: 'the page as a row for a sheet',
		page: 'shop.html',
		clicks: ['.add-row', '.tray-line button:nth-of-type(2)'],
		answer: [copied, 'Copied: '],
		best: 3,
	},
];

/**
 * Does each job from a fresh click on the icon, with at most as many clicks as the best rival.
 * `allow` gives access to hosts where no test can click the prompt.
 */
export async function doTenJobs(panel: AnyPanel, pages: PageServer, allow = async () => {}) {
	for (const [index, job] of jobs.entries()) {
		const { answer, arrives, asks = false, beside, best, clicks, isPrinted, name } = job;
		// A folder of its own tells the page from that of the job before.
		const page = arrives ? job.page : `${index}/${job.page}`;
		await test.step(name, async () => {
			if (asks) await allow();
			const [selector, text] = answer;
			const closeBeside = beside && (await panel.lookBeside(pages.url(beside)));
			await panel.look(pages.url(page), pages.url(arrives ?? page));
			for (const click of clicks) await panel.press(click);
			await expect
				.poll(() => (isPrinted ? panel.printed(selector) : panel.texts(selector)), {
					message: name,
					intervals: [50],
				})
				.toContainEqual(expect.stringMatching(text));
			if (closeBeside) await closeBeside();
			expect(1 + clicks.length, name).toBeLessThanOrEqual(best);
		});
	}
}
