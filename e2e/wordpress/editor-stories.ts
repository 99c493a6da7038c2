import type { BrowserContext, Page } from '@playwright/test';
import {
	deletePlugin,
	type Editor,
	insertBlocks,
	isDirty,
	newPost,
	openSidebar,
	saveDraft,
	savePattern,
	saveWithVerdict,
	selectedBlock,
	typeTitle,
} from './editor.ts';
import { shareEditor } from './shared-editor.ts';
import type { RunningWordPress } from './site/start-wordpress.ts';
import { expect, type Site, test } from './wordpress-fixture.ts';

const filler = 'A loaf of sourdough takes flour, water, salt and a day of patience. '.repeat(6);
const paragraph = (html: string) => `<!-- wp:paragraph --><p>${html}</p><!-- /wp:paragraph -->`;

interface Setting {
	/** `PLUMBLINE_DELETE_DATA` in wp-config.php. */
	readonly deletesData: boolean;
}

/** Tests of the plugin's promises, all in one WordPress. */
export function editorStories(site: Site, { deletesData }: Setting): void {
	const steps = [...(site.steps ?? []), deletingData(deletesData)];
	test.use({ site: { ...site, steps } });

	let wordPress: RunningWordPress;
	let page: Page;

	test.beforeAll(({ wordPress: booted }) => {
		wordPress = booted;
		console.log(`WordPress ${booted.version} on PHP ${booted.php}`);
	});
	test.beforeEach(({ page: ofStory }) => {
		page = ofStory;
	});

	test('the WordPress is one we support', () => {
		const [major = 0, minor = 0] = wordPress.version.split('.').map(Number);

		expect(major * 100 + minor).toBeGreaterThanOrEqual(608);
	});

	test('appears in Japanese for users who chose Japanese', async ({ context }) => {
		await speakJapanese(context, wordPress.url);
		const editor = await newPost(page, wordPress.url);
		await expect(editor.sidebar.getByLabel('フォーカスキーワード')).toBeVisible();
		await insertBlocks(page, paragraph('Lorem ipsum dolor sit amet, consectetur adipiscing.'));

		await expect(editor.headlines.first()).toContainText(/[ぁ-ん]/);
		await expect(editor.sidebar).toContainText('日本');
	});

	test.describe('in an editor that is open already', () => {
		let editor: Editor;

		shareEditor((shared) => {
			({ editor, page } = shared);
		});

		test('a blank post opens without findings and unchanged', async () => {
			await expect(editor.sidebar).toContainText('Findings appear here as you write.');
			await expect(editor.headlines).toHaveCount(0);
			expect(await isDirty(page)).toBe(false);
		});

		test('shows findings while typing, and selects the block', async () => {
			await typeTitle(page, editor, 'A first sourdough loaf');
			await page.keyboard.type('Lorem ipsum dolor sit amet, consectetur adipiscing elit.');
			await page.keyboard.press('Enter');
			await page.keyboard.type('And this is where the rest will be.');
			const finding = editor.headlines.filter({ hasText: 'Lorem ipsum' });

			await expect(finding).toBeVisible();
			expect(await selectedBlock(page)).toMatchObject({
				attributes: { content: expect.stringContaining('the rest') },
			});
			await finding.click();

			await expect
				.poll(() => selectedBlock(page))
				.toMatchObject({ attributes: { content: expect.stringContaining('Lorem ipsum') } });
			await expect(editor.sidebar).toContainText('Replace the placeholder');
			await expect(editor.sidebar.getByRole('link', { name: /google\.com/ })).toBeVisible();
		});

		test('a finding disappears as soon as its cause is fixed', async () => {
			await typeTitle(page, editor, 'A first sourdough loaf');
			await page.keyboard.type('Lorem ipsum dolor sit amet, consectetur adipiscing elit.');
			const finding = editor.headlines.filter({ hasText: 'Lorem ipsum' });
			await expect(finding).toBeVisible();

			await page.keyboard.press('ControlOrMeta+A');
			await page.keyboard.type('Flour and water.');

			await expect(finding).toHaveCount(0);
		});

		test('selects the block inside columns, not the columns', async () => {
			const inner = paragraph('Lorem ipsum dolor sit amet, consectetur adipiscing elit.');
			await insertBlocks(
				page,
				`<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${inner}</div><!-- /wp:column --></div><!-- /wp:columns -->${paragraph(filler)}`,
			);

			await editor.headlines.filter({ hasText: 'Lorem ipsum' }).click();

			await expect.poll(() => selectedBlock(page)).toMatchObject({ name: 'core/paragraph' });
		});

		test('finds a heading that skips a level', async () => {
			await typeTitle(page, editor, 'A first sourdough loaf');
			for (const text of ['## Flour', 'Any flour will do.', '#### Water', 'So will any water.']) {
				await page.keyboard.type(text);
				await page.keyboard.press('Enter');
			}

			await editor.headlines.filter({ hasText: /level|h4/i }).click();

			await expect
				.poll(() => selectedBlock(page))
				.toMatchObject({ name: 'core/heading', attributes: { level: 4 } });
		});

		test('beats pain 4: reads a synced pattern once, and as this post shows it', async () => {
			const text = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
			const pattern = await savePattern(
				page,
				`<!-- wp:paragraph {"metadata":{"name":"Intro","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><p>${text}</p><!-- /wp:paragraph -->`,
			);
			await insertBlocks(
				page,
				`${paragraph(filler)}<!-- wp:block {"ref":${pattern}} /--><!-- wp:block {"ref":${pattern},"content":{"Intro":{"content":"Of this post."}}} /-->`,
			);

			await editor.headlines.filter({ hasText: 'Lorem ipsum' }).click();

			await expect
				.poll(() => selectedBlock(page))
				.toMatchObject({ attributes: { content: expect.stringContaining('Lorem ipsum') } });
			const places = editor.sidebar.locator('.plumbline-place');
			await expect(places.filter({ hasText: 'Lorem ipsum' })).toHaveCount(1);
		});

		test('beats pain 2: reads what WordPress renders in the canvas, once it is there', async () => {
			await page.evaluate(async () => {
				const content = 'Lorem ipsum dolor sit amet';
				const data = { title: 'Another post', content, status: 'publish' };
				await window.wp.apiFetch({ path: '/wp/v2/posts', method: 'POST', data });
			});
			const posts = '<!-- wp:latest-posts {"displayPostContent":true} /-->';
			await insertBlocks(page, `${paragraph(filler)}${posts}`);

			await editor.headlines.filter({ hasText: 'placeholder' }).click();

			await expect.poll(() => selectedBlock(page)).toMatchObject({ name: 'core/latest-posts' });
		});

		test('reports missing content only when the post is about to be published', async () => {
			await insertBlocks(page, paragraph('Just begun.'));
			await expect(editor.sidebar).toContainText('nothing to fix');

			await page.getByRole('button', { name: 'Publish', exact: true }).click();

			const panel = page.locator('.editor-post-publish-panel');
			await expect(panel.locator('.plumbline')).toContainText('The title is empty');
			await panel.getByRole('button', { name: 'Cancel', exact: true }).click();
		});

		test('keeps the keyword with the post, judges by it, and can undo it', async () => {
			await typeTitle(page, editor, 'A first loaf of bread');
			await insertBlocks(page, paragraph(filler));
			const field = editor.sidebar.getByLabel('Focus keyword');

			await field.fill('rye crispbread');
			await expect(editor.headlines.filter({ hasText: 'rye crispbread' }).first()).toBeVisible();
			const id = await saveDraft(page);
			await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
			const again = await openSidebar(page);
			const fieldAgain = again.sidebar.getByLabel('Focus keyword');
			await expect(fieldAgain).toHaveValue('rye crispbread');

			await fieldAgain.fill('wheat bread');
			await page.getByRole('button', { name: 'Undo', exact: true }).click();
			await expect(fieldAgain).toHaveValue('rye crispbread');
		});

		test(`deleting the plugin ${deletesData ? 'deletes the keywords too' : 'keeps the keywords'}`, async () => {
			await typeTitle(page, editor, 'A first loaf of bread');
			await editor.sidebar.getByLabel('Focus keyword').fill('first loaf');
			const id = await saveWithVerdict(page);
			expect(await savedKeywords(page, id)).toEqual(['first loaf']);

			await deletePlugin(page);

			expect(await savedKeywords(page, id)).toEqual(deletesData ? [] : ['first loaf']);
		});
	});
}

const deletingData = (deletesData: boolean) => ({
	step: 'defineWpConfigConsts',
	consts: { PLUMBLINE_DELETE_DATA: deletesData },
});

async function savedKeywords(page: Page, postId: number): Promise<unknown> {
	const response = await page.request.get(
		`${new URL(page.url()).origin}/?rest_route=/stories/v1/keyword/${postId}`,
	);
	return response.json();
}

const speakJapanese = (context: BrowserContext, url: string) =>
	context.addCookies([{ name: 'story_locale', value: 'ja', url }]);
