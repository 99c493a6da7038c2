import { expect, type Page, test } from '@playwright/test';
import { createLiveAudit } from '@plumbline/core';
import { type Editor, newPost } from '../wordpress/editor.ts';
import { editorSteps } from '../wordpress/editor-blueprint.ts';
import { startWordPress } from '../wordpress/playground.ts';
import { pluginZip } from '../wordpress/plugin-zip.ts';
import { pagesOfEachRule } from './pages.ts';

/** Posts of so many fixtures, so that the editor is asked a few times and not hundreds. */
const FIXTURES_A_POST = 15;

const TITLE = 'Sourdough bread for beginners: a first loaf in 24 hours';

/** The content of each fixture once; what stands in the head is the theme’s. */
async function fixtureContents(): Promise<readonly string[]> {
	const pages = await pagesOfEachRule();
	const contents = pages
		.filter(({ html }) => html.length < 20_000)
		.map(({ html }) => /<body[^>]*>(.*?)<\/body>/s.exec(html)?.[1]?.trim() ?? '');
	// The block parser takes comments of its own kind for blocks.
	return [...new Set(contents)].filter((content) => content && !content.includes('<!--'));
}

function inPosts(contents: readonly string[]): readonly (readonly string[])[] {
	const count = Math.ceil(contents.length / FIXTURES_A_POST);
	return Array.from({ length: count }, (_, index) =>
		contents.slice(index * FIXTURES_A_POST, (index + 1) * FIXTURES_A_POST),
	);
}

/** Core's findings in the same blocks, one sentence per finding. */
function expectedHeadlines(contents: readonly string[], url: string): readonly string[] {
	const blocks = contents.map((html, index) => ({ id: `b${index}`, name: 'core/html', html }));
	const post = { title: TITLE, url, language: 'en-US', blocks };
	return createLiveAudit({ geo: 'us' })
		.update(post)
		.findings.map(({ headline }) => headline)
		.sort();
}

/** Sets title and content as if typed; answers the address that the post will have. */
const writePost = (page: Page, contents: readonly string[]) =>
	page.evaluate(
		([title, htmls]) => {
			const { blocks, data } = window.wp;
			const serialised = htmls.map((html) => `<!-- wp:html -->${html}<!-- /wp:html -->`).join('');
			data.dispatch('core/editor').editPost?.({ title });
			data.dispatch('core/block-editor').resetBlocks?.(blocks.parse(serialised));
			return String(data.select('core/editor').getPermalink?.());
		},
		[TITLE, contents] as const,
	);

async function shownHeadlines({ headlines, sidebar }: Editor): Promise<readonly string[]> {
	const folds = sidebar.locator('.plumbline-fold[aria-expanded="false"]');
	while ((await folds.count()) > 0) await folds.first().click();
	return (await headlines.locator('> span:last-child').allTextContents()).sort();
}

test('the editor shows the findings of core in content on which each rule finds something', async ({
	page,
}) => {
	test.setTimeout(900_000);
	const wordPress = await startWordPress({
		wordpress: 'newest',
		plugin: pluginZip,
		prepared: editorSteps,
	});
	try {
		const editor = await newPost(page, wordPress.url);
		for (const contents of inPosts(await fixtureContents())) {
			const url = await writePost(page, contents);
			const expected = expectedHeadlines(contents, url);
			await expect
				.poll(() => shownHeadlines(editor), { timeout: 60_000, message: contents.join('\n\n') })
				.toEqual(expected);
		}
	} finally {
		await wordPress.stop();
	}
});
