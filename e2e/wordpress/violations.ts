import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The faults that axe finds in a part of the page. Passed checks are not described, because that
 * takes most of axe’s time. Legacy mode keeps axe from opening a second page for foreign frames.
 */
export async function violationsIn(page: Page, part: string): Promise<readonly string[]> {
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ['violations'], selectors: false })
		.include(part)
		.setLegacyMode()
		.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
