import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations axe finds in an extension page or a part of it, in light and dark mode. */
export async function faultsIn(page: Page, part = 'html'): Promise<readonly string[]> {
	await page.emulateMedia({ colorScheme: 'light' });
	const inLight = await faultsOf(await axeFor(page, part));
	await page.emulateMedia({ colorScheme: 'dark' });
	// All other rules would find the same again.
	const inDark = await faultsOf((await axeFor(page, part)).withRules(rulesAboutColors));
	return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

const rulesAboutColors = ['color-contrast', 'link-in-text-block'];

/**
 * Legacy mode, because axe would open a new page to look into frames, and no part under test has any.
 * Sending and compiling axe for each call, and describing what is right, would take three quarters of
 * the time.
 */
export async function axeFor(page: Page, part: string): Promise<AxeBuilder> {
	const isThere = await page.evaluate(() => 'axe' in globalThis);
	return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
		.options({ resultTypes: ['violations'], selectors: false })
		.include(part)
		.setLegacyMode();
}

export async function faultsOf(axe: AxeBuilder): Promise<readonly string[]> {
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
