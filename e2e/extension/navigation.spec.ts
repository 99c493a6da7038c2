import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './extension-fixture.ts';
import { openScreen } from './screens.ts';

test('a page of the same site is audited without another click; a different site or tab needs one', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	await page.goto(pages.url('bakery.html'));
	const panel = await extension.openPanel(page);
	await expect(panel.locator('header')).toContainText('bakery.html');

	await page.goto(pages.url('defects.html'));
	await expect(panel.locator('header')).toContainText('defects.html');
	await expect(panel.locator('.gone')).toHaveCount(0);

	const other = await context.newPage();
	await other.goto(pages.elsewhere('hostile.html'));
	await expect(panel.locator('.notice')).toContainText('Click the Plumbline icon');
	await page.bringToFront();
	await expect(panel.locator('header')).toContainText('defects.html');

	await page.goto(pages.elsewhere('hostile.html'));
	await expect(panel.locator('.gone')).toContainText('is gone');
	await expect(panel.locator('header')).toContainText('defects.html');

	await extension.clickIcon(page);
	await expect(panel.locator('header')).toContainText('hostile.html');
	await expect(panel.locator('.gone')).toHaveCount(0);
});

test('a page that is clicked while it loads is shown as being read, then audited', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	const server = createServer((_request, response) => {
		response.setHeader('content-type', 'text/html');
		response.write('<!doctype html><title>Slow bread</title><h1>Slow bread</h1>');
	}).listen(0, '127.0.0.1');
	const requests: ServerResponse[] = [];
	server.on('request', (_request, response) => requests.push(response));
	await once(server, 'listening');
	// A TCP server has an address of this type.
	const { port } = server.address() as AddressInfo;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await expect(panel.locator('header')).toContainText('defects.html');
	await page.goto(`http://127.0.0.1:${port}/slow`, { waitUntil: 'commit' });
	await expect(panel.locator('.gone')).toContainText('is gone');

	await extension.clickIcon(page);

	await expect(panel.getByText('Reading the page …')).toBeVisible();
	await expect(panel.locator('.gone')).toHaveCount(0);
	for (const response of requests) response.end();
	await expect(panel.locator('header')).toContainText('/slow');
	server.closeAllConnections();
	server.close();
});

test('a change by a script is audited again', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(extension.page);
	await expect(panel.locator('[data-rule="title_tag_used"]')).toBeVisible();

	await extension.page.evaluate(() => {
		history.pushState(null, '', '/bread/sourdough');
		document.title = 'Sourdough bread for beginners';
	});

	await expect(panel.locator('[data-rule="title_tag_used"]')).toHaveCount(0);
	await expect(panel.locator('header')).toContainText('/bread/sourdough');
});

test('a change in a shadow root is audited again, and a frame that loads is counted apart', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('components.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'links');
	await expect(panel.locator('.row-list')).toContainText('More of our bread');

	await page.evaluate(() => {
		document
			.querySelector('bread-page')
			?.shadowRoot?.append(
				Object.assign(document.createElement('a'), { href: '/spelt', textContent: 'Spelt' }),
				Object.assign(document.createElement('iframe'), { src: '/framed.html' }),
			);
	});
	await expect(panel.locator('.row-list')).toContainText('/spelt');
	await expect(panel.locator('.list-summary')).toContainText(/\+ \d+ in frames/);
});

test('a page that loads while the panel is opening is audited', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('hostile.html'));
	const panel = await extension.openPanel(extension.page);

	await extension.page.goto(pages.url('defects.html'), { waitUntil: 'commit' });

	await expect(panel.locator('header')).toContainText('defects.html');
	await expect(panel.locator('.verdict')).toBeVisible();
});
