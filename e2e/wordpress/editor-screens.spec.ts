import { AxeBuilder } from '@axe-core/playwright';
import { expect as expectNow, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf, phpComplaints } from './complaints.ts';
import {
	type Editor,
	insertBlocks,
	isDirty,
	newPost,
	publish,
	saveDraft,
	selectedBlock,
	typeTitle,
} from './editor.ts';
import { editorSteps } from './editor-blueprint.ts';
import { type RunningWordPress, startWordPress } from './playground.ts';
import { pluginZip } from './plugin-zip.ts';

/** WordPress in WebAssembly takes its time on a small machine. */
const expect = expectNow.configure({ timeout: 30_000 });

/** Another SEO plugin, as a cookie turns it on. */
const otherPlugin = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/other.php',
	data: `<?php
if ( isset( $_COOKIE['story_other'] ) ) {
	define( 'WPSEO_VERSION', '27.0' );
}
`,
};

const paragraph = (html: string) => `<!-- wp:paragraph --><p>${html}</p><!-- /wp:paragraph -->`;
const filler = 'A loaf of sourdough takes flour, water, salt and a day of patience. '.repeat(6);

let wordPress: RunningWordPress;
let page: Page;
let complaints: readonly string[];
let area: Locator;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	wordPress = await startWordPress({
		wordpress: 'newest',
		plugin: pluginZip,
		steps: [...editorSteps, otherPlugin],
	});
});
test.afterAll(async () => {
	await wordPress?.stop();
});
test.beforeEach(({ page: fresh }) => {
	page = fresh;
	complaints = complaintsOf(page);
	area = page.locator('.interface-complementary-area');
});
test.afterEach(async () => {
	expect(complaints).toEqual([]);
	expect(await phpComplaints(wordPress.url)).toEqual([]);
});

/** A post about a first loaf, with our sidebar open. */
async function loaf(blocks = paragraph(filler)): Promise<Editor> {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'A first loaf');
	await insertBlocks(page, blocks);
	return editor;
}

const openPanel = (name: string) => area.getByRole('button', { name, exact: true }).click();

const savedMeta = (postId: number): Promise<Readonly<Record<string, unknown>>> =>
	page.evaluate(async (id) => {
		const path = `/wp/v2/posts/${id}?context=edit`;
		const post = await window.wp.apiFetch({ path, method: 'GET' });
		return (post as { readonly meta: Readonly<Record<string, unknown>> }).meta; // as the REST API answers
	}, postId);

const content = () =>
	page.evaluate(() => window.wp.data.select('core/editor').getEditedPostContent?.());

