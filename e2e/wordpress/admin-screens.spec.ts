import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RunningWordPress } from './site/start-wordpress.ts';
import { violationsIn } from './violations.ts';
import { expect, type Rest, test } from './wordpress-fixture.ts';

let wordPress: RunningWordPress;
let page: Page;
let rest: Rest;

test.beforeEach(({ page: ofStory, rest: asking, wordPress: site }) => {
	[page, rest, wordPress] = [ofStory, asking, site];
});

const open = (path: string) => page.goto(`${wordPress.url}/wp-admin/${path}`);
const overview = 'tools.php?page=plumbline-overview';

async function create(path: string, data: object): Promise<number> {
	const answer = await rest(path, data);
	expect(answer.ok(), await answer.text()).toBe(true);
	const { id } = await answer.json();
	return Number(id);
}

const savePost = (title: string, more: object = {}) =>
	create('/wp/v2/posts', { title, content: '<p>Flour.</p>', status: 'publish', ...more });

async function auditLastTen(): Promise<void> {
	await open(overview);
	await page.getByRole('button', { name: 'Audit the last ten' }).click();
	await expect(page.locator('.plumbline-overview > [role="status"]')).toContainText(
		'Posts audited:',
	);
}

/** The number of posts in a state, on the dashboard. */
const count = (state: string, postType = 'Posts') =>
	page
		.locator('#plumbline-overview h3', { hasText: new RegExp(`^${postType}$`) })
		.locator('xpath=following-sibling::ul[1]/li', { hasText: state });

/** How far the page scrolls horizontally. */
const overflow = () =>
	page.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});

test('the overview fits with any title in both reading directions, and titles are never markup', async ({
	context,
}) => {
	for (const title of [
		'<img src=x onerror="window.isBroken=1">',
		'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
		'とても長いタイトル。'.repeat(12),
	]) {
		await savePost(title);
	}

	for (const direction of ['ltr', 'rtl']) {
		if (direction === 'rtl')
			await context.addCookies([{ name: 'story_rtl', value: '1', url: wordPress.url }]);
		await auditLastTen();
		expect(
			await page.evaluate(() => document.dir || getComputedStyle(document.body).direction),
		).toBe(direction);
		for (const width of [1280, 782, 360]) {
			await page.setViewportSize({ width, height: 740 });
			expect(await overflow(), `${direction} ${width}`).toBe(0);
		}
	}
	expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
});

test('counts each post type separately, so that a site of pages does not look fine', async () => {
	await create('/wp/v2/pages', {
		title: 'About us',
		content: '<p>Lorem ipsum dolor sit amet.</p>',
		status: 'publish',
	});
	await open('index.php');
	const before = (await count('Not audited yet', 'Pages').textContent()) ?? '';
	expect(before).not.toContain(': 0');

	await auditLastTen();
	await open('index.php');

	await expect(count('Not audited yet', 'Pages')).not.toHaveText(before);
	await count('Worth fixing', 'Pages').getByRole('link').click();
	await expect(page).toHaveURL(/post_type=page/);
	await expect(page.getByRole('row', { name: /About us/ }).first()).toBeVisible();
});

test('authors see and audit only their own posts', async ({ context }) => {
	const other = await create('/wp/v2/users', {
		username: 'other',
		email: 'other@example.com',
		password: 'only-for-this-story',
		roles: ['author'],
	});
	await savePost('Mine, and older');
	await create('/wp/v2/posts', { title: 'Not out yet', status: 'draft' });
	for (let index = 0; index < 11; index++) await savePost(`Not mine ${index}`, { author: other });
	await context.addCookies([
		{ name: 'story_without', value: 'edit_others_posts.edit_others_pages', url: wordPress.url },
	]);

	await auditLastTen();

	await expect(page.getByRole('row', { name: /Mine, and older/ })).toBeVisible();
	await expect(page.getByText('Not mine')).toHaveCount(0);
	await open('index.php');
	const counted = ((await count('Worth fixing').textContent()) ?? '').replace(/\D/g, '');
	expect(Number(counted)).toBeGreaterThan(0);
	await count('Worth fixing').getByRole('link').click();
	await expect(page.locator('.displaying-num').first()).toHaveText(
		new RegExp(`^${counted} items?$`),
	);
});

test('a rule can be chosen by its full name, with the keyboard alone', async () => {
	await open('options-general.php?page=plumbline&tab=checks');
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole('combobox', { name: 'Check' }).focus();
	await page.keyboard.type('Title ·');
	await expect(page.getByRole('option', { name: /^(?!Title · )/ })).toHaveCount(0);
	await page.getByRole('combobox', { name: 'Check' }).fill('about the same');
	const choice = page.getByRole('option', {
		name: 'The title and the main heading are about the same thing',
	});
	// A single line: the option's two parts do not wrap.
	await expect(choice).toHaveText(
		'Title · The title and the main heading are about the same thing',
		{
			useInnerText: true,
		},
	);

	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Require this check' }).press('Enter');
	const remove = page.getByRole('button', { name: /^Remove: The title and the main/ });
	await remove.press('Enter');

	await expect(page.getByText('No checks block publishing.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Before publishing' })).toBeFocused();
});

