import type { Frame, Page } from '@playwright/test';
import { insertBlocks, newPost, openSidebar } from '@plumbline/e2e/wordpress/editor';
import { generatePage } from '@plumbline/scripts/generate-pages';

const CHARACTERS_A_WORD = 10;
const BLOCK = '[data-type="core/paragraph"]';

export interface LongPost {
	readonly page: Page;
	/** Where the post is typed. */
	readonly canvas: Frame;
}

/** A new post of so many words in so many blocks, the cursor in the middle of it. */
export async function openLongPost(
	page: Page,
	url: string,
	{ words, blocks, withPlugin }: { words: number; blocks: number; withPlugin: boolean },
): Promise<LongPost> {
	page.setDefaultTimeout(120_000);
	if (withPlugin) await newPost(page, url);
	else await page.goto(`${url}/wp-admin/post-new.php`);
	const canvas = await canvasOf(page);
	await insertBlocks(page, paragraphs(words, blocks).join(''));
	await canvas
		.locator(BLOCK)
		.nth(blocks - 1)
		.waitFor({ timeout: 120_000 });
	if (withPlugin) await (await openSidebar(page)).headlines.first().waitFor({ timeout: 120_000 });
	await putCursorInto(canvas, blocks >> 1);
	// What opening it has set going ends.
	await page.waitForTimeout(3_000);
	return { page, canvas };
}

export async function putCursorInto(canvas: Frame, number: number): Promise<void> {
	await canvas.locator(BLOCK).nth(number).click({ timeout: 60_000 });
	await canvas.page().keyboard.press('End');
}

async function canvasOf(page: Page): Promise<Frame> {
	const element = await page.waitForSelector('iframe[name="editor-canvas"]');
	const frame = await element.contentFrame();
	if (!frame) throw new Error('The editor has no canvas of its own.');
	return frame;
}

function paragraphs(words: number, blocks: number): readonly string[] {
	const { html } = generatePage('long-prose', words * CHARACTERS_A_WORD);
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
