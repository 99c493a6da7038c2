import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in a part of the page. Describing what is right would take most of the time,
 * and outside of legacy mode axe opens a page of its own for frames of other origins.
 */
export async function violationsIn(page: Page, part: string): Promise<readonly string[]> {
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ['violations'], selectors: false })
		.include(part)
		.setLegacyMode()
		.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
