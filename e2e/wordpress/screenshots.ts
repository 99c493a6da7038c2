import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { bakeryPost } from './bakery-post.ts';
import { dropFiles, type Editor, insertBlocks, newPost, publish, typeTitle } from './editor.ts';
import { searchConsoleExport } from './search-console-export.ts';
import { editorSteps } from './site/editor-blueprint.ts';
import { pluginZip } from './site/plugin-zip.ts';
import { startWordPress } from './site/start-wordpress.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');

/** A picture of every screen for the documentation, made with the built zip. */
await Promise.all(
	['images', 'wordpress'].map((name) => mkdir(path.join(docs, name), { recursive: true })),
);
const wordPress = await startWordPress({
	wordpress: process.argv[2] === 'oldest' ? 'oldest' : 'newest',
	plugin: pluginZip,
	steps: [
		...editorSteps,
		{ step: 'setSiteOptions', options: { blogname: 'Corner Bakery', show_avatars: '0' } },
	],
});
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	// WordPress in WebAssembly is slow on a small machine.
	context.setDefaultTimeout(120_000);
	await writing(context);
	await publishing(context);
	await owning(context);
	await deciding(context);
	await context.addCookies([{ name: 'story_locale', value: 'ja', url: wordPress.url }]);
	await take(await draft(context), 'images/wordpress-editor-ja');
	await deciding(context, '-ja');
} finally {
	await browser.close();
	await wordPress.stop();
}

/** Findings next to the post, with their words marked in it. */
async function writing(context: BrowserContext): Promise<void> {
	const page = await context.newPage();
	const { canvas: blank } = await newPost(page, wordPress.url);
	await blank.locator('.editor-post-title__input').click();
	await save(page, 'wordpress/first-run');
	await page.close();

	const post = await draft(context);
	await take(post, 'images/wordpress-editor', false);
	await save(post.editor.sidebar, 'wordpress/sidebar');
	const canvas = post.page.locator('iframe[name="editor-canvas"]');
	await save(canvas, 'wordpress/highlights');
	await post.page.close();
}

/** The panels before and after publishing. */
async function publishing(context: BrowserContext): Promise<void> {
	const { editor, page } = await draft(context);
	await page.setViewportSize({ width: 1280, height: 1500 });
	const { sidebar } = editor;
	const open = (name: string) => sidebar.getByRole('button', { name, exact: true }).click();

	await page.getByRole('button', { name: 'Publish', exact: true }).click();
	const panel = page.locator('.editor-post-publish-panel');
	await panel.locator('.plumbline').waitFor();
	await save(panel, 'wordpress/pre-publish', 760);
	await page.getByRole('button', { name: 'Cancel', exact: true }).click();

	await open('Search result and sharing');
	await sidebar.getByRole('textbox', { name: 'Title in search results' }).fill('{title} – {site}');
	await sidebar
		.getByLabel('Description', { exact: true })
		.fill(
			'How to feed a starter, shape a first loaf and bake it hot, with three ingredients and a day of patience.',
		);
	const preview = sidebar.getByRole('region', { name: 'Preview of the result' });
	await preview.getByText('How to feed').waitFor();
	await save(
		sidebar.locator('.components-panel__body:has(.plumbline-preview)'),
		'wordpress/previews',
	);
	await open('Search result and sharing');

	await publish(page);
	const address = await page.evaluate(() => window.wp.data.select('core/editor').getPermalink?.());
	await open('Rankings');
	await dropFiles(
		sidebar.locator('.plumbline-export .components-drop-zone'),
		searchConsoleExport(String(address)),
	);
	await sidebar.getByText('how to bake bread').last().waitFor();
	await save(
		sidebar.locator('.components-panel__body:has(.plumbline-export)'),
		'wordpress/rankings',
	);

	await page.locator('.editor-header').getByLabel('Settings', { exact: true }).click();
	const area = page.locator('.interface-complementary-area');
	await area.getByRole('tab', { name: 'Post' }).click();
	await area.getByRole('button', { name: 'Plumbline', exact: true }).click();
	await area.locator('.plumbline-verdict').waitFor();
	await save(area, 'wordpress/document-panel', 840);
	await page.close();
}

/** The screens for administrators. */
async function owning(context: BrowserContext): Promise<void> {
	const page = await context.newPage();
	await page.goto(`${wordPress.url}/wp-admin/tools.php?page=plumbline-overview`);
	await page.getByRole('button', { name: 'Audit the last ten' }).click();
	await page
		.locator('.plumbline-overview > [role="status"]', { hasText: 'Posts audited:' })
		.waitFor({ state: 'attached' });
	// The summary and the rows are asked for again, each on its own.
	await page.getByRole('heading', { name: 'What to do first' }).waitFor();
	await page
		.locator('table[aria-busy="false"]')
		.locator('.plumbline-state.is-fine, .plumbline-state.is-worth_fixing')
		.first()
		.waitFor();
	await page.setViewportSize({ width: 1280, height: 1000 });
	await save(page, 'wordpress/dashboard');
	await page.getByRole('button', { name: /^Edit all/ }).click();
	await page
		.getByRole('textbox', { name: 'Text for all posts' })
		.fill('{title} {separator} {site}');
	await page.getByRole('button', { name: 'Fill in' }).click();
	await save(page, 'wordpress/grid');
	await page.goto(`${wordPress.url}/wp-admin/edit.php`);
	await save(page, 'wordpress/list');
	await page.close();
}

async function deciding(context: BrowserContext, language = ''): Promise<void> {
	const page = await context.newPage();
	await page.setViewportSize({ width: 1280, height: 1500 });
	await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=plumbline&tab=checks`);
	await page.locator('.plumbline-policy').waitFor();
	await save(page, `wordpress/checks${language}`);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=plumbline&tab=types`);
	await page.locator('.plumbline-kind summary').first().click();
	await save(page, `wordpress/settings${language}`);
	await page.close();
}

interface Draft {
	readonly page: Page;
	readonly editor: Editor;
}

async function draft(context: BrowserContext): Promise<Draft> {
	const page = await context.newPage();
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, bakeryPost.title);
	await insertBlocks(page, bakeryPost.blocks);
	await editor.sidebar.getByRole('textbox').fill(bakeryPost.keyword);
	await editor.sidebar.locator('.plumbline-quiet').first().waitFor();
	await editor.headlines.first().waitFor();
	return { page, editor };
}

/** The editor with a finding open, and its words marked. */
async function take({ editor, page }: Draft, name: string, isLast = true): Promise<void> {
	const finding = editor.sidebar.locator('[data-rule="link_text_is_descriptive"] button').first();
	await finding.click();
	await page.mouse.move(640, 780);
	// The editor scrolls smoothly to the block.
	await page.waitForTimeout(1_500);
	await save(page, name);
	if (isLast) await page.close();
}

/** Panels are as high as the window; cut off the empty part below their content. */
async function save(what: Page | Locator, name: string, mostHigh?: number): Promise<void> {
	const file = path.join(docs, `${name}.png`);
	const box = 'boundingBox' in what && mostHigh ? await what.boundingBox() : null;
	if (!box || !mostHigh || !('page' in what)) await what.screenshot({ path: file });
	else {
		const clip = { ...box, height: Math.min(box.height, mostHigh) };
		await what.page().screenshot({ path: file, clip });
	}
}
