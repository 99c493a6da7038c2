import type { Page } from '@playwright/test';

interface Connection {
	readonly origin: string;
	readonly apiKey: string;
}

/** Connects like an administrator, under Settings → Plumbline. */
export async function connect(
	page: Page,
	url: string,
	{ origin, apiKey }: Connection,
): Promise<void> {
	await page.goto(`${url}/wp-admin/options-general.php?page=plumbline&tab=server`);
	await page.getByLabel('URL', { exact: true }).fill(origin);
	await page.getByLabel('API key').fill(apiKey);
	await page.getByRole('button', { name: 'Save and test' }).click();
}
