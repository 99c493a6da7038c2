import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { bakeryPost } from './bakery-post.ts';
import { type Editor, insertBlocks, newPost, typeTitle } from './editor.ts';
import { editorSteps } from './editor-blueprint.ts';
import { startWordPress } from './playground.ts';
import { pluginZip } from './plugin-zip.ts';

const images = path.resolve(import.meta.dirname, '../../docs/images');

/** Pictures of the editor for the documentation, made from what people install. */
await mkdir(images, { recursive: true });
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
	await take(context, 'wordpress-editor');
	await context.addCookies([{ name: 'story_locale', value: 'ja', url: wordPress.url }]);
	await take(context, 'wordpress-editor-ja');
} finally {
	await browser.close();
	await wordPress.stop();
}

async function take(context: BrowserContext, name: string): Promise<void> {
	const page = await context.newPage();
	const editor = await newPost(page, wordPress.url);
	await write(page, editor);
	const finding = editor.sidebar.locator('[data-rule="link_text_is_descriptive"] button').first();
	await finding.click();
	await page.mouse.move(640, 780);
	// The editor scrolls softly to the block.
	await page.waitForTimeout(1_500);
	await page.screenshot({ path: path.join(images, `${name}.png`) });
	await page.close();
}

async function write(page: Page, editor: Editor): Promise<void> {
	await typeTitle(page, editor, bakeryPost.title);
	await insertBlocks(page, bakeryPost.blocks);
	await editor.sidebar.getByRole('textbox').fill(bakeryPost.keyword);
	await editor.sidebar.locator('.plumbline-quiet').waitFor();
}
