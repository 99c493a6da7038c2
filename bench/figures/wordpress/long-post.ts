import type { Frame, Page } from '@playwright/test';
import { insertBlocks, newPost } from '@plumbline/e2e/wordpress/editor';
import { generatePage } from '@plumbline/scripts/generate-pages';

const charactersAWord = 10;
const blockName = '[data-type="core/paragraph"]';

export interface LongPost {
	readonly page: Page;
	/** The frame that the post is typed in. */
	readonly canvas: Frame;
}

export interface PostSize {
	readonly words: number;
	readonly blocks: number;
}

/** A new post; with the plugin, its sidebar is open. */
export async function openPost(page: Page, url: string, withPlugin: boolean): Promise<LongPost> {
	page.setDefaultTimeout(120_000);
	if (withPlugin) await newPost(page, url);
	else await page.goto(`${url}/wp-admin/post-new.php`);
	return { page, canvas: await canvasOf(page) };
}

/**
 * Fills the post with `words` words, puts the cursor in the middle, and waits until the resulting
 * work is done.
 */
export async function fillPost({ canvas, page }: LongPost, size: PostSize): Promise<void> {
	await insertBlocks(page, paragraphs(size).join(''));
	await canvas
		.locator(blockName)
		.nth(size.blocks - 1)
		.waitFor({ timeout: 120_000 });
	await putCursorInto(canvas, size.blocks >> 1);
	await page.waitForTimeout(3_000);
}

/** Waits for the first findings. */
export const verdictOn = ({ page }: LongPost): Promise<void> =>
	page.locator('.plumbline-finding__headline').first().waitFor({ timeout: 120_000 });

export async function putCursorInto(canvas: Frame, number: number): Promise<void> {
	await canvas.locator(blockName).nth(number).click({ timeout: 60_000 });
	await canvas.page().keyboard.press('End');
}

async function canvasOf(page: Page): Promise<Frame> {
	const element = await page.waitForSelector('iframe[name="editor-canvas"]');
	const frame = await element.contentFrame();
	if (!frame) throw new Error('The editor has no canvas of its own.');
	return frame;
}

function paragraphs({ words, blocks }: PostSize): readonly string[] {
	const { html } = generatePage('long-prose', words * charactersAWord);
	const text = html.slice(html.indexOf('</h1>') + 5, html.indexOf('</main>'));
	const all = text
		.replace(/<[^>]*>/g, ' ')
		.split(/\s+/)
		.filter(Boolean);
	const each = Math.floor(words / blocks);
	return Array.from({ length: blocks }, (_, block) => {
		const start = (block * each) % Math.max(1, all.length - each);
		return `<!-- wp:paragraph --><p>${all.slice(start, start + each).join(' ')}</p><!-- /wp:paragraph -->`;
	});
}
