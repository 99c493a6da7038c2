import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { addKeyword, chooseLanguage, openScreen } from './screens.ts';

test('a click on the icon opens the panel with the verdict, and a finding shows once it is opened why, what to do, its nodes and its source', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('defects.html'));

	const panel = await extension.openPanel(extension.page);

	await expect(panel.locator('.verdict')).toContainText(/\d+ must fix/);
	await expect(panel.getByRole('status')).toHaveText(/^Can be indexed · \d+ must fix/);
	await expect(panel.locator('header')).toContainText('127.0.0.1');
	const finding = panel.locator('[data-rule="title_tag_used"]');
	await expect(panel.locator('details.finding[open]')).toHaveCount(0);
	await finding.locator('summary').click();
	await expect(finding.locator('summary')).toContainText('The title is empty');
	await expect(finding.locator('.detail b')).toContainText('Write a title');
	await expect(finding.locator('.node')).toHaveText('<title></title>');
	await expect(finding.getByRole('link')).toHaveAttribute('href', /^https:\/\/developers\.google/);
	await expect(finding.locator('.tag')).toHaveText('search engine');
	await openScreen(panel, 'findings');
	await expect(panel.getByRole('heading', { name: 'Must fix' })).toBeVisible();
});

test('text of the page is never markup in the panel', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('hostile.html'));
	const panel = await extension.openPanel(extension.page);
	await expect(panel.locator('.verdict')).toContainText(/must fix|worth fixing|note/);

	await openScreen(panel, 'findings');
	await openEverything(panel);

	await expect(panel.locator('.node', { hasText: '<img src=x onerror=' }).first()).toBeVisible();
	expect(await panel.locator('main').locator('img, script, svg:not(.lucide, .state)').count()).toBe(
		0,
	);
	expect(await panel.title()).toBe('Plumbline');
});

test('a keyword is checked at once, and on other pages only when asked to', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(extension.page);
	await expect(panel.locator('.verdict')).toContainText(/must fix/);

	await addKeyword(panel, 'sourdough bread');

	await expect(panel.locator('.chip')).toContainText('sourdough bread');
	await extension.page.goto(pages.url('hostile.html'));
	await expect(panel.locator('header')).toContainText('hostile.html');
	await expect(panel.locator('.chip')).toHaveCount(0);

	await extension.page.goto(pages.url('defects.html'));
	await panel.locator('.chip-name').click();
	await panel.getByLabel('Use “sourdough bread” on the whole site').check();
	await extension.page.goto(pages.url('hostile.html'));
	await expect(panel.locator('header')).toContainText('hostile.html');
	await expect(panel.locator('.chip')).toContainText('sourdough bread');
});

test('rules follow the selected country, and all texts the selected language', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(extension.page);

	await openScreen(panel, 'settings');
	await panel.getByLabel('Rules for').selectOption('jp');

	await expect(panel.locator('.basis')).toContainText('rule set jp');

	await chooseLanguage(panel, 'ja');

	await openScreen(panel, 'overview');
	await expect(panel.locator('.verdict')).toContainText(/要修正 \d+ 件/);
	await expect(panel.locator('[data-rule="title_tag_used"]')).toContainText('タイトルが空です');
	await expect(panel.locator('html')).toHaveAttribute('lang', 'ja');
});

test('a page of the browser itself gets a polite answer', async ({ extension }) => {
	await extension.page.goto('chrome://version/');

	const panel = await extension.openPanel(extension.page);

	await expect(panel.locator('.notice')).toContainText('belongs to the browser');
});

async function openEverything(panel: Page) {
	await panel.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
}
