import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations axe finds in an extension page or a part of it, in light and dark mode. */
export async function faultsIn(page: Page, part = 'html'): Promise<readonly string[]> {
	await page.emulateMedia({ colorScheme: 'light' });
	const inLight = await faultsOf(axeFor(page, part));
	await page.emulateMedia({ colorScheme: 'dark' });
	// The rules that do not look at colors would find the same again.
	const inDark = await faultsOf(axeFor(page, part).withTags('cat.color'));
	return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

/**
 * Legacy mode, because axe would open a new page to look into frames, and the extension has none.
 */
const axeFor = (page: Page, part: string) => new AxeBuilder({ page }).include(part).setLegacyMode();

async function faultsOf(axe: AxeBuilder): Promise<readonly string[]> {
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
