import { expect, type Page, test } from '@playwright/test';
import { createLiveAudit } from '@plumbline/core';
import { headlessStoryOptions } from '../launch-options.ts';
import { type Editor, newPost } from '../wordpress/editor.ts';
import { pluginZip } from '../wordpress/site/plugin-zip.ts';
import { startWordPress } from '../wordpress/site/start-wordpress.ts';
import { storySite } from '../wordpress/site/story-site.ts';
import { pagesOfEachRule } from './pages.ts';

test.use({ launchOptions: headlessStoryOptions });

/** Fixtures per post: combining them takes a few loads of the editor instead of hundreds. */
const fixturesAPost = 15;

const postTitle = 'Sourdough bread for beginners: a first loaf in 24 hours';

/** The body content of all fixtures, without duplicates; the head belongs to the theme. */
async function fixtureContents(): Promise<readonly string[]> {
	const pages = await pagesOfEachRule();
	const contents = pages
		.filter(({ html }) => html.length < 20_000)
		.map(({ html }) => /<body[^>]*>(.*?)<\/body>/s.exec(html)?.[1]?.trim() ?? '');
	// WordPress's block parser would take some comments for blocks.
	return [...new Set(contents)].filter((content) => content && !content.includes('<!--'));
}

function inPosts(contents: readonly string[]): readonly (readonly string[])[] {
	const count = Math.ceil(contents.length / fixturesAPost);
	return Array.from({ length: count }, (_, index) =>
		contents.slice(index * fixturesAPost, (index + 1) * fixturesAPost),
	);
}

/** The title as WordPress and its theme write it. */
interface PageHead {
	readonly title: string;
	readonly mainHeading: string;
	readonly robots: string;
	readonly url: string;
}

/** Core's findings in the same blocks, one sentence per finding. */
function expectedHeadlines(contents: readonly string[], head: PageHead): readonly string[] {
	const blocks = contents.map((html, index) => ({ id: `b${index}`, name: 'core/html', html }));
	const post = { ...head, canonical: head.url, description: '', language: 'en-US', blocks };
	return createLiveAudit({ geo: 'us' })
		.update(post)
		.findings.map(({ headline }) => headline)
		.sort();
}

/** Sets title and content as if typed; returns the head that the page will have. */
const writePost = (page: Page, contents: readonly string[]): Promise<PageHead> =>
	page.evaluate(
		([title, htmls]) => {
			const { blocks, data } = window.wp;
			const serialised = htmls.map((html) => `<!-- wp:html -->${html}<!-- /wp:html -->`).join('');
			data.dispatch('core/editor').editPost?.({ title });
			data.dispatch('core/block-editor').resetBlocks?.(blocks.parse(serialised));
			const { plumbline } = window as unknown as { plumbline: { head: PageHead } }; // printed by the plugin
			return {
				title: plumbline.head.title.replace('{title}', title),
				mainHeading: title,
				robots: plumbline.head.robots,
				url: String(data.select('core/editor').getPermalink?.()),
			};
		},
		[postTitle, contents] as const,
	);

async function shownHeadlines({ headlines, sidebar }: Editor): Promise<readonly string[]> {
	const folds = sidebar.locator('.plumbline-disclosure[aria-expanded="false"]');
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
		prepared: storySite,
	});
	try {
		const editor = await newPost(page, wordPress.url);
		for (const contents of inPosts(await fixtureContents())) {
			const head = await writePost(page, contents);
			const expected = expectedHeadlines(contents, head);
			await expect
				.poll(() => shownHeadlines(editor), { timeout: 120_000, message: contents.join('\n\n') })
				.toEqual(expected);
		}
	} finally {
		await wordPress.stop();
	}
});