async function violations(): Promise<readonly string[]> {
	const { violations: found } = await new AxeBuilder({ page })
		.include('.interface-complementary-area .plumbline')
		.analyze();
	return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The words that are marked in the post. */
const marked = (name: string): Promise<readonly string[]> =>
	page.evaluate((key) => {
		const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
		const { highlights } =
			(frame?.contentWindow as (Window & typeof globalThis) | null)?.CSS ?? CSS;
		return [...(highlights.get(key) ?? [])].map(String);
	}, name);

test('shows the result as it is typed, and keeps what was typed with the post', async () => {
	await loaf();
	await openPanel('Search result and sharing');
	const preview = area.getByRole('region', { name: 'Preview of the result' });
	await expect(preview).toContainText('A first loaf');

	await area.getByRole('textbox', { name: 'Title in search results' }).fill('Bake {title}');
	await expect(preview).toContainText('Bake A first loaf');
	await area.getByLabel('Description', { exact: true }).fill('How to bake a loaf. '.repeat(12));
	await expect(preview).toContainText('its end is cut');
	await preview.getByRole('button', { name: 'Phone' }).click();
	await area.getByLabel('Meant to be hidden').check();
	await area.getByText('More for search engines').click();
	await area.getByLabel('Show no text of the post in results').check();
	await area.getByText('When it is shared').click();
	await area.getByLabel('Title when shared').fill('Look, {title}');
	await expect(area.locator('.plumbline-shared')).toContainText('Look, A first loaf');
	expect(await violations()).toEqual([]);

	expect(await savedMeta(await saveDraft(page))).toMatchObject({
		_plumbline_title: 'Bake {title}',
		_plumbline_hidden: true,
		_plumbline_robots: ['nosnippet'],
		_plumbline_social_title: 'Look, {title}',
	});
});

test('names the SEO plugin that owns title and description, and changes nothing', async ({
	context,
}) => {
	await context.addCookies([{ name: 'story_other', value: '1', url: wordPress.url }]);
	await loaf();
	await openPanel('Search result and sharing');

	await expect(area).toContainText('Yoast SEO writes title and description');
	await expect(area.getByRole('textbox', { name: 'Title in search results' })).toHaveCount(0);
});

test('dismisses a finding with a reason, undoes it, and restores it', async () => {
	const { headlines } = await loaf(paragraph(`Lorem ipsum dolor sit amet, consectetur. ${filler}`));
	const finding = headlines.filter({ hasText: 'Lorem ipsum' });
	const dismiss = async () => {
		await finding.click();
		await area.getByRole('button', { name: 'Dismiss…' }).click();
		await area.getByLabel('This check').check();
		await area.getByLabel('Reason').fill('A sample.');
		expect(await violations()).toEqual([]);
		await area.getByRole('button', { name: 'Dismiss', exact: true }).click();
	};

	await dismiss();
	await expect(finding).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(finding).toBeVisible();
	await dismiss();
	await area.getByRole('button', { name: '1 dismissed' }).click();
	await expect(area).toContainText('A sample.');
	await area.getByRole('button', { name: /^Restore/ }).click();

	await expect(finding).toBeVisible();
});

test('marks the very words in the post, which stays as it is', async () => {
	const { canvas, headlines } = await loaf(
		paragraph(`${filler} For the oven <a href="https://example.com/oven">click here</a> now.`),
	);
	const before = await content();

	await expect.poll(() => marked('plumbline-problem')).toContain('click here');
	await headlines.filter({ hasText: 'click here' }).click();
	expect(await marked('plumbline-here')).toEqual(['click here']);
	await expect.poll(() => selectedBlock(page)).toMatchObject({ name: 'core/paragraph' });
	// Block toolbars hide until the mouse moves after typing.
	await canvas.getByText('For the oven').hover({ position: { x: 20, y: 20 } });
	await canvas.getByText('For the oven').hover({ position: { x: 60, y: 40 } });
	await expect(page.getByRole('button', { name: /findings? about this block/ })).toBeVisible();
	expect(await content()).toBe(before);

	await area.getByLabel('Mark findings in the post').uncheck();
	await expect.poll(() => marked('plumbline-problem')).toEqual([]);
	await area.getByLabel('Mark findings in the post').check();
});

test('keeps several keywords and their synonyms, and suggests some', async () => {
	await loaf(paragraph('A rye starter needs flour. Feed the rye starter daily. '.repeat(3)));
	await area.getByLabel('Focus keyword').fill('sourdough');
	await openPanel('More keywords and synonyms');
	await area.getByLabel('Other keywords').fill('bread');
	await page.keyboard.press('Enter');
	await area.getByLabel('Synonyms of “sourdough”').fill('leaven');
	await page.keyboard.press('Enter');
	await area.getByRole('button', { name: 'Suggest from the text' }).click();
	await area
		.getByRole('button', { name: /^Add the keyword/ })
		.first()
		.click();
	expect(await violations()).toEqual([]);

	expect(await savedMeta(await saveDraft(page))).toMatchObject({
		_plumbline_keywords: [
			{ keyword: 'sourdough', synonyms: ['leaven'] },
			{ keyword: 'bread', synonyms: [] },
			{ synonyms: [] },
		],
	});
});

test('warns before the address of a published post changes', async () => {
	await loaf();
	await publish(page);
	await page.evaluate(() => window.wp.data.dispatch('core/editor').editPost?.({ slug: 'moved' }));
	await page.locator('.editor-header').getByLabel('Settings', { exact: true }).click();
	await area.getByRole('tab', { name: 'Post' }).click();

	await expect(area).toContainText('The address of this published post changes');
	await expect(area).toContainText('WordPress leads visitors from the old address');
	await area.getByRole('button', { name: 'Keep the old address' }).click();

	await expect(area).not.toContainText('The address of this published post changes');
	expect(await isDirty(page)).toBe(false);
});

test('gives the verdict among the settings of the post', async () => {
	await loaf();
	await page.locator('.editor-header').getByLabel('Settings', { exact: true }).click();
	await area.getByRole('tab', { name: 'Post' }).click();
	const heading = area.getByRole('button', { name: 'Plumbline', exact: true });
	await heading.click();

	await expect(area.locator('.plumbline-verdict')).toBeVisible();
	expect(await violations()).toEqual([]);
	await area.getByRole('button', { name: 'Show the findings' }).click();
	await expect(area.getByLabel('Focus keyword')).toBeVisible();
});

test('finds own posts to link to, and links where the writer says', async () => {
	await newPost(page, wordPress.url);
	await page.evaluate(async () => {
		for (const title of ['Rye crispbread', 'All about oats']) {
			const data = { title, content: title, status: 'publish' };
			await window.wp.apiFetch({ path: '/wp/v2/posts', method: 'POST', data });
		}
	});
	const { canvas } = await loaf(paragraph('Bake it now.'));
	await area.getByLabel('Focus keyword').fill('rye crispbread');
	await canvas.getByText('Bake it now.').click();
	await page.keyboard.press('End');
	await openPanel('Links to your own posts');
	await area.getByRole('button', { name: 'Search my posts' }).click();

	await expect(area.locator('.plumbline-candidate')).toHaveCount(1);
	expect(await content()).not.toContain('Rye crispbread');
	await area.getByRole('button', { name: 'Link at the selection: Rye crispbread' }).click();

	expect(await content()).toMatch(/Bake it now\.<a href="[^"]+">Rye crispbread<\/a>/);
	await expect(area.locator('.plumbline-candidate')).toHaveCount(0);
	expect(await violations()).toEqual([]);
});
