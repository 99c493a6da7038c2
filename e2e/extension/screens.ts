import type { Page } from '@playwright/test';

/** The names of the panel's tabs, in order. */
export const screens = [
	'overview',
	'findings',
	'keywords',
	'headings',
	'links',
	'images',
	'data',
	'social',
	'indexing',
	'rendered',
	'rankings',
] as const;

export type ScreenName = (typeof screens)[number];

/** Opens a screen by its tab, and waits until it is drawn. */
export async function openScreen(panel: Page, name: ScreenName) {
	await panel.locator(`#tab-${name}`).click();
	await panel.locator(`[data-screen=${name}] > *`).first().waitFor();
}
