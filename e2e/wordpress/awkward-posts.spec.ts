import { insertBlocks, isDirty, newPost, openSidebar, saveDraft, typeTitle } from './editor.ts';
import { expect, test } from './wordpress-fixture.ts';

const lorem = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
const loremBlock = `<!-- wp:paragraph --><p>${lorem}</p><!-- /wp:paragraph -->`;

test('offline, panels that cannot load and a failed save say so, and nothing is lost', async ({
	context,
	wordPress,
}) => {
	// This page may log errors, since the test causes them.
	const offline = await context.newPage();
	const { headlines, sidebar } = await newPost(offline, wordPress.url);
	const keyword = sidebar.getByLabel('Focus keyword');
	const save = () => offline.evaluate(() => window.wp.data.dispatch('core/editor').savePost?.());
	await insertBlocks(offline, loremBlock);
	await expect(headlines).toHaveCount(1);
	await keyword.fill('rye bread');
	await context.setOffline(true);

	for (const name of ['Search result and sharing', 'Links to your own posts', 'Rankings']) {
		await sidebar.getByRole('button', { name, exact: true }).click();
	}
	await save();

	await expect(sidebar.getByText('Check your connection, then try again.')).toHaveCount(3);
	await expect(offline.locator('.components-notice', { hasText: 'offline' })).toBeVisible();
	expect(await isDirty(offline)).toBe(true);
	await expect(headlines.filter({ hasText: 'Lorem ipsum' })).toBeVisible();
	await expect(keyword).toHaveValue('rye bread');
	await context.setOffline(false);
	await sidebar.getByRole('button', { name: 'Try again' }).nth(1).click();
	await expect(sidebar.getByRole('button', { name: 'Search my posts' })).toBeVisible();
	await sidebar.getByRole('button', { name: 'Rankings', exact: true }).click();
	await sidebar.getByRole('button', { name: 'Rankings', exact: true }).click();
	await expect(sidebar.getByRole('button', { name: 'Choose a Search Console file' })).toBeVisible();
	await save();
	await expect.poll(() => isDirty(offline)).toBe(false);
	await expect(keyword).toHaveValue('rye bread');
});

test('two tabs on one post do not overwrite each other', async ({
	context,
	page,
	rest,
	wordPress,
}) => {
	const first = await newPost(page, wordPress.url);
	await typeTitle(page, first, 'Rye bread');
	await first.sidebar.getByLabel('Focus keyword').fill('rye');
	const id = await saveDraft(page);
	const other = await context.newPage();
	await other.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	const { sidebar } = await openSidebar(other);
	await expect(sidebar.getByLabel('Focus keyword')).toHaveValue('rye');
	await first.sidebar.getByLabel('Focus keyword').fill('rye bread');
	await saveDraft(page);

	await sidebar.getByRole('button', { name: 'Search result and sharing', exact: true }).click();
	await sidebar.getByLabel('Description', { exact: true }).fill('How to bake it.');
	await saveDraft(other);

	await expect(sidebar.getByLabel('Focus keyword')).toHaveValue('rye bread');
	await expect(sidebar.getByLabel('Description', { exact: true })).toHaveValue('How to bake it.');
	const saved = await rest(`/wp/v2/posts/${id}&context=edit`);
	expect(await saved.json()).toMatchObject({
		meta: {
			_plumbline_keywords: [{ keyword: 'rye bread', synonyms: [] }],
			_plumbline_description: 'How to bake it.',
		},
	});
});

test('a post type without “custom-fields” is audited, and keeps its fields', async ({
	page,
	wordPress,
}) => {
	await page.goto(`${wordPress.url}/wp-admin/post-new.php?post_type=recipe`);
	const { headlines, sidebar } = await openSidebar(page);
	await insertBlocks(page, loremBlock);

	await expect(headlines.filter({ hasText: 'Lorem ipsum' })).toBeVisible();
	await sidebar.getByLabel('Focus keyword').fill('rye bread');
	const id = await saveDraft(page);
	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	await expect((await openSidebar(page)).sidebar.getByLabel('Focus keyword')).toHaveValue(
		'rye bread',
	);
});

