import type { Page } from '@playwright/test';

/** The panel's screens, in order, each with its tab. Four have a button of their own. */
const tabOf = {
	overview: 'overview',
	findings: 'findings',
	comparison: 'findings',
	keywords: 'keywords',
	headings: 'headings',
	images: 'images',
	links: 'links',
	data: 'data',
	social: 'social',
	indexing: 'indexing',
	rendered: 'indexing',
	rankings: 'rankings',
	export: null,
	marks: null,
	elsewhere: null,
	settings: null,
} as const;

export type ScreenName = keyof typeof tabOf;

// The type of Object.keys is string[], whatever the keys are.
export const screens = Object.keys(tabOf) as readonly ScreenName[];

/** Selectors of what opens a screen, one after the other. */
export function clicksTo(name: ScreenName): readonly string[] {
	const tab = tabOf[name];
	if (tab === null) return [`#open-${name}`];
	const isAlone = Object.values(tabOf).filter((each) => each === tab).length === 1;
	return isAlone ? [`#tab-${tab}`] : [`#tab-${tab}`, `#sub-tab-${name}`];
}

/** Opens a screen, and waits until it is drawn. */
export async function openScreen(panel: Page, name: ScreenName) {
	// Before the first audit, the button of the settings opens the options.
	await panel.locator('.tabs').waitFor();
	for (const selector of clicksTo(name)) await panel.locator(selector).click();
	await panel.locator(`[data-screen=${name}] > *`).first().waitFor();
}

/** Adds a keyword of the page, and stays at the keywords. */
export async function addKeyword(panel: Page, keyword: string) {
	await openScreen(panel, 'keywords');
	await panel.locator('.keyword input').first().fill(keyword);
	await panel.keyboard.press('Enter');
	await panel.locator('.chip', { hasText: keyword }).waitFor();
}

/** Chooses the language of the panel's texts. */
export async function chooseLanguage(panel: Page, locale: string) {
	await openScreen(panel, 'settings');
	await panel.getByLabel(/Display language|表示言語/).selectOption(locale);
	await panel.locator(`html[lang=${locale}]`).waitFor();
}

export async function openEverything(panel: Page) {
	await panel.evaluate(() => {
		// A menu would cover the rows below it.
		for (const details of document.querySelectorAll('main details:not(.menu)')) {
			(details as HTMLDetailsElement).open = true;
		}
	});
}

/** Runs in the panel; has the effect of the browser's font size setting. */
export const doubleFontSize = () => document.documentElement.style.setProperty('font-size', '200%');
