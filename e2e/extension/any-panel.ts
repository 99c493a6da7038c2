import { expect, type Page } from '@playwright/test';
import type { ChromiumWithExtension } from './chromium.ts';
import type { FirefoxWithExtension } from './firefox.ts';
import { clicksTo, type ScreenName } from './screens.ts';

/** The panel of any browser, for stories that hold in all of them. */
export interface AnyPanel {
	/** Goes to a page, clicks the icon and opens the overview of the page that the URL leads to. */
	readonly look: (url: string, finalUrl?: string) => Promise<void>;
	/** Audits a page in a tab of its own, and returns what closes it. */
	readonly lookBeside: (url: string) => Promise<() => Promise<void>>;
	readonly openScreen: (name: ScreenName) => Promise<void>;
	/** Clicks what a selector finds, once it is there. */
	readonly press: (selector: string) => Promise<void>;
	/** The texts of the elements that a selector finds in the panel. */
	readonly texts: (selector: string) => Promise<readonly string[]>;
	/** The same in the report that the panel opens for printing. */
	readonly printed: (selector: string) => Promise<readonly string[]>;
	/** Runs a function in the panel, once it has a document. */
	readonly read: <Found>(find: (document: Document) => Found) => Promise<Found>;
}

interface Hands extends Pick<AnyPanel, 'lookBeside' | 'printed' | 'read' | 'texts'> {
	readonly visit: (url: string) => Promise<void>;
	readonly click: (selector: string) => Promise<void>;
}

const isReport = (url: string) => url.endsWith('/report.html');

export function panelInChromium({ clickIcon, openPanel, page }: ChromiumWithExtension): AnyPanel {
	let panel: Page | undefined;
	return panelWith({
		async visit(url) {
			await page.goto(url);
			panel = await openPanel(page);
		},
		async lookBeside(url) {
			const other = await page.context().newPage();
			await other.goto(url);
			await clickIcon(other);
			return () => other.close();
		},
		async printed(selector) {
			const report = page
				.context()
				.pages()
				.find((opened) => isReport(opened.url()));
			return (await report?.locator(selector).allTextContents()) ?? [];
		},
		// Playwright’s own click waits for frames, which takes longer than most screens.
		click: async (selector) => panel?.locator(selector).dispatchEvent('click'),
		texts: async (selector) => (await panel?.locator(selector).allTextContents()) ?? [],
		read(find) {
			if (!panel) throw new Error('The panel is not open yet.');
			return panel.evaluate<ReturnType<typeof find>>(`(${find})(document)`);
		},
	});
}

export const panelInFirefox = ({
	clickIcon,
	inReport,
	inSidebar,
	page,
}: FirefoxWithExtension): AnyPanel =>
	panelWith({
		async visit(url) {
			await page.goto(url);
			await clickIcon();
		},
		async lookBeside(url) {
			const other = await page.browser().newPage();
			await other.goto(url);
			await clickIcon(other);
			return () => other.close();
		},
		printed: inReport,
		async click(selector) {
			await inSidebar((document, wanted) => {
				document.querySelector<HTMLElement>(wanted)?.click();
			}, selector);
		},
		// Before the sidebar has a document there is no list.
		texts: async (selector) =>
			(await inSidebar(
				(document, wanted) =>
					[...document.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? ''),
				selector,
			)) ?? [],
		read: (find) => inSidebar(find),
	});

function panelWith({ click, lookBeside, printed, read, texts, visit }: Hands): AnyPanel {
	const appears = (selector: string) =>
		expect.poll(() => texts(selector), { intervals: [20, 50, 100] }).not.toEqual([]);

	async function press(selector: string) {
		await appears(selector);
		await click(selector);
	}

	async function openScreen(name: ScreenName) {
		for (const selector of clicksTo(name)) await press(selector);
		await appears(`[data-screen=${name}] > *`);
	}

	return {
		lookBeside,
		openScreen,
		press,
		printed,
		read,
		texts,
		async look(url, finalUrl = url) {
			await visit(url);
			await expect
				.poll(async () => (await texts('header')).join(), { intervals: [20, 50, 100] })
				.toContain(new URL(finalUrl).pathname);
			await openScreen('overview');
		},
	};
}
