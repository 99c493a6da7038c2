import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a page of the extension or a part of it, in the light and in the dark. */
export async function faultsIn(page: Page, part = 'html'): Promise<readonly string[]> {
	await page.emulateMedia({ colorScheme: 'light' });
	const inLight = await faultsOf(axeFor(page, part));
	await page.emulateMedia({ colorScheme: 'dark' });
	const inDark = await faultsOf(axeFor(page, part));
	return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

/** The extension has no frames, and its pages may open no others to look into them. */
const axeFor = (page: Page, part: string) => new AxeBuilder({ page }).include(part).setLegacyMode();

async function faultsOf(axe: AxeBuilder): Promise<readonly string[]> {
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
