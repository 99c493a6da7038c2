import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { connect } from './connect.ts';
import { expect, test } from './wordpress-fixture.ts';

const notice = (page: Page) => page.locator('.wrap .notice');

test('connects to a server, chooses the site, and shows only the end of the key', async ({
	page,
	server,
	wordPress,
}) => {
	await connect(page, wordPress.url, server);
	await expect(notice(page)).toContainText('None of the sites on the server has the domain');

	await page.getByLabel('This site’s name on the server').selectOption('sample-site');
	await page.getByRole('button', { name: 'Save and test' }).click();

	await expect(notice(page)).toContainText('This WordPress is “A bakery (sample data)”');
	await expect(page.getByText(`Saved: ••••${server.apiKey.slice(-4)}`)).toBeVisible();
	await expect(page.getByLabel('API key')).toHaveValue('');
});

test('the key never reaches a browser and is not autoloaded', async ({
	page,
	server,
	wordPress,
}) => {
	await connect(page, wordPress.url, server);
	const bodies: string[] = [];
	page.on('response', async (response) => {
		bodies.push(await response.text().catch(() => ''));
	});

	for (const path of [
		'options-general.php?page=plumbline&tab=server',
		'post-new.php',
		'edit.php',
		'options.php',
	]) {
		await page.goto(`${wordPress.url}/wp-admin/${path}`);
	}
	const answers = await page.evaluate(async () => {
		const nonce = await (await fetch('admin-ajax.php?action=rest-nonce')).text();
		const get = async (path: string) =>
			(await fetch(`/?rest_route=${path}`, { headers: { 'X-WP-Nonce': nonce } })).text();
		return Promise.all(['/', '/wp/v2/settings', '/wp/v2/types'].map(get));
	});

	const seen = [...bodies, ...answers].filter((body) => body.includes(server.apiKey));
	expect(seen.map((body) => body.slice(0, 200))).toEqual([]);
	expect(answers.every((answer) => answer.startsWith('{'))).toBe(true);
});

test('a mistyped address is reported and the connection is kept', async ({
	page,
	server,
	wordPress,
}) => {
	await connect(page, wordPress.url, server);

	await connect(page, wordPress.url, { origin: 'http://plumbline.example.com', apiKey: 'plb_x' });
	await expect(notice(page)).toContainText('would expose your key on the way');
	await expect(page.getByLabel('URL', { exact: true })).toHaveValue(server.origin);

	await connect(page, wordPress.url, { origin: 'http://169.254.169.254/', apiKey: 'plb_x' });
	await expect(notice(page)).toContainText('Plumbline never connects to this address');
});

test('a new address needs its own key, and never gets the saved one', async ({
	page,
	server,
	wordPress,
}) => {
	const heard: string[] = [];
	const other = createServer(({ headers }, response) => {
		heard.push(String(headers.authorization));
		response.end('{"name":"another program"}');
	});
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	// The address of a TCP server has this type.
	const { port } = other.address() as AddressInfo;
	await connect(page, wordPress.url, server);

	await connect(page, wordPress.url, { origin: `http://127.0.0.1:${port}`, apiKey: '' });
	await expect(notice(page)).toContainText('Enter its key again');
	expect(heard).toEqual([]);

	await connect(page, wordPress.url, { origin: `http://127.0.0.1:${port}`, apiKey: 'plb_other' });
	await expect(notice(page)).toContainText('not come from a Plumbline server of this version');
	expect(heard).toEqual(['Bearer plb_other']);
	other.close();
});

test('does not follow a redirect with the key', async ({ page, wordPress }) => {
	const heard: string[] = [];
	const other = createServer(({ url }, response) => {
		heard.push(String(url));
		response.writeHead(307, { location: '/elsewhere' }).end();
	});
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	const { port } = other.address() as AddressInfo;

	await connect(page, wordPress.url, { origin: `http://127.0.0.1:${port}`, apiKey: 'plb_other' });

	await expect(notice(page)).toContainText('not come from a Plumbline server of this version');
	expect(heard).toEqual(['/api/v3/account/sites']);
	other.close();
});

test('a wrong key and an unreachable server are reported with a remedy', async ({
	page,
	server,
	wordPress,
}) => {
	await connect(page, wordPress.url, { ...server, apiKey: 'plb_wrong' });
	await expect(notice(page)).toContainText('The server does not know this key');

	await connect(page, wordPress.url, { origin: 'http://127.0.0.1:9', apiKey: 'plb_wrong' });
	await expect(notice(page)).toContainText('The server does not answer');
});

test('disconnecting forgets address and key', async ({ page, server, wordPress }) => {
	await connect(page, wordPress.url, server);

	await page.getByRole('button', { name: 'Disconnect' }).click();

	await expect(notice(page)).toContainText('The URL and key were deleted');
	await expect(page.getByLabel('URL', { exact: true })).toHaveValue('');
	await expect(page.getByRole('button', { name: 'Disconnect' })).toHaveCount(0);
});