test('leaving a tab of the settings asks first while something is not saved', async () => {
	for (const [tab, label] of [
		['server', 'URL'],
		['checks', 'Fields to audit'],
	] as const) {
		await open(`options-general.php?page=plumbline&tab=${tab}`);
		await page.getByLabel(label).fill('typed');
		const asked = page.waitForEvent('dialog');
		// The click ends only after the answer.
		const clicked = page.getByRole('link', { name: 'Home page' }).click();
		const dialog = await asked;
		expect(dialog.type(), tab).toBe('beforeunload');
		await dialog.dismiss();
		await clicked;
		await expect(page.getByLabel(label), tab).toHaveValue('typed');
	}
});

test('the table of posts begins in the first 300 pixels, and what concerns many posts follows it', async () => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await savePost('Rye');
	await auditLastTen();
	const head = page.getByRole('columnheader').first();
	await head.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, 0));
	expect((await head.boundingBox())?.y).toBeLessThan(300);

	await page.getByRole('heading', { name: 'What to do first' }).scrollIntoViewIfNeeded();
	const all = page.getByRole('region', { name: 'What to do first' });
	await all.getByRole('button').first().click();
	await expect(page.getByRole('button', { name: /^Finding is/ })).toBeInViewport();
});

test('the table follows a run, and pausing keeps the focus and reports the progress', async () => {
	await page.route('**/*plumbline_page*', async (route) => {
		await new Promise((done) => setTimeout(done, 1_500));
		await route.continue().catch(() => undefined);
	});
	await savePost('Rye');
	await savePost('Spelt');
	await open(overview);
	const all = page.getByRole('button', { name: 'Audit the last ten' });
	await all.press('Enter');
	await expect(page.getByText(/^\s*1 of \d/)).toBeVisible();
	await expect(page.getByRole('row', { name: /Spelt/ }).first()).toContainText(/fix/i);

	await page.getByRole('button', { name: 'Pause' }).press('Enter');

	await expect(all).toBeFocused();
	await expect(page.locator('.plumbline-overview > [role="status"]')).toHaveText(
		/Posts audited: \d/,
	);
});

test('edits of many posts survive a reload, are saved together, and overwrite nobody', async () => {
	const kept = await savePost('Kvass at dawn', {
		content: '<p><img src="/wp-includes/images/w-logo-blue.png" alt=""></p>',
	});
	const changed = await savePost('Kvass at noon');
	await open(overview);
	await page.getByRole('searchbox', { name: 'Search titles' }).fill('Kvass');
	await page.getByRole('button', { name: 'Edit all 2 posts' }).click();
	await page
		.getByRole('textbox', { name: 'Text for all posts' })
		.fill('{title} {separator} {site}');
	await page.getByRole('button', { name: 'Fill in' }).click();
	await expect(page.getByText(/px: fits/).first()).toBeVisible();
	expect(await violationsIn(page, '.plumbline-overview')).toEqual([]);

	await page.reload();
	await create(`/wp/v2/posts/${changed}`, { meta: { _plumbline_title: 'Theirs' } });
	await page.getByRole('button', { name: 'Show them' }).click();
	await page.getByRole('button', { name: 'Save 2 changes' }).click();
	await expect(page.getByText('Somebody saved “Theirs” meanwhile.')).toBeVisible();
	await expect(page.getByText('1 change is not saved.')).toBeVisible();
	await page.getByRole('button', { name: 'Keep theirs' }).click();
	await expect(page.getByRole('textbox', { name: 'of “Kvass at noon”' }).first()).toHaveValue(
		'Theirs',
	);
	await page.getByRole('button', { name: 'Back to all posts' }).click();

	await page
		.getByRole('row', { name: /Kvass at dawn/ })
		.getByRole('button', { name: 'Edit texts' })
		.click();
	const window = page.getByRole('dialog');
	await expect(window.getByRole('textbox', { name: 'Title in search results' })).toHaveValue(
		'{title} {separator} {site}',
	);
	await expect(window.locator('[data-rule="images_have_alt_attribute"]')).toBeVisible();
	await window.getByRole('textbox', { name: 'Alt text of w-logo-blue.png' }).fill('An oven');
	await expect(window.locator('[data-rule="images_have_alt_attribute"]')).toHaveCount(0);
	expect(await violationsIn(page, '.plumbline-edit')).toEqual([]);
	await window.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(window).toBeHidden();
	const saved = await (await rest(`/wp/v2/posts/${kept}&context=edit`)).json();
	expect(saved.content.raw).toContain(
		'<img src="/wp-includes/images/w-logo-blue.png" alt="An oven">',
	);
	expect(saved.meta._plumbline_title).toBe('{title} {separator} {site}');

	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export CSV' }).click();
	const csv = await readFile(await (await download).path(), 'utf8');
	await page.locator('input[accept^=".csv"]').setInputFiles({
		name: 'texts.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(csv.replace('Theirs', 'From a file')),
	});
	await expect(page.getByText('Before: Theirs')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Save 1 change' })).toBeEnabled();
});

test('WordPress’s checks for updates get an answer inside the site, and log nothing', async () => {
	await open('update-core.php?force-check=1');

	const log = await page.request.get(`${wordPress.url}/wp-content/debug.log`);
	expect(log.ok() ? await log.text() : '').not.toContain('WordPress.org');
});