test('the sidebar does not appear for content without a page of its own', async ({
	page,
	rest,
	wordPress,
}) => {
	const data = { title: 'Pattern', status: 'publish', content: loremBlock };
	const pattern = await (await rest('/wp/v2/blocks', data)).json();
	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${pattern.id}&action=edit`);
	const header = page.locator('.editor-header, .edit-post-header');

	await expect(header.getByLabel('Settings', { exact: true })).toBeVisible();
	await expect(header.getByLabel('Plumbline')).toHaveCount(0);
	expect(await page.evaluate(() => 'plumbline' in window)).toBe(false);
});

test('the site editor has the sidebar for pages, and audits a template on three of its posts', async ({
	page,
	rest,
	wordPress,
}) => {
	const pages = [];
	for (const title of ['About us', 'Our ovens', 'Opening hours']) {
		const data = { title, content: loremBlock, status: 'publish' };
		pages.push((await (await rest('/wp/v2/pages', data)).json()).id);
	}
	const open = (path: string) =>
		page.goto(
			`${wordPress.url}/wp-admin/site-editor.php?p=${encodeURIComponent(path)}&canvas=edit`,
		);
	await open(`/page/${pages[0]}`);
	const { headlines, sidebar } = await openSidebar(page);
	await expect(headlines.filter({ hasText: 'Lorem ipsum' })).toBeVisible();
	await sidebar.getByLabel('Focus keyword').fill('rye bread');
	await saveDraft(page);
	const saved = await rest(`/wp/v2/pages/${pages[0]}&context=edit`);
	expect(await saved.json()).toMatchObject({
		status: 'publish',
		meta: { _plumbline_keywords: [{ keyword: 'rye bread' }] },
	});

	const [{ stylesheet }] = await (await rest('/wp/v2/themes&status=active')).json();
	await open(`/wp_template/${stylesheet}//page`);
	const template = await openSidebar(page);
	await template.sidebar.getByRole('button', { name: 'Audit this template' }).click();
	await expect(template.sidebar.getByRole('link')).toHaveText([
		/Opening hours/,
		/Our ovens/,
		/About us/,
	]);
	const shared = template.sidebar.locator('[data-rule="content_has_no_placeholder_text"]');
	await expect(shared).toBeVisible();
});

test('reads what is typed in the code editor, and a block of the classic editor', async ({
	page,
	wordPress,
}) => {
	const { headlines } = await newPost(page, wordPress.url);
	const switchTo = (mode: string) =>
		page.evaluate((to) => window.wp.data.dispatch('core/editor').switchEditorMode?.(to), mode);
	await switchTo('text');
	await page
		.locator('.editor-post-text-editor')
		.fill(`${loremBlock}<p>To bake <a href="htp://example.com/oven">look here</a>.`);

	await expect(headlines.filter({ hasText: 'Lorem ipsum' })).toBeVisible();
	await headlines.filter({ hasText: 'Lorem ipsum' }).click();
	await switchTo('visual');

	await headlines.filter({ hasText: 'htp://' }).click();
	await expect
		.poll(() =>
			page.evaluate(() => {
				const { select } = window.wp.data;
				return (select('core/block-editor').getSelectedBlock?.() as { name: string } | null)?.name; // the store has no types here
			}),
		)
		.toBe('core/freeform');
});

test('words of a template that does not show the post do not count as the post’s', async ({
	page,
	rest,
	wordPress,
}) => {
	await rest('/wp/v2/templates', { slug: 'bare', title: 'Bare', content: loremBlock });
	const post = { title: 'Rye', content: 'Flour, water, salt.', template: 'bare', status: 'draft' };
	const { id } = await (await rest('/wp/v2/posts', post)).json();
	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	const { canvas, headlines, sidebar } = await openSidebar(page);
	await expect(sidebar.locator('.plumbline-verdict')).toBeVisible();

	await page.evaluate(async () => {
		const editor = window.wp.data.dispatch('core/editor');
		await editor.setRenderingMode?.('template-locked');
		await editor.editPost?.({ title: '' });
	});

	await expect(canvas.getByText('Lorem ipsum')).toBeVisible();
	await expect(sidebar).toContainText('Findings appear here as you write.');
	await expect(headlines).toHaveCount(0);
});

test('deactivating and reactivating the plugin keeps all data', async ({
	page,
	rest,
	wordPress,
}) => {
	const meta = { _plumbline_keywords: [{ keyword: 'rye bread', synonyms: [] }] };
	const { id } = await (await rest('/wp/v2/posts', { title: 'Rye bread', meta })).json();
	const edit = () => page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	const turn = (status: string) =>
		rest('/wp/v2/plugins/plumbline/plumbline', { status }, { method: 'PUT' });

	expect((await turn('inactive')).ok()).toBe(true);
	await edit();
	await expect(
		page.locator('.editor-header').getByLabel('Settings', { exact: true }),
	).toBeVisible();
	await expect(page.locator('.editor-header').getByLabel('Plumbline')).toHaveCount(0);
	await page.evaluate(() => window.wp.data.dispatch('core/editor').editPost?.({ title: 'Rye' }));
	await saveDraft(page);
	expect((await turn('active')).ok()).toBe(true);
	await edit();

	const { sidebar } = await openSidebar(page);
	await expect(sidebar.getByLabel('Focus keyword')).toHaveValue('rye bread');
});
