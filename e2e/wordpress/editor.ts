import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The block editor with our sidebar open. */
export interface Editor {
	readonly canvas: FrameLocator;
	readonly sidebar: Locator;
	/** The findings’ headlines. */
	readonly headlines: Locator;
}

interface BlockTree {
	readonly name: string;
	readonly attributes: Readonly<Record<string, unknown>>;
}

interface WordPress {
	apiFetch(request: {
		path: string;
		method: string;
		data?: object;
		headers?: Readonly<Record<string, string>>;
		body?: Blob;
	}): Promise<unknown>;
	readonly blocks: { parse(html: string): readonly object[] };
	readonly hooks: {
		addFilter(
			hook: string,
			namespace: string,
			callback: (value: readonly object[]) => readonly object[],
		): void;
	};
	readonly data: {
		select(store: string): Record<string, (...parameters: unknown[]) => unknown>;
		dispatch(store: string): Record<string, (...parameters: unknown[]) => Promise<unknown>>;
	};
}

declare global {
	interface Window {
		readonly wp: WordPress;
	}
}

export async function newPost(page: Page, url: string): Promise<Editor> {
	await page.goto(`${url}/wp-admin/post-new.php`);
	return openSidebar(page);
}

export async function openSidebar(page: Page): Promise<Editor> {
	const sidebar = page.locator('.interface-complementary-area:has(.plumbline-sidebar)');
	const button = page.locator('.editor-header, .edit-post-header').getByLabel('Plumbline');
	await button.waitFor();
	if (!(await sidebar.isVisible())) await button.click();
	await sidebar.waitFor();
	return {
		canvas: page.frameLocator('iframe[name="editor-canvas"]'),
		sidebar,
		headlines: sidebar.locator('.plumbline-finding__headline'),
	};
}

/** Types the title and moves the cursor into the first block. */
export async function typeTitle(page: Page, { canvas }: Editor, title: string): Promise<void> {
	await canvas.locator('.editor-post-title__input').click();
	await page.keyboard.type(title);
	await page.keyboard.press('Enter');
}

/** Appends serialized blocks to the post. */
export async function insertBlocks(page: Page, html: string): Promise<void> {
	await page.evaluate((text) => {
		const { blocks, data } = window.wp;
		data.dispatch('core/block-editor').insertBlocks?.(blocks.parse(text));
	}, html);
}

/** Resets the post in the open editor, which is quicker than opening a new post. */
export async function emptyPost(page: Page, { headlines }: Editor): Promise<void> {
	await page.evaluate(() => {
		const { dispatch, select } = window.wp.data;
		const meta = select('core/editor').getEditedPostAttribute?.('meta') ?? {};
		const emptied = Object.entries(meta).map(([key, value]) => {
			if (Array.isArray(value)) return [key, []];
			return [key, typeof value === 'string' ? '' : typeof value === 'boolean' ? false : value];
		});
		dispatch('core/editor').editPost?.({ title: '', meta: Object.fromEntries(emptied) });
		dispatch('core/block-editor').resetBlocks?.([]);
	});
	await expect(headlines).toHaveCount(0, { timeout: 120_000 });
}

export const selectedBlock = (page: Page): Promise<BlockTree | null> =>
	page.evaluate(() => {
		const block = window.wp.data
			.select('core/block-editor')
			.getSelectedBlock?.() as BlockTree | null; // the store has no types here
		return block && { name: block.name, attributes: { ...block.attributes } };
	});

export const isDirty = (page: Page): Promise<unknown> =>
	page.evaluate(() => window.wp.data.select('core/editor').isEditedPostDirty?.());

export async function saveDraft(page: Page): Promise<number> {
	await page.evaluate(() => window.wp.data.dispatch('core/editor').savePost?.());
	await expect.poll(() => isDirty(page), { timeout: 120_000 }).toBe(false);
	const id = await page.evaluate(() => window.wp.data.select('core/editor').getCurrentPostId?.());
	return Number(id);
}

/** Saves, and waits until the background audit has stored the verdict of the saved post. */
export async function saveWithVerdict(page: Page): Promise<number> {
	const stored = page.waitForResponse(
		(response) => response.url().includes('/verdict') && response.request().method() !== 'GET',
	);
	const id = await saveDraft(page);
	await stored;
	return id;
}

export async function publish(page: Page): Promise<number> {
	await page.evaluate(() =>
		window.wp.data.dispatch('core/editor').editPost?.({ status: 'publish' }),
	);
	return saveDraft(page);
}

/** Deactivates and deletes the plugin, as the plugins page does. */
export const deletePlugin = (page: Page): Promise<unknown> =>
	page.evaluate(async () => {
		const path = '/wp/v2/plugins/plumbline/plumbline';
		await window.wp.apiFetch({ path, method: 'PUT', data: { status: 'inactive' } });
		return window.wp.apiFetch({ path, method: 'DELETE' });
	});

/** Creates a synced pattern and returns its id. */
export const savePattern = (page: Page, content: string): Promise<number> =>
	page.evaluate(async (text) => {
		const data = { title: 'Pattern', status: 'publish', content: text };
		const saved = await window.wp.apiFetch({ path: '/wp/v2/blocks', method: 'POST', data });
		return (saved as { readonly id: number }).id; // the REST API's format
	}, content);

interface UploadedImage {
	readonly id: number;
	readonly source_url: string;
}

/** Uploads a small picture to the media library. */
export const uploadImage = (page: Page, altText: string): Promise<UploadedImage> =>
	page.evaluate(async (alt) => {
		const canvas = new OffscreenCanvas(64, 64);
		canvas.getContext('2d')?.fillRect(0, 0, 64, 64);
		const saved = await window.wp.apiFetch({
			path: `/wp/v2/media?alt_text=${encodeURIComponent(alt)}`,
			method: 'POST',
			headers: {
				'Content-Type': 'image/png',
				'Content-Disposition': 'attachment; filename="loaf.png"',
			},
			body: await canvas.convertToBlob(),
		});
		return saved as UploadedImage; // the REST API's format
	}, altText);

interface TextFile {
	readonly name: string;
	readonly text: string;
}

/** Drops files on the element. */
export async function dropFiles(place: Locator, files: readonly TextFile[]): Promise<void> {
	const dataTransfer = await place.page().evaluateHandle((dropped) => {
		const transfer = new DataTransfer();
		for (const { name, text } of dropped) transfer.items.add(new File([text], name));
		return transfer;
	}, files);
	await place.dispatchEvent('drop', { dataTransfer });
}
