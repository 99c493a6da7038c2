import type { BrowserContext, Page } from '@playwright/test';

interface DeveloperPrivate {
	readonly addHostPermission: (id: string, host: string) => Promise<void>;
}

declare const chrome: { readonly developerPrivate: DeveloperPrivate };

/**
 * Grants a host permission before the extension requests it, because the prompt is a window of the
 * browser that no test can click.
 */
export async function allowHost(context: BrowserContext, panel: Page, origin: string) {
	const page = await context.newPage();
	await page.goto('chrome://extensions/');
	await page.evaluate(
		([id = '', host = '']) => chrome.developerPrivate.addHostPermission(id, host),
		[new URL(panel.url()).host, `${origin}/*`],
	);
	await page.close();
}
