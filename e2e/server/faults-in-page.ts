import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

// Playwright’s own builder of axe does not know pages of Puppeteer.
const axe: { readonly source: string } = createRequire(import.meta.resolve('@axe-core/playwright'))(
	'axe-core',
);

/** The faults that axe finds in a page of Puppeteer. */
export async function faultsInPage(page: Page): Promise<readonly string[]> {
	await page.evaluate(axe.source);
	return page.evaluate(async () => {
		const { violations } = await (globalThis as unknown as Axe).axe.run();
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
	});
}

interface Axe {
	readonly axe: {
		readonly run: () => Promise<{
			readonly violations: readonly {
				readonly id: string;
				readonly nodes: readonly { readonly html: string }[];
			}[];
		}>;
	};
}
